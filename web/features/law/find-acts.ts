import type { ActEntry, SectionEntry } from '#shared/contract/sections.ts'

type Group = { key: 'newCodes' | 'otherActs' | 'repealedActs'; acts: ActEntry[] }

const codesOf2023 = ['BNS', 'BNSS', 'BSA']

/** Acts whose title or short name has every word of the search. */
export function findActs(acts: readonly ActEntry[], search: string): ActEntry[] {
  const words = wordsOf(search)
  return acts.filter(({ act, title }) => hasAll(`${act} ${title}`, words))
}

/** The new codes first, then the others by title, then what was repealed. */
export function sortActs(acts: readonly ActEntry[]): Group[] {
  const isCode = ({ act }: ActEntry) => codesOf2023.includes(act)
  const byTitle = acts.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
  const groups: Group[] = [
    { key: 'newCodes', acts: acts.filter(isCode) },
    { key: 'otherActs', acts: byTitle.filter(act => act.isInForce && !isCode(act)) },
    { key: 'repealedActs', acts: byTitle.filter(act => !act.isInForce) },
  ]
  return groups.filter(group => group.acts.length > 0)
}

/** Sections that begin with the number typed, or whose heading has every word. */
export function findEntries(sections: readonly SectionEntry[], search: string): SectionEntry[] {
  const words = wordsOf(search)
  const [only] = words
  if (words.length === 1 && only && /^\d/.test(only))
    return sections.filter(({ section }) => wordsOf(section).some(part => part.startsWith(only)))
  return sections.filter(({ section, heading }) => hasAll(`${section} ${heading}`, words))
}

function hasAll(text: string, words: readonly string[]): boolean {
  const parts = wordsOf(text)
  return words.every(word => parts.some(part => part.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
}
