import { once } from '#server/lib/once.ts'
import type { Importance } from '#shared/cases/judgment.ts'
import { type FacetName, facetNames } from '#shared/contract/cases.ts'
import { type LawSection, nameSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import { sectionToken } from '../text/section-token.ts'
import { parseMeta } from './layout.ts'
import { groupPairs, type PackedLists, packTexts } from './packed-lists.ts'

/** A row of the table as an edition is opened with it. */
export type MetaRow = { id: string; meta: string; rowId: number }

/**
 * What is known of the judgments of one edition without their texts. A judgment is a place: its index here.
 * Nothing is an object for each judgment, so that a large library fits into memory.
 */
export type Catalogue = {
  length: number
  idAt: (place: number) => string
  placeOf: (id: string) => number | undefined
  rowIdAt: (place: number) => number
  /** Changes row numbers of the table to places. */
  placesOf: (rowIds: BigUint64Array) => Uint32Array
  metaAt: (place: number) => Omit<Entry, 'citedByCount'>
  /** Whether the judgment says what was done to others. What it says is in its row. */
  saysTreatments: (place: number) => boolean
  yearAt: (place: number) => number | null
  importanceAt: (place: number) => Importance
  hasFullTextAt: (place: number) => boolean
  /** The values of each facet, and for each place the numbers of its values. */
  facets: Record<FacetName, Numbered<string>>
  /** The different sections of the library, and for each place those that it has, in its own order. */
  sections: Numbered<LawSection>
  /** The places of those with a section, by its token (section-token.ts). */
  holdersOf: (token: string) => Holders | undefined
  hasSection: (section: LawSection) => boolean
  /** All places in the order of their ids. */
  byId: () => Uint32Array
}

export type Numbered<Value> = { values: Value[]; at: PackedLists['at'] }
/** Places, and at which position of its list each of them has the section. */
export type Holders = { places: Uint32Array; ranks: Uint32Array }

const importances: readonly Importance[] = ['landmark', 'important', 'other']
const noYear = 0
/** What is known of a judgment that is no number: its title, date and citations. */
type Texts = [string, string | null, string[]]
/** Bits of the flags; the importance is above them. */
const [says, fullText, inferred, firstImportance] = [1, 2, 4, 8]

export async function buildCatalogue(rows: AsyncIterable<MetaRow> | Iterable<MetaRow>): Promise<Catalogue> {
  const [ids, texts] = [packTexts(), packTexts()]
  const rowIds: number[] = []
  const years: number[] = []
  const flags: number[] = []
  const sections = numberValues<LawSection>(({ act, section }) => `${act}\n${section}`)
  const facets = eachFacet(() => numberValues<string>(value => value))
  for await (const { id, meta, rowId } of rows) {
    const known = parseMeta(meta)
    ids.add(id)
    texts.add(JSON.stringify([known.title, known.date, known.citations] satisfies Texts))
    rowIds.push(rowId)
    years.push(known.year ?? noYear)
    flags.push(
      importances.indexOf(known.importance) * firstImportance +
        (known.treated?.length ? says : 0) +
        (known.hasFullText ? fullText : 0) +
        (known.categoryInferred ? inferred : 0),
    )
    sections.add(known.sections)
    for (const name of facetNames) facets[name].add(facetValues[name](known))
  }
  const { length } = rowIds
  const [packedIds, packedTexts] = [ids.pack(), texts.pack()]
  const [yearOf, flagsOf] = [Uint16Array.from(years), Uint8Array.from(flags)]
  const rowIdOf = Float64Array.from(rowIds)
  const byId = once(() => sortPlaces(length, packedIds.bytesAt))
  const packedSections = sections.pack()
  const holders = once(() => listHolders(packedSections, length))
  const holdersOf = (token: string) => holders().get(token)
  const packedFacets = eachFacet(name => facets[name].pack())
  const { category, court, judge } = packedFacets
  const isMarked = (place: number, flag: number) => ((flagsOf[place] ?? 0) & flag) > 0
  const yearAt = (place: number) => yearOf[place] || null
  const importanceAt = (place: number) =>
    importances[Math.floor((flagsOf[place] ?? 0) / firstImportance)] ?? 'other'

  return {
    length,
    idAt: packedIds.at,
    placeOf: id => findPlace(id, byId(), packedIds.bytesAt),
    rowIdAt: place => rowIdOf[place] ?? 0,
    placesOf: createPlaces(rowIdOf),
    metaAt(place) {
      const [title, date, citations] = JSON.parse(packedTexts.at(place)) as Texts // packed above
      return {
        id: packedIds.at(place),
        title,
        court: valuesAt(court, place)[0] ?? '',
        date,
        year: yearAt(place),
        bench: valuesAt(judge, place),
        citations,
        // Only categories of judgments were numbered.
        category: (valuesAt(category, place)[0] ?? null) as Entry['category'],
        categoryInferred: isMarked(place, inferred),
        importance: importanceAt(place),
        sections: valuesAt(packedSections, place),
        hasFullText: isMarked(place, fullText),
      }
    },
    saysTreatments: place => isMarked(place, says),
    yearAt,
    importanceAt,
    hasFullTextAt: place => isMarked(place, fullText),
    facets: packedFacets,
    sections: packedSections,
    holdersOf,
    hasSection: ({ act, section }) => holdersOf(sectionToken(act, section)) !== undefined,
    byId,
  }
}

export function eachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return {
    category: make('category'),
    court: make('court'),
    year: make('year'),
    judge: make('judge'),
    section: make('section'),
  }
}

