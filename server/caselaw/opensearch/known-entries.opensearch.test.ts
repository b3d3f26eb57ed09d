import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Front, openFront } from '#server/testing/opensearch/front.ts'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { metaKeys } from '../library/entry.ts'
import { citing, corpus } from '../library/testing/contract-corpus.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openForTests } from './testing/open-for-tests.ts'

const library = openForTests(nodeUrls.join())

describe.skipIf(nodeUrls.length === 0)('what is said of judgments beside their text', () => {
  let front: Front
  let index: CaseIndex
  let refused = 2

  const isReading = (request: string) => /judgments.*\/_search/.test(request)
  const listReadings = () => front.requests.filter(isReading)

  beforeAll(async () => {
    front = await openFront(nodeUrls[0] ?? '', {
      isRefused: request => isReading(request) && refused-- > 0,
    })
    index = library.open(front.url)
    await putAndPublish(index, [...corpus, citing])
    front.requests.length = 0
  })
  afterAll(async () => {
    await library.close()
    await front.close()
  })

  const search = () =>
    index.withSnapshot(async snapshot => {
      const { hits, complete } = await snapshot.search({ text: null, filters: {}, size: 100, citing: 5 })
      const { joined, count } = await complete([])
      return { hits, joined, counts: await count() }
    })
  type Answer = Awaited<ReturnType<typeof search>>
  const told = ({ hits, counts }: Answer) => ({
    hits: hits.map(({ entry, ...hit }) => ({
      ...hit,
      ...Object.fromEntries(
        [...metaKeys, 'id', 'hasFullText', 'citedByCount'].map(key => [key, Reflect.get(entry, key)]),
      ),
    })),
    counts,
  })

  it('is read once for an edition, however the first attempts end, and told the same of each ever after', async () => {
    const first = await search()
    expect(first.hits).toHaveLength(corpus.length + 1)
    await vi.waitFor(async () => {
      const [one, other] = [await search(), await search()]
      expect(one.hits[0]?.entry).toBe(other.hits[0]?.entry)
    })
    expect(told(await search())).toEqual(told(first))
    await Promise.all([search(), search()])
    // The client itself asks again what a node was too busy for.
    expect(listReadings().length).toBeLessThanOrEqual(4)
    expect(refused).toBeLessThan(0)
  })

  it('is read anew of the next edition', async () => {
    const [again] = corpus
    if (!again) throw new Error('the corpus is empty')
    await putAndPublish(index, [{ ...again, title: `${again.title} (renamed)` }])
    await vi.waitFor(async () => {
      const titles = (await search()).hits.map(({ entry }) => entry.title)
      expect(titles).toContain(`${again.title} (renamed)`)
      expect(titles).not.toContain(again.title)
    })
  })
})
