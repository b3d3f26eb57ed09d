/** How words refer to a party: as a man, a woman, or a body. */
export type Gender = 'he' | 'she' | 'it'
/** The parties that a form of a word is for: one party of a gender, or several. */
export type Form = Gender | 'several'

/** `{petitioners: petitioner | petitioners}`: words that agree with the parties in number and gender. */
export type Agreement = { group: string; forms: readonly { text: string; fits: readonly Form[] }[] }

const agreement = /\{([a-z][A-Za-z0-9]*): ([^{}|]*(?:\|[^{}|]*)+)\}/

/** By the number of forms: one, several · he, she, several · he, she, it, several. */
const fits: Record<number, readonly (readonly Form[])[]> = {
  2: [['he', 'she', 'it'], ['several']],
  3: [['he', 'it'], ['she'], ['several']],
  4: [['he'], ['she'], ['it'], ['several']],
}

/** Splits a text into words and agreements. */
export function cutAgreements(text: string): (string | Agreement)[] {
  const parts: (string | Agreement)[] = []
  let rest = text
  for (let match = agreement.exec(rest); match; match = agreement.exec(rest)) {
    if (match.index > 0) parts.push(rest.slice(0, match.index))
    parts.push(parseAgreement(match[1] ?? '', match[2] ?? ''))
    rest = rest.slice(match.index + match[0].length)
  }
  return rest === '' ? parts : [...parts, rest]
}

function parseAgreement(group: string, forms: string): Agreement {
  const texts = forms.split('|').map(form => form.trim())
  const order = fits[texts.length] ?? []
  return { group, forms: texts.map((text, index) => ({ text, fits: order[index] ?? [] })) }
}
