import type { Language } from '#shared/languages.ts'
import type { Line, Run } from '../blocks.ts'
import { isEmpty, type Resolved, type ResolvedItem } from '../resolved.ts'

type Words = { age: [string, string]; occupation: string; residence: string; address: string }

const words: Record<Language, Words> = {
  en: {
    age: [', aged ', ' years'],
    occupation: ', occupation ',
    residence: ', residing at ',
    address: ', having address at ',
  },
  hi: { age: [', आयु ', ' वर्ष'], occupation: ', व्यवसाय ', residence: ', निवासी ', address: ', पता ' },
  mr: { age: [', वय ', ' वर्षे'], occupation: ', व्यवसाय ', residence: ', राहणार ', address: ', पत्ता ' },
}

/** 'Arjun Testwala, son of Shri Mohan Testwala, aged 34 years, occupation trader, residing at 12, Example Road'. */
export function describeParty(item: ResolvedItem, prefix: string, language: Language): Line {
  const say = words[language]
  const part = (name: string) => item[prefix + name]
  const age = part('Age')
  const hasAge = age !== undefined && !isEmpty(age)
  return [
    ...print(part('Name'), '').map(run => ({ ...run, bold: true as const })),
    ...print(part('Parentage'), ', '),
    ...print(age, ...say.age),
    ...print(part('Occupation'), say.occupation),
    ...print(part('Address'), hasAge ? say.residence : say.address),
  ]
}

function print(value: Resolved | undefined, before: string, after = ''): Run[] {
  if (!value || (isEmpty(value) && value.optional)) return []
  const text = value.lines.flatMap((line, index) => (index === 0 ? line : [{ text: ', ' }, ...line]))
  return [...(before ? [{ text: before }] : []), ...text, ...(after ? [{ text: after }] : [])]
}

const parts = ['Name', 'Parentage', 'Age', 'Occupation', 'Address']

/** The questions that `party:` made have a common beginning, taken from the first name in the group. */
export function findPartyPrefix(names: readonly string[]): string | undefined {
  return names.find(name => name.endsWith('Name'))?.slice(0, -'Name'.length)
}

export function isPartyPart(name: string, prefix: string): boolean {
  return parts.some(part => name === prefix + part)
}
