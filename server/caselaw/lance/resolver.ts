import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import { once } from '#server/lib/once.ts'
import type { Catalogue } from './catalogue.ts'
import { chooseNamesake, type Resolve } from './graph.ts'

/**
 * Resolves as createResolver does (graph.ts), without a string for each name and citation in memory: both are
 * found by a hash, and compared with what the judgment says.
 */
export function createPackedResolver({ length, metaAt, idAt }: Catalogue): Resolve {
  const byCitation = once(() => hashAll(length, place => metaAt(place).citations))
  const byName = once(() => hashAll(length, place => [normaliseCaseName(metaAt(place).title)]))

  function findCited(citation: string): number | undefined {
    return byCitation()(citation).findLast(place => metaAt(place).citations.includes(citation))
  }

  return ({ title, citation }) => {
    const canonical = citation === null ? null : canonicalCitation(citation)
    const cited = canonical === null ? undefined : findCited(canonical)
    if (cited !== undefined) return idAt(cited)
    const name = normaliseCaseName(title)
    const namesakes = byName()(name)
      .map(place => ({ place, ...metaAt(place) }))
      .filter(entry => normaliseCaseName(entry.title) === name)
    return chooseNamesake(namesakes, citation)?.id ?? null
  }
}

/** Hash and place in one number, sorted: 27 bits and up to 26 bits are less than a number holds exactly. */
const places = 2 ** 26

function hashAll(length: number, textsOf: (place: number) => string[]): (text: string) => number[] {
  const found: number[] = []
  for (let place = 0; place < length; place += 1)
    for (const text of textsOf(place)) found.push(hashOf(text) * places + place)
  const sorted = Float64Array.from(found).sort()
  return text => {
    const hash = hashOf(text)
    const matches: number[] = []
    for (let at = firstFrom(sorted, hash * places); at < sorted.length; at += 1) {
      const value = sorted[at] ?? 0
      if (value >= (hash + 1) * places) break
      if (matches.at(-1) !== value % places) matches.push(value % places)
    }
    return matches
  }
}

function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** FNV-1a, 27 bits of it. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 5
}
