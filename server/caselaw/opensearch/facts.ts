import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { LibraryFacts } from '../library/case-index.ts'
import { inEdition } from './editions.ts'
import { ask, type Reader, totalOf } from './hits.ts'

export const noFacts: LibraryFacts = {
  total: 0,
  landmarks: 0,
  withFullText: 0,
  years: { from: null, to: null },
  courts: [],
  categories: [],
  mostCited: 0,
}

type Buckets<Key = string> = { buckets: { key: Key; doc_count: number }[] }
type Answer = {
  landmarks: { doc_count: number }
  withFullText: { doc_count: number }
  from: { value: number | null }
  to: { value: number | null }
  courts: Buckets
  categories: Buckets<CaseCategory>
}

/** The most cited of all need not be the most cited of those in each shard. */
const comparedInShard = 2000

export async function loadFacts(reader: Reader): Promise<LibraryFacts> {
  const query = { bool: { filter: inEdition(reader.edition) } }
  const [answer, edges] = await Promise.all([
    ask(reader, 'judgments', {
      size: 0,
      track_total_hits: true,
      query,
      aggs: {
        landmarks: { filter: { range: { order: { lt: 2 } } } },
        withFullText: { filter: { term: { hasFullText: true } } },
        from: { min: { field: 'year' } },
        to: { max: { field: 'year' } },
        courts: { terms: { field: 'court', size: 10_000 } },
        categories: { terms: { field: 'category', size: 100 } },
      },
    }),
    ask(reader, 'edges', {
      size: 0,
      query,
      aggs: { to: { terms: { field: 'to', size: 1, shard_size: comparedInShard } } },
    }),
  ])
  const found = answer.aggregations as Answer
  const { to: cited } = edges.aggregations as { to: Buckets }
  return {
    total: totalOf(answer),
    landmarks: found.landmarks.doc_count,
    withFullText: found.withFullText.doc_count,
    years: { from: found.from.value, to: found.to.value },
    courts: listCounted(found.courts),
    categories: listCounted(found.categories),
    mostCited: cited.buckets[0]?.doc_count ?? 0,
  }
}

function listCounted<Key>({ buckets }: Buckets<Key>): { value: Key; count: number }[] {
  return buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))
}

/** Of very many sections the most cited: the others are as rare as the rarest of these. */
const countedSections = 20_000

/** How many judgments have each section. */
export async function countSections(reader: Reader): Promise<(token: string) => number> {
  const answer = await ask(reader, 'judgments', {
    size: 0,
    query: { bool: { filter: inEdition(reader.edition) } },
    aggs: { sections: { terms: { field: 'sections', size: countedSections } } },
  })
  const { buckets } = (answer.aggregations as { sections: Buckets }).sections
  const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
  const others = buckets.length < countedSections ? 0 : (buckets.at(-1)?.doc_count ?? 0)
  return token => counts.get(token) ?? others
}

export async function listJudges(reader: Reader): Promise<string[]> {
  const aggs = { judges: { terms: { field: 'judge', size: 50_000 } } }
  const answer = await ask(reader, 'judgments', {
    size: 0,
    query: { bool: { filter: inEdition(reader.edition) } },
    aggs,
  })
  return (answer.aggregations as { judges: Buckets }).judges.buckets.map(({ key }) => key)
}
