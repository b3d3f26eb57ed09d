import { once } from '#server/lib/once.ts'
import type { Importance } from '#shared/cases/judgment.ts'
import type { FacetName } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import { sectionToken } from '../text/section-token.ts'
import { eachFacet, type Facts, firstImportance, fullTextFlag, importances, saysFlag } from './facts.ts'
import {
  bytesAt,
  groupPairs,
  listAt,
  listTexts,
  type Numbered,
  type PackedTexts,
  type PackedValues,
  textAt,
} from './packed-lists.ts'
import { PlacedEntry } from './placed-entry.ts'

/** What an edition holds of its judgments: facts, their row numbers in the table, and their places by id. */
export type CatalogueMemory = Omit<Facts, 'refers'> & { rowIds: Float64Array; byId: Uint32Array }

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
  byId: Uint32Array
  /** All places, the newest year first. */
  newest: () => Uint32Array
}

/** Places, and at which position of its list each of them has the section. */
export type Holders = { places: Uint32Array; ranks: Uint32Array }

export function openCatalogue(memory: CatalogueMemory): Catalogue {
  const { ids, years, flags, rowIds, byId } = memory
  const { length } = rowIds
  const sections = openValues(memory.sections, parseSectionValue)
  const facets = eachFacet(name => openValues(memory.facets[name], value => value))
  const holders = once(() => listHolders(sections, length))
  const holdersOf = (token: string) => holders().get(token)
  const sources = { ...memory, facets, sections }
  const isMarked = (place: number, flag: number) => ((flags[place] ?? 0) & flag) > 0
  const yearAt = (place: number) => years[place] || null
  const importanceAt = (place: number) =>
    importances[Math.floor((flags[place] ?? 0) / firstImportance)] ?? 'other'

  return {
    length,
    idAt: place => textAt(ids, place),
    placeOf: id => findPlace(id, byId, ids),
    rowIdAt: place => rowIds[place] ?? 0,
    placesOf: createPlaces(rowIds),
    metaAt: place => new PlacedEntry(place, sources),
    saysTreatments: place => isMarked(place, saysFlag),
    yearAt,
    importanceAt,
    hasFullTextAt: place => isMarked(place, fullTextFlag),
    facets,
    sections,
    holdersOf,
    hasSection: ({ act, section }) => holdersOf(sectionToken(act, section)) !== undefined,
    byId,
    newest: once(() => byId.slice().sort((one, other) => (years[other] ?? 0) - (years[one] ?? 0))),
  }
}

function openValues<Value>(
  { items, ends, values }: PackedValues,
  parse: (text: string) => Value,
): Numbered<Value> {
  return { items, ends, values: listTexts(values).map(parse) }
}

function parseSectionValue(value: string): LawSection {
  const [act = '', section = ''] = value.split('\n')
  return { act, section }
}

export function sortPlaces(ids: PackedTexts): Uint32Array {
  return Uint32Array.from(ids.ends, (_, place) => place).sort((one, other) =>
    bytesAt(ids, one).compare(bytesAt(ids, other)),
  )
}

export function findPlace(id: string, sorted: Uint32Array, ids: PackedTexts): number | undefined {
  const wanted = Buffer.from(id)
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const place = sorted[middle] ?? 0
    const order = bytesAt(ids, place).compare(wanted)
    if (order === 0) return place
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

function listHolders(sections: Numbered<LawSection>, length: number): Map<string, Holders> {
  const tokens = sections.values.map(({ act, section }) => sectionToken(act, section))
  const numbers = new Map<string, number>()
  const numberOf = tokens.map(token => {
    const number = numbers.get(token) ?? numbers.size
    numbers.set(token, number)
    return number
  })
  const [keys, places, ranks]: [number[], number[], number[]] = [[], [], []]
  for (let place = 0; place < length; place += 1)
    for (const [rank, key] of [
      ...new Set(Array.from(listAt(sections, place), section => numberOf[section] ?? 0)),
    ].entries()) {
      keys.push(key)
      places.push(place)
      ranks.push(rank)
    }
  const [held, positions] = [groupPairs(keys, places, numbers.size), groupPairs(keys, ranks, numbers.size)]
  return new Map(
    [...numbers].map(([token, number]) => [
      token,
      { places: listAt(held, number), ranks: listAt(positions, number) },
    ]),
  )
}

/** The upper 32 bits of a row number are the table fragment. Two 32-bit look-ups beat one of 64 bits. */
function createPlaces(rowIds: Float64Array): Catalogue['placesOf'] {
  const fragments = new Map<number, Uint32Array>()
  const sizes = new Map<number, number>()
  for (const rowId of rowIds) {
    const fragment = Math.floor(rowId / half)
    sizes.set(fragment, Math.max(sizes.get(fragment) ?? 0, (rowId % half) + 1))
  }
  for (const [fragment, size] of sizes) fragments.set(fragment, new Uint32Array(size))
  for (const [at, rowId] of rowIds.entries()) {
    const own = fragments.get(Math.floor(rowId / half))
    if (own) own[rowId % half] = at
  }
  return wanted => {
    const halves = new Uint32Array(wanted.buffer, wanted.byteOffset, wanted.length * 2)
    const places = new Uint32Array(wanted.length)
    for (let at = 0; at < places.length; at += 1)
      places[at] = fragments.get(halves[2 * at + 1] ?? 0)?.[halves[2 * at] ?? 0] ?? 0
    return places
  }
}

const half = 2 ** 32
