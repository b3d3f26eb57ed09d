import type { Language } from '#shared/languages.ts'
import type { Line } from '../blocks.ts'
import { describeKind, printPart } from '../parties/describe-kinds.ts'
import { kindOf, partyQuestions } from '../parties/party-kinds.ts'
import { isEmpty, type ResolvedItem } from '../resolved.ts'

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

/**
 * 'Arjun Testwala, son of Shri Mohan Testwala, aged 34 years, occupation trader, residing at 12, Example
 * Road'.
 */
export function describeParty(item: ResolvedItem, prefix: string, language: Language): Line {
  const say = words[language]
  const part = (name: string) => item[prefix + name]
  const kind = kindOf(item, prefix)
  const name = printPart(part('Name'), { before: '' }).map(run => ({ ...run, bold: true as const }))
  if (kind !== 'individual') return [...name, ...describeKind(kind, part, language)]
  const age = part('Age')
  const hasAge = age !== undefined && !isEmpty(age)
  return [
    ...name,
    ...printPart(part('Parentage'), { before: ', ' }),
    ...printPart(age, { before: say.age[0], after: say.age[1] }),
    ...printPart(part('Occupation'), { before: say.occupation }),
    ...printPart(part('Address'), { before: hasAge ? say.residence : say.address }),
  ]
}

const parts = ['kind', ...Object.keys(partyQuestions)].map(
  part => part.charAt(0).toUpperCase() + part.slice(1),
)

/**
 * The questions made by `party:` share a prefix, which is found from the first '...Name' question of the
 * group.
 */
export function findPartyPrefix(names: readonly string[]): string | undefined {
  return names.find(name => name.endsWith('Name'))?.slice(0, -'Name'.length)
}

export function isPartyPart(name: string, prefix: string): boolean {
  return parts.some(part => name === prefix + part)
}

/** The question that names an item of a group: the party's name, otherwise the first question. */
export function findNameIn(names: readonly string[]): string | undefined {
  const prefix = findPartyPrefix(names)
  return prefix !== undefined && names.includes(`${prefix}Kind`) ? `${prefix}Name` : names[0]
}
