import type { Reference } from '../library/case-index.ts'
import { type Facts, hashCitation, hashName, noYear, printedYear } from './facts.ts'
import { buildHashTable, findHash, type HashTable, noHash } from './hash-text.ts'
import { groupPairs, listAt, type Packed } from './packed-lists.ts'

/** Which judgments cite which, by their places in the catalogue. */
export type CitationGraph = {
  cites: (place: number) => Uint32Array
  citedBy: (place: number) => Uint32Array
  /** The number of judgments that cite the most cited one. */
  mostCited: number
}

/** What finds the judgment that is referred to, and what was found of all judgments. */
export type GraphMemory = {
  byName: HashTable
  byCitation: HashTable
  /** The place of the judgment that has each citation. */
  owners: Uint32Array
  cites: Packed<Uint32Array>
  citedBy: Packed<Uint32Array>
}

type Known = Pick<Facts, 'names' | 'citations' | 'years'>
type Finders = Pick<GraphMemory, 'byName' | 'byCitation' | 'owners'>
/** A reference by its hashes; the year is `noYear` where none is printed. */
type Hashed = { name: number; citation: number; year: number }

/** The judgment that a printed precedent means; null when that is not certain. */
export type Resolve = (reference: Reference) => number | null

export function buildGraph({ refers, ...facts }: Facts): GraphMemory {
  const { length } = facts.years
  const finders = {
    byName: buildHashTable(facts.names),
    byCitation: buildHashTable(facts.citations.items),
    owners: listOwners(facts.citations),
  }
  const [froms, tos]: [number[], number[]] = [[], []]
  for (let place = 0; place < length; place += 1) {
    const [names, citations, years] = [refers.names, refers.citations, refers.years].map(list =>
      listAt<Float64Array | Uint16Array>(list, place),
    )
    const cited = new Set<number>()
    for (const [at, name] of names?.entries() ?? []) {
      const hashed = { name, citation: citations?.[at] ?? noHash, year: years?.[at] ?? noYear }
      const found = findMeant(hashed, facts, finders)
      if (found !== null && found !== place) cited.add(found)
    }
    for (const to of cited) {
      froms.push(place)
      tos.push(to)
    }
  }
  return { ...finders, cites: groupPairs(froms, tos, length), citedBy: groupPairs(tos, froms, length) }
}

export function openGraph({ cites, citedBy }: GraphMemory): CitationGraph {
  let [mostCited, end] = [0, 0]
  for (const next of citedBy.ends) {
    mostCited = Math.max(mostCited, next - end)
    end = next
  }
  return { cites: place => listAt(cites, place), citedBy: place => listAt(citedBy, place), mostCited }
}

export function createResolver(known: Known, finders: Finders): Resolve {
  return ({ title, citation }) =>
    findMeant(
      {
        name: hashName(title),
        citation: hashCitation(citation),
        year: printedYear(citation) ?? noYear,
      },
      known,
      finders,
    )
}

/** By citation, else by a name that only one of that time has. */
function findMeant({ name, citation, year }: Hashed, known: Known, finders: Finders): number | null {
  const cited = findHash(finders.byCitation, known.citations.items, citation).at(-1)
  if (cited !== undefined) return finders.owners[cited] ?? null
  const namesakes = findHash(finders.byName, known.names, name)
  const fitting = year === noYear ? namesakes : namesakes.filter(place => fitsYear(known.years[place], year))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** A report is published in the year of the judgment or in the two years after it. */
function fitsYear(decided: number | undefined, printed: number): boolean {
  return Boolean(decided) && printed >= (decided ?? 0) && printed <= (decided ?? 0) + 2
}

function listOwners({ items, ends }: Facts['citations']): Uint32Array {
  const owners = new Uint32Array(items.length)
  let from = 0
  for (const [place, end] of ends.entries()) {
    owners.fill(place, from, end)
    from = end
  }
  return owners
}
