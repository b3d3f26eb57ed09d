import { inEdition } from './editions.ts'
import { codeOf } from './facet-codes.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { ask, type Reader } from './hits.ts'

/** What the codes of an edition mean. */
export type CodeBook = ReadonlyMap<number, string>

/** An answer may have this many. Of more values the rarest have no word here. */
const mostValues = 50_000

export async function loadCodeBook(reader: Reader): Promise<CodeBook> {
  const lists = await Promise.all(facetNames.map(name => listValues(reader, name)))
  return new Map(
    facetNames.flatMap((name, at) => (lists[at] ?? []).map(value => [codeOf(name, value), value] as const)),
  )
}

async function listValues(reader: Reader, field: FacetName): Promise<string[]> {
  const answer = await ask(reader, 'judgments', {
    size: 0,
    query: { bool: { filter: inEdition(reader.edition) } },
    aggs: { values: { terms: { field, size: mostValues } } },
  })
  const { buckets } = (answer.aggregations as { values: { buckets: { key: string | number }[] } }).values
  return buckets.map(({ key }) => String(key))
}
