import { type FacetName, facetNames } from './facet-names.ts'

/** Where a code says of which facet it is. */
export const facetBits = 3

/**
 * The value of a facet as a number: in the lowest bits the facet, above them fifty bits of the value's letters. What counts the
 * judgments reads numbers twenty times as fast as words.
 */
export function codeOf(name: FacetName, value: string): number {
  return hashOf(value) * 2 ** facetBits + facetNumber(name)
}

/** Never 0, so that no code is. */
export function facetNumber(name: FacetName): number {
  return facetNames.indexOf(name) + 1
}

export function listCodes(values: Record<FacetName, string | number | null | readonly string[]>): number[] {
  return facetNames.flatMap(name => [values[name] ?? []].flat().map(value => codeOf(name, String(value))))
}

function hashOf(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
    other = Math.imul(other ^ text.charCodeAt(at), 1597334677)
  }
  const low = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  const high = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return (high >>> 14) * 2 ** 32 + (low >>> 0)
}
