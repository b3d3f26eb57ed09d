import type { FormCheck, FormField } from '#shared/contract/forms.ts'

type Question = Pick<FormField, 'name' | 'labels' | 'options'>

const ownKnowledge = 'to my own knowledge'

/** An attorney swears of what the party did and saw, and seldom knows it at first hand. */
export function checkAttorneys(questions: readonly Question[], written: readonly FormCheck[]): FormCheck[] {
  const basis = questions.find(({ name }) => name === 'deponentBasis')
  if (!basis?.options?.includes(ownKnowledge)) return []
  const { labels } = basis
  const attorneys = questions.filter(({ name }) => name.endsWith('AttorneyName'))
  return attorneys.flatMap(({ name }) => {
    if (written.some(check => check.if.includes(name) && check.if.includes('deponentBasis'))) return []
    return [
      {
        name: `${name} swears of own knowledge`,
        if: `${name} is answered and deponentBasis is "${ownKnowledge}"`,
        severity: 'note',
        at: name,
        say: {
          en: `“${labels.en}”: where the attorney swears, own knowledge is only what the attorney did or saw. Otherwise choose the record and what the party has told.`,
          hi: `“${labels.hi}”: शपथ मुख्तार ले तो निजी ज्ञान में केवल वही आता है जो मुख्तार ने स्वयं किया या देखा। अन्यथा अभिलेख और पक्षकार से मिली जानकारी चुनें।`,
          mr: `“${labels.mr}”: मुखत्यार प्रतिज्ञा करत असल्यास स्वतःच्या माहितीत मुखत्याराने स्वतः केलेले किंवा पाहिलेलेच येते. अन्यथा अभिलेख व पक्षकाराने दिलेली माहिती निवडा.`,
        },
      },
    ]
  })
}
