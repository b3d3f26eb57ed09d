import { setImmediate } from 'node:timers/promises'
import type { Entry } from '../library/entry.ts'
import type { Found, SearchQuery } from '../library/search-query.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import type { CitationGraph } from './graph.ts'
import { passesFilters, type Related } from './place-tests.ts'
import { prepareText } from './prepare-text.ts'
import { createPairScorer, weighPairs } from './score-pairs.ts'
import { type Published, searchTable, type TableHits } from './search-table.ts'
import type { TermStatistics } from './term-statistics.ts'
import type { WordFamilies } from './word-families.ts'

export type SearchNeeds = Published & {
  graph: CitationGraph
  entryAt: (place: number) => Entry
  terms: TermStatistics
  families: () => WordFamilies
  /** Valid until the next call; null while they are made for a library of an earlier version. */
  readPairs: (place: number) => WordPairs | null
  related: Related
}

export async function searchEdition(query: SearchQuery, needs: SearchNeeds): Promise<Found> {
  const { catalogue, graph, entryAt } = needs
  const text = query.text && prepareText(query.text, needs.families())
  const within = query.within && prepareText(query.within, needs.families())
  const found = await searchTable(needs, { ...query, text, within }, needs.related)
  const scores = addPairs(found.hits, query.order === undefined ? query.pairs : undefined, needs)
  const citesOf = (place: number) => Array.from(graph.cites(place), catalogue.idAt)
  return {
    hits: [...scores].map(([place, score], at) => ({
      entry: entryAt(place),
      score,
      cites: at < (query.citing ?? 0) ? citesOf(place) : [],
    })),
    complete: async others => {
      const joined = [...new Set(others)]
        .flatMap(id => catalogue.placeOf(id) ?? [])
        .filter(
          place => !scores.has(place) && found.isWithin(place) && passesFilters(place, query.filters, needs),
        )
      return {
        joined: joined.map(entryAt),
        count: async () => {
          // What was asked of the disk in the same turn goes out first.
          await setImmediate()
          return {
            total: found.total + joined.filter(place => !found.isFound(place)).length,
            facets: found.countFacets(joined),
          }
        },
      }
    },
  }
}

/** Adds the score of the query's word pairs to the best by words. */
function addPairs(
  hits: TableHits['hits'],
  pairs: SearchQuery['pairs'],
  { readPairs, terms }: SearchNeeds,
): Map<number, number> {
  const scores = new Map(hits.map(({ place, score }) => [place, score]))
  const wanted = pairs ? weighPairs(pairs, terms) : []
  if (!pairs || wanted.length === 0) return scores
  const best = hits.slice(0, pairs.among).map(({ place }) => place)
  const scoreOf = createPairScorer(wanted, terms)
  for (const place of best) {
    const own = readPairs(place)
    if (own) scores.set(place, (scores.get(place) ?? 0) + scoreOf(own))
  }
  return new Map([...scores].sort(([, one], [, other]) => other - one))
}
