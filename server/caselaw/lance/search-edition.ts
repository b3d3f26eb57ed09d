import type { Table } from '@lancedb/lancedb'
import type { Found, Hit, SearchQuery } from '../library/search-query.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import { type Catalogue, passesFilters, type Related } from './catalogue.ts'
import type { CitationGraph } from './graph.ts'
import { prepareText } from './prepare-text.ts'
import { scorePairs, weighPairs } from './score-pairs.ts'
import { searchTable, type TableHits } from './search-table.ts'
import type { TermStatistics } from './term-statistics.ts'
import type { WordFamilies } from './word-families.ts'

export type SearchNeeds = {
  table: Table
  catalogue: Catalogue
  graph: CitationGraph
  terms: TermStatistics
  families: () => WordFamilies
  loadWordPairs: (ids: readonly string[]) => Promise<Map<string, WordPairs>>
  related: Related
}

export async function searchEdition(query: SearchQuery, needs: SearchNeeds): Promise<Found> {
  const { catalogue, graph, related } = needs
  const text = query.text && prepareText(query.text, needs.families())
  const found = await searchTable(needs, { ...query, text }, related)
  const scores = await addPairs(found.hits, query.pairs, needs)
  const hits = [...scores].flatMap(([id, score], at): Hit[] => {
    const entry = catalogue.byId(id)
    return entry ? [{ entry, score, cites: at < (query.citing ?? 0) ? graph.cites(id) : [] }] : []
  })
  return {
    hits,
    total: found.total,
    complete: async others => {
      const joined = [...new Set(others)]
        .filter(id => !scores.has(id))
        .flatMap(id => catalogue.byId(id) ?? [])
        .filter(entry => passesFilters(entry, query.filters, related))
      return {
        joined,
        total: found.total + joined.filter(({ id }) => !found.isFound(id)).length,
        facets: found.countFacets(joined.map(({ id }) => id)),
      }
    },
  }
}

/** Adds the score of the query's word pairs to the best by words. */
async function addPairs(
  hits: TableHits['hits'],
  pairs: SearchQuery['pairs'],
  { loadWordPairs, terms }: SearchNeeds,
): Promise<Map<string, number>> {
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  const wanted = pairs ? weighPairs(pairs, terms) : []
  if (!pairs || wanted.length === 0) return scores
  const best = hits.slice(0, pairs.among).map(({ id }) => id)
  for (const [id, own] of await loadWordPairs(best))
    scores.set(id, (scores.get(id) ?? 0) + scorePairs(wanted, own, terms))
  return new Map([...scores].sort(([, one], [, other]) => other - one))
}
