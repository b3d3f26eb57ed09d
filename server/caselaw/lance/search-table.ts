import type { Table } from '@lancedb/lancedb'
import type { SearchQuery, TextNode } from '../library/search-query.ts'
import type { Catalogue } from './catalogue.ts'
import { asksKnown, evaluate } from './evaluate.ts'
import { type CountFacets, type Found, filterAndCount } from './filter-and-count.ts'
import { toLanceQuery } from './lance-query.ts'
import type { Related } from './place-tests.ts'
import { addSectionScores, listSections } from './section-scores.ts'

type Published = { table: Table; catalogue: Catalogue }

export type TableHits = {
  hits: { place: number; score: number }[]
  /** The number of all matches, not only the returned ones. */
  total: number
  /** Whether the judgment is a match, returned or not. */
  isFound: (place: number) => boolean
  countFacets: CountFacets
}

/** Finds matches by words and sections, then applies the filters and the floor. */
export async function searchTable(
  { table, catalogue }: Published,
  { text, filters, floor = 0, among, size }: SearchQuery,
  related: Related,
): Promise<TableHits> {
  const sections = listSections(text)
  // The engine does not know the section scores, so its best results may not be the best of both.
  const most = Object.keys(filters).length === 0 && sections.length === 0 ? among : undefined
  const byWords = await findAll(table, catalogue, { text, most })
  const { found, holders } =
    text !== null && sections.length > 0
      ? addSectionScores(byWords, text, catalogue)
      : { found: byWords, holders: null }
  const filtering = { filters, related, catalogue, floor: { share: floor, holders } }
  const { passed, total, isFound, countFacets } = filterAndCount(inOrder(found), filtering)
  const hits = Array.from(passed.places.subarray(0, Math.min(size, total)), (place, at) => ({
    place,
    score: passed.scores[at] ?? 0,
  }))
  return { hits, total, isFound, countFacets }
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
  const query = toLanceQuery(text)
  if (query === null || length === 0) return { places: new Uint32Array(), scores: new Float32Array() }
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
  const { places, scores } = found
  if (scores.every((score, at) => at === 0 || score <= (scores[at - 1] ?? 0))) return found
  const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return {
    places: Uint32Array.from(order, at => places[at] ?? 0),
    scores: Float32Array.from(order, at => scores[at] ?? 0),
  }
}
