import type { FullTextQuery, Table } from '@lancedb/lancedb'
import type { SearchQuery, TextNode } from '../library/search-query.ts'
import type { Catalogue } from './catalogue.ts'
import type { CountFacets } from './count-facets.ts'
import { asksKnown, evaluate } from './evaluate.ts'
import { type Found, filterAndCount } from './filter-and-count.ts'
import { saysNumber, takeApart, toLanceQuery } from './lance-query.ts'
import { listWhere } from './list-where.ts'
import { type Orders, putInOrder } from './orders.ts'
import type { Related } from './place-tests.ts'
import { addSectionScores, listSections, takeOutSections } from './section-scores.ts'

type Published = { table: Table; catalogue: Catalogue; orders: Orders }

export type TableHits = {
  hits: { place: number; score: number }[]
  /** The number of all matches, not only the returned ones. */
  total: number
  /** Whether the judgment is a match, returned or not. */
  isFound: (place: number) => boolean
  /** Whether it matches what the search is within. */
  isWithin: (place: number) => boolean
  countFacets: CountFacets
}

/** Finds matches by words and sections, then applies the filters and the floor. */
export async function searchTable(
  { table, catalogue, orders }: Published,
  { text, filters, within, order, floor = 0, among, size }: SearchQuery,
  related: Related,
): Promise<TableHits> {
  const sections = listSections(text)
  const isNarrowed = Object.keys(filters).length > 0 || within !== undefined || order !== undefined
  // The engine does not know the section scores, so its best results may not be the best of both.
  const most = !isNarrowed && sections.length === 0 ? among : undefined
  const isWithin = await findWithin(table, catalogue, within)
  const { all, holders } = await findWithSections(table, catalogue, { text, most })
  const found = isWithin ? keep(all, isWithin) : all
  const share = order === undefined ? floor : 0
  const filtering = { filters, related, catalogue, floor: { share, holders } }
  const { passed, total, isFound, countFacets } = filterAndCount(inOrder(found), filtering)
  const wanted = order === undefined ? Math.min(size, total) : total
  const hits = Array.from(passed.places.subarray(0, wanted), (place, at) => ({
    place,
    score: passed.scores[at] ?? 0,
  }))
  const shown = order === undefined ? hits : putInOrder(hits, orders[order]()).slice(0, size)
  return { hits: shown, total, isFound, isWithin: isWithin ?? (() => true), countFacets }
}

async function findWithSections(
  table: Table,
  catalogue: Catalogue,
  { text, most }: { text: SearchQuery['text']; most: number | undefined },
): Promise<{ all: Found; holders: Uint8Array | null }> {
  if (text === null || listSections(text).length === 0)
    return { all: await findAll(table, catalogue, { text, most }), holders: null }
  const { sections, rest } = takeOutSections(text)
  const saying = sections.filter(({ isNamed }) => isNamed)
  const [byText, ...said] = await Promise.all(
    [rest, ...saying.map(saysNumber)].map(node => findAll(table, catalogue, { text: node, most: undefined })),
  )
  const asked = { text, said: new Map(saying.map((section, at) => [section, said[at] ?? nothing])) }
  const { found, holders } = addSectionScores(byText ?? nothing, asked, catalogue)
  return { all: found, holders }
}

const nothing: Found = { places: new Uint32Array(), scores: new Float32Array() }

async function findWithin(
  table: Table,
  catalogue: Catalogue,
  within: SearchQuery['within'],
): Promise<((place: number) => boolean) | null> {
  if (within === undefined) return null
  if (within.kind === 'and') {
    const tests = await Promise.all(within.nodes.map(node => findWithin(table, catalogue, node)))
    return place => tests.every(test => test === null || test(place))
  }
  const findText = (text: TextNode) => findAll(table, catalogue, { text, most: undefined })
  // Not given to the engine whole: it finds nothing for a text that only excludes.
  const { places } = await evaluate(within, { catalogue, findText })
  const isIn = new Uint8Array(catalogue.length)
  for (const place of places) isIn[place] = 1
  return place => isIn[place] === 1
}

