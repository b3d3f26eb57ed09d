import { describe, expect, it } from 'vitest'
import { type FacetName, facetNames } from '#shared/contract/cases.ts'
import type { IndexFilters, SearchQuery } from '../search-query.ts'
import { helpersOf, type OpenIndex, search, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'

const categories = ['Criminal', 'Civil', 'Tax', 'Labour'] as const
const courts = ['Supreme Court of India', 'Bombay High Court', 'Patna High Court']
const acts = ['CPC', 'CrPC', 'NDPS Act']

/** Each says 'bail' so often, among so many other words, that values have bests of very different scores. Some benches name a judge twice. */
const judgments = Array.from({ length: 60 }, (_, at) =>
  makeJudgment(`many-${at}`, {
    category: categories[(at * 7) % 4] ?? null,
    court: courts[(at * 5) % 3] ?? '',
    year: 2000 + ((at * 11) % 6),
    bench: [`Judge ${at % 4}`, `Judge ${at % 7}`],
    sections: acts.filter((_, act) => (at >> act) % 2 === 1).map(act => ({ act, section: String(at % 3) })),
    text: `${'bail '.repeat(at % 5 === 0 ? 0 : 1 + ((at * 13) % 31))} ${'of other things '.repeat(1 + ((at * 3) % 40))}`,
  }),
)
/** They join whatever their text: some match, some reach no floor, some do not match at all. */
const others = judgments.flatMap(({ id }, at) => (at % 3 === 0 ? [id] : []))

const narrowings: IndexFilters[] = [
  {},
  { category: 'Tax' },
  { courts: ['Bombay High Court', 'Patna High Court'] },
  { sections: ['CPC'] },
  { judges: ['Judge 1'], category: 'Criminal' },
  { yearFrom: 2001, yearTo: 2003, benchFrom: 2 },
]

const choosing = {
  category: value => ({ category: value as (typeof categories)[number] }), // one of the corpus
  court: value => ({ courts: [value] }),
  year: value => ({ yearFrom: Number(value), yearTo: Number(value) }),
  judge: value => ({ judges: [value] }),
  section: value => ({ sections: [value] }),
} satisfies Record<FacetName, (value: string) => IndexFilters>

/** What each value of a facet counts is what choosing it finds: also of those that join, and in a list that is narrowed already. */
export function describeFacets(name: string, open: OpenIndex) {
  describe(`a facet counts what choosing it finds: ${name}`, () => {
    const { shared } = helpersOf(open, judgments)

    it.each([0, 0.4])('with others that join, where less than %s of the best is dropped', async floor => {
      const { index } = await shared()
      const find = (filters: IndexFilters) =>
        search(index, { text: words('bail'), floor, size: 100, filters }, others)
      for (const filters of narrowings) {
        const { facets } = (await find(filters)).completed
        const counts = facetNames.flatMap(name => facets[name].map(one => ({ ...one, name })))
        const found = counts.map(async ({ name, value, ...rest }) => {
          const { total } = await find({ ...filters, ...choosing[name](value) })
          return { ...rest, name, value, count: total }
        })
        expect(counts, JSON.stringify(filters)).toEqual(await Promise.all(found))
      }
    })

    it('and what the best of all that match cite is told, whatever the list is narrowed to', async () => {
      const { index } = await shared()
      const pairs = { texts: ['bail of other things'], weight: 1, among: 10 }
      const query: SearchQuery = {
        text: words('bail'),
        floor: 0.3,
        size: 100,
        filters: {},
        citing: 20,
        pairs,
      }
      const bestOf = (filters: IndexFilters) =>
        index.withSnapshot(async snapshot => (await snapshot.search({ ...query, filters })).best)
      const best = await bestOf({})
      expect(best).toHaveLength(20)
      for (const filters of narrowings) expect(await bestOf(filters)).toEqual(best)
    })
  })
}
