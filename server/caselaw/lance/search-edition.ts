import { setImmediate } from 'node:timers/promises'
import type { Entry } from '../library/entry.ts'
import type { Found, SearchQuery } from '../library/search-query.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import type { CitationGraph } from './graph.ts'
import type { Related } from './place-tests.ts'
import { prepareText } from './prepare-text.ts'
import { createPairScorer, weighPairs } from './score-pairs.ts'
import { type Placed, type Published, searchTable } from './search-table.ts'
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
  const { order, citing = 0 } = query
  const weigh = createPairWeigher(order === undefined ? query.pairs : undefined, needs)
  const scores = weigh(found.hits)
  const best = found.best === found.hits ? scores : weigh(citing > 0 ? found.best : [])
  const citesOf = (place: number) => Array.from(graph.cites(place), catalogue.idAt)
  return {
    hits: [...scores].map(([place, score], at) => ({
      entry: entryAt(place),
      score,
      cites: at < citing ? citesOf(place) : [],
    })),
    best: [...best]
      .slice(0, citing)
      .map(([place, score]) => ({ id: catalogue.idAt(place), score, cites: citesOf(place) })),
    complete: async others => {
      const places = [...new Set(others)].flatMap(id => catalogue.placeOf(id) ?? []).filter(found.isWithin)
      const joined = places.filter(place => !scores.has(place) && found.passes(place))
      return {
        joined: joined.map(entryAt),
        count: async () => {
          // What was asked of the disk in the same turn goes out first.
          await setImmediate()
          return {
            total: found.total + joined.filter(place => !found.isFound(place)).length,
            facets: found.countFacets(places),
          }
        },
      }
    },
  }
}

/** Adds the score of the query's word pairs to the best by words. Those of a judgment are read once. */
function createPairWeigher(
  pairs: SearchQuery['pairs'],
  { readPairs, terms }: SearchNeeds,
): (hits: readonly Placed[]) => Map<number, number> {
  const wanted = pairs ? weighPairs(pairs, terms) : []
  const scoreOf = createPairScorer(wanted, terms)
  const known = new Map<number, number>()

  function scoreAt(place: number): number {
    const own = known.has(place) ? null : readPairs(place)
    if (own) known.set(place, scoreOf(own))
    return known.get(place) ?? 0
  }

  return hits => {
    const scores = new Map(hits.map(({ place, score }) => [place, score]))
    if (!pairs || wanted.length === 0) return scores
    for (const { place, score } of hits.slice(0, pairs.among)) scores.set(place, score + scoreAt(place))
    return new Map([...scores].sort(([, one], [, other]) => other - one))
  }
}
