import type { FormCheck, FormField, FormView } from '#shared/contract/forms.ts'
import { partyKinds } from '../parties/party-kinds.ts'

type Question = Pick<FormField, 'name' | 'labels' | 'options' | 'input'>
type Written = { checks: readonly FormCheck[]; conditions?: FormView['conditions'] }

/** What the form says of an age itself is left to it. */
export function checkAges(questions: readonly Question[], written: Written): FormCheck[] {
  const said = [...written.checks.map(check => check.if), ...Object.values(written.conditions ?? {})]
  const ages = questions.filter(({ name, input }) => input === 'number' && /Age$|^age[A-Z]/.test(name))
  return ages.flatMap(age => [
    ...checkOld(age, said),
    ...checkYoung(age, questions, said),
    ...checkGrown(age, questions, said),
  ])
}

/** A slip of the finger, or months for years: the oldest people known were hardly older. */
function checkOld({ name, labels }: Question, said: readonly string[]): FormCheck[] {
  if (said.some(text => text.includes(`${name} is more than`))) return []
  return [
    {
      name: `${name} too high`,
      if: `${name} is more than 110`,
      severity: 'look at this',
      at: name,
      say: {
        en: `“${labels.en}” is {${name}}: is that the age in years?`,
        hi: `“${labels.hi}”: {${name}}; क्या यह वर्षों में आयु है?`,
        mr: `“${labels.mr}”: {${name}}; हे वर्षांतील वय आहे काय?`,
      },
    },
  ]
}

/**
 * Who is under eighteen is a party through a guardian: a child entered as an individual stands alone, in the cause title as
 * under the signature. Relatives, who are asked no parentage, sign nothing.
 */
function checkYoung(age: Question, questions: readonly Question[], said: readonly string[]): FormCheck[] {
  const { name } = age
  if (!name.endsWith('Age')) return []
  const person = name.slice(0, -'Age'.length)
  const find = (part: string) => questions.find(question => question.name === `${person}${part}`)
  const asked = find('Kind')
  const kind = asked?.options?.includes(partyKinds.minor.en) ? asked : undefined
  const isYoung = `${name} is less than 18`
  const own = kind ? isYoung : `${name} is less than `
  if (!find('Parentage') || said.some(text => text.includes(own))) return []
  return [
    {
      name: `${name} of a minor`,
      // Without an answer a party is an individual.
      if: kind ? `not (${kind.name} is "${partyKinds.minor.en}") and ${isYoung}` : isYoung,
      severity: 'look at this',
      at: name,
      say: kind ? sayKind(age, kind) : person === 'deponent' ? sayWhoSwears(age) : sayNoGuardian(age),
    },
  ]
}

/** Who has come of age is a party in person, unless of unsound mind. */
function checkGrown(age: Question, questions: readonly Question[], said: readonly string[]): FormCheck[] {
  const { name } = age
  const incapacity = questions.find(question => question.name === name.replace(/Age$/, 'Incapacity'))
  if (!incapacity?.options?.includes('a minor') || said.some(text => text.includes(`${name} is at least 18`)))
    return []
  return [
    {
      name: `${name} of one of age`,
      if: `${incapacity.name} is "a minor" and ${name} is at least 18`,
      severity: 'look at this',
      at: name,
      say: {
        en: `“${age.labels.en}” is {${name}}, and yet a minor is named: who has come of age is a party without a guardian.`,
        hi: `“${age.labels.hi}”: {${name}}, फिर भी अवयस्क लिखा है; जो वयस्क हो चुका है वह बिना संरक्षक के पक्षकार होता है।`,
        mr: `“${age.labels.mr}”: {${name}}, तरीही अज्ञान असे लिहिले आहे; जी व्यक्ती सज्ञान झाली ती पालकाशिवाय पक्षकार असते.`,
      },
    },
  ]
}

function sayKind({ name, labels }: Question, { labels: kind }: Question): FormCheck['say'] {
  const { minor } = partyKinds
  return {
    en: `“${labels.en}” is {${name}}: who is under eighteen is a party through a guardian. Choose “${minor.en}” at “${kind.en}”.`,
    hi: `“${labels.hi}”: {${name}}; अठारह वर्ष से कम आयु का व्यक्ति संरक्षक के माध्यम से पक्षकार होता है। “${kind.hi}” में “${minor.hi}” चुनें।`,
    mr: `“${labels.mr}”: {${name}}; अठरा वर्षांखालील व्यक्ती पालकामार्फत पक्षकार असते. “${kind.mr}” येथे “${minor.mr}” निवडा.`,
  }
}

function sayWhoSwears({ name, labels }: Question): FormCheck['say'] {
  return {
    en: `“${labels.en}” is {${name}}: for a party under eighteen the guardian or next friend swears.`,
    hi: `“${labels.hi}”: {${name}}; अठारह वर्ष से कम आयु के पक्षकार की ओर से संरक्षक या वाद-मित्र शपथ लेता है।`,
    mr: `“${labels.mr}”: {${name}}; अठरा वर्षांखालील पक्षकाराच्या वतीने पालक किंवा वादमित्र प्रतिज्ञा करतो.`,
  }
}

function sayNoGuardian({ name, labels }: Question): FormCheck['say'] {
  return {
    en: `“${labels.en}” is {${name}}: this form has no place for the guardian of one under eighteen.`,
    hi: `“${labels.hi}”: {${name}}; इस प्रपत्र में अठारह वर्ष से कम आयु के व्यक्ति के संरक्षक के लिए स्थान नहीं है।`,
    mr: `“${labels.mr}”: {${name}}; या नमुन्यात अठरा वर्षांखालील व्यक्तीच्या पालकासाठी जागा नाही.`,
  }
}