type Faceted = Pick<Entry, 'category' | 'court' | 'year' | 'bench' | 'sections'>

const facetValues: Record<FacetName, (entry: Faceted) => string[]> = {
  category: entry => (entry.category ? [entry.category] : []),
  court: entry => [entry.court],
  year: entry => (entry.year === null ? [] : [String(entry.year)]),
  judge: entry => entry.bench,
  section: entry => [...new Set(entry.sections.flatMap(one => [one.act, nameSection(one)]))],
}

/** Gives each different value a number, in the order in which they come. */
function numberValues<Value>(keyOf: (value: Value) => string) {
  const known = new Map<string, number>()
  const values: Value[] = []
  const lists: Uint32Array[] = []
  let waiting: number[][] = []
  const numberOf = (value: Value) => {
    const key = keyOf(value)
    const number = known.get(key) ?? values.push(value) - 1
    known.set(key, number)
    return number
  }
  const ends: number[] = []
  let size = 0
  const flush = () => {
    lists.push(Uint32Array.from(waiting.flat()))
    waiting = []
  }
  return {
    add(own: readonly Value[]) {
      const numbers = own.map(numberOf)
      size += numbers.length
      ends.push(size)
      waiting.push(numbers)
      if (waiting.length >= 10_000) flush()
    },
    pack(): Numbered<Value> {
      flush()
      const numbers = new Uint32Array(size)
      let from = 0
      for (const list of lists) {
        numbers.set(list, from)
        from += list.length
      }
      const stops = Uint32Array.from(ends)
      return { values, at: place => numbers.subarray(place === 0 ? 0 : stops[place - 1], stops[place]) }
    },
  }
}

function valuesAt<Value>({ values, at }: Numbered<Value>, place: number): Value[] {
  return Array.from(at(place)).flatMap(number => values[number] ?? [])
}

function sortPlaces(length: number, bytesAt: (place: number) => Buffer): Uint32Array {
  return Uint32Array.from({ length }, (_, at) => at).sort((one, other) =>
    bytesAt(one).compare(bytesAt(other)),
  )
}

function findPlace(id: string, sorted: Uint32Array, bytesAt: (place: number) => Buffer): number | undefined {
  const wanted = Buffer.from(id)
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const place = sorted[middle] ?? 0
    const order = bytesAt(place).compare(wanted)
    if (order === 0) return place
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

function listHolders({ values, at }: Numbered<LawSection>, length: number): Map<string, Holders> {
  const tokens = values.map(({ act, section }) => sectionToken(act, section))
  const numbers = new Map<string, number>()
  const numberOf = tokens.map(token => {
    const number = numbers.get(token) ?? numbers.size
    numbers.set(token, number)
    return number
  })
  const [keys, places, ranks]: [number[], number[], number[]] = [[], [], []]
  for (let place = 0; place < length; place += 1)
    for (const [rank, key] of [
      ...new Set(Array.from(at(place), section => numberOf[section] ?? 0)),
    ].entries()) {
      keys.push(key)
      places.push(place)
      ranks.push(rank)
    }
  const [held, positions] = [groupPairs(keys, places, numbers.size), groupPairs(keys, ranks, numbers.size)]
  return new Map(
    [...numbers].map(([token, number]) => [token, { places: held.at(number), ranks: positions.at(number) }]),
  )
}

/** The upper 32 bits of a row number are the table fragment. Two 32-bit look-ups beat one of 64 bits. */
function createPlaces(rowIdOf: Float64Array): Catalogue['placesOf'] {
  const fragments = new Map<number, Uint32Array>()
  const sizes = new Map<number, number>()
  for (const rowId of rowIdOf) {
    const fragment = Math.floor(rowId / half)
    sizes.set(fragment, Math.max(sizes.get(fragment) ?? 0, (rowId % half) + 1))
  }
  for (const [fragment, size] of sizes) fragments.set(fragment, new Uint32Array(size))
  for (const [at, rowId] of rowIdOf.entries()) {
    const own = fragments.get(Math.floor(rowId / half))
    if (own) own[rowId % half] = at
  }
  return rowIds => {
    const halves = new Uint32Array(rowIds.buffer, rowIds.byteOffset, rowIds.length * 2)
    const places = new Uint32Array(rowIds.length)
    for (let at = 0; at < places.length; at += 1)
      places[at] = fragments.get(halves[2 * at + 1] ?? 0)?.[halves[2 * at] ?? 0] ?? 0
    return places
  }
}

const half = 2 ** 32
