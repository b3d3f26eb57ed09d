import { partyQuestions } from './party-kinds.ts'

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