function keep(found: Found, isWanted: (place: number) => boolean): Found {
  return pick(
    found,
    listWhere(found.places.length, at => isWanted(found.places[at] ?? 0)),
  )
}

function pick({ places, scores }: Found, order: Uint32Array): Found {
  const picked = { places: new Uint32Array(order.length), scores: new Float32Array(order.length) }
  for (let at = 0; at < order.length; at += 1) {
    picked.places[at] = places[order[at] ?? 0] ?? 0
    picked.scores[at] = scores[order[at] ?? 0] ?? 0
  }
  return picked
}

async function findAll(
  table: Table,
  catalogue: Catalogue,
  { text, most = catalogue.length }: { text: SearchQuery['text']; most: number | undefined },
): Promise<Found> {
  const { length } = catalogue
  if (text === null)
    return { places: Uint32Array.from({ length }, (_, at) => at), scores: new Float32Array(length) }
  if (asksKnown(text)) {
    const findText = (node: TextNode) => findAll(table, catalogue, { text: node, most: length })
    return evaluate(text, { catalogue, findText })
  }
  const ask = (query: FullTextQuery | null) => askEngine(table, catalogue, { query, most })
  if (most < length) return ask(toLanceQuery(text))
  const { core, better } = takeApart(text)
  const [found, more] = await Promise.all([ask(core), ask(better)])
  return addScores(found, more, length)
}

/** Adds what those of `found` have in `more`. */
function addScores(found: Found, more: Found, length: number): Found {
  if (more.places.length === 0) return found
  const added = new Float32Array(length)
  for (let at = 0; at < more.places.length; at += 1) added[more.places[at] ?? 0] = more.scores[at] ?? 0
  return { ...found, scores: found.scores.map((score, at) => score + (added[found.places[at] ?? 0] ?? 0)) }
}

async function askEngine(
  table: Table,
  catalogue: Catalogue,
  { query, most }: { query: FullTextQuery | null; most: number },
): Promise<Found> {
  if (query === null || catalogue.length === 0) return nothing
  const answer = await table
    .query()
    .fullTextSearch(query)
    .select(['_score', '_rowid'])
    .withRowId()
    .limit(most)
    .toArrow()
  // Arrow gives these columns as these arrays. Copying number by number would cost more than the search.
  const rowIds = (answer.getChild('_rowid')?.toArray() ?? new BigUint64Array()) as BigUint64Array
  const scores = (answer.getChild('_score')?.toArray() ?? new Float32Array()) as Float32Array
  return { places: catalogue.placesOf(rowIds), scores }
}

/** The engine sorts by score, but the section scores are added after that. */
function inOrder(found: Found): Found {
  const { scores } = found
  let sorted = 1
  while (sorted < scores.length && (scores[sorted] ?? 0) <= (scores[sorted - 1] ?? 0)) sorted += 1
  if (sorted >= scores.length) return found
  return pick(found, orderByScore(scores))
}

/** How many positions fit beside the 32 bits of a score in a number without loss. */
const positions = 2 ** 21

/**
 * Highest first, and equal ones as they stood. Sorting numbers is several times as fast as comparing: the bits of a
 * score that is not negative are in its own order.
 */
function orderByScore(scores: Float32Array): Uint32Array {
  const { length } = scores
  if (length > positions)
    return Uint32Array.from(scores.keys()).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const bits = new Uint32Array(scores.slice().buffer)
  const keys = new Float64Array(length)
  for (let at = 0; at < length; at += 1) keys[at] = (2 ** 32 - (bits[at] ?? 0)) * positions + at
  keys.sort()
  const order = new Uint32Array(length)
  for (let at = 0; at < length; at += 1) order[at] = (keys[at] ?? 0) % positions
  return order
}
