import type { FormCheck, FormField } from '#shared/contract/forms.ts'
import { partyKinds } from '../parties/party-kinds.ts'

type Question = Pick<FormField, 'name' | 'labels' | 'options'>

/**
 * Who is under eighteen is a party through a guardian: a child entered as an individual stands alone, in the cause title as
 * under the signature. Where a check of the form speaks of that age, it is left to it.
 */
export function checkAges(questions: readonly Question[], checks: readonly FormCheck[]): FormCheck[] {
  return questions.flatMap(({ name: kind, labels, options }): FormCheck[] => {
    const party = kind.endsWith('Kind') ? kind.slice(0, -'Kind'.length) : ''
    const age = questions.find(({ name }) => party !== '' && name === `${party}Age`)
    if (!age || !options?.includes(partyKinds.minor.en)) return []
    const isYoung = `${age.name} is less than 18`
    if (checks.some(check => check.if.includes(isYoung))) return []
    return [
      {
        name: `${age.name} of a minor`,
        // Without an answer a party is an individual.
        if: `not (${kind} is "${partyKinds.minor.en}") and ${isYoung}`,
        severity: 'look at this',
        at: age.name,
        say: {
          en: `“${age.labels.en}” is {${age.name}}: who is under eighteen is a party through a guardian. Choose “${partyKinds.minor.en}” at “${labels.en}”.`,
          hi: `“${age.labels.hi}”: {${age.name}}; अठारह वर्ष से कम आयु का व्यक्ति संरक्षक के माध्यम से पक्षकार होता है। “${labels.hi}” में “${partyKinds.minor.hi}” चुनें।`,
          mr: `“${age.labels.mr}”: {${age.name}}; अठरा वर्षांखालील व्यक्ती पालकामार्फत पक्षकार असते. “${labels.mr}” येथे “${partyKinds.minor.mr}” निवडा.`,
        },
      },
    ]
  })
}
