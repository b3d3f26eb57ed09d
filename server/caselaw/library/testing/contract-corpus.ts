import { afterAll, onTestFinished } from 'vitest'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { CaseIndex, Snapshot } from '../case-index.ts'
import type { Found, IndexFilters, SearchQuery, TextNode } from '../search-query.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

/** An index of its own each time, and other readers of the same library. `close` ends all of them and leaves nothing. */
export type OpenIndex = () => Promise<Opened>
export type Opened = {
  index: CaseIndex
  reopen: () => Promise<CaseIndex>
  close: () => Promise<void>
}

/** The law that every index of the contract is opened with. */
export const contractLaw = {
  relatedSections: ({ act, section }: LawSection) =>
    act === 'IPC' && section === '302' ? [{ act: 'BNS', section: '103' }] : [],
  thesaurus: () => [],
}

export const words = (text: string, match: 'all' | 'any' = 'all', boost = 1): TextNode => ({
  kind: 'words',
  text,
  match,
  boost,
})
export const phrase = (text: string): TextNode => ({ kind: 'phrase', text })

export const corpus = [
  makeJudgment('alpha', {
    title: 'Ram Lal v State of Kerala',
    year: 1980,
    category: 'Criminal',
    bench: ['A. Rao'],
    citations: ['AIR 1980 SC 12'],
    sections: [{ act: 'IPC', section: '302' }],
    text: 'The accused was charged with murder.\nBail was refused because the evidence was strong.',
  }),
  makeJudgment('beta', {
    title: 'Sita Devi v Union of India',
    year: 1995,
    category: 'Civil',
    bench: ['B. Sen', 'A. Rao'],
    court: 'Bombay High Court',
    sections: [
      { act: 'CPC', section: 'Order 39 Rule 1' },
      { act: 'Specific Relief Act, 1963', section: '37' },
    ],
    text: 'An interim injunction needs a prima facie case.\nThe right to life is not in question.',
  }),
  makeJudgment('gamma', {
    title: 'Murder Reference of Kochi',
    year: 2019,
    category: 'Criminal',
    sections: [{ act: 'BNS', section: '103' }],
    paragraphs: [
      {
        id: 'p1',
        label: '1',
        text: 'Anticipatory bail is not for the asking; life to the right.',
        part: 'analysis',
      },
    ],
  }),
]
/** It cites alpha. */
export const citing = makeJudgment('delta', {
  year: 2020,
  text: 'Bail is the rule, and bail is the law.',
  precedents: [{ title: 'Ram Lal v State of Kerala', citation: 'AIR 1980 SC 12', treatment: null }],
})

export const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** A search with the part of its answer that comes last. */
export const search = (index: CaseIndex, query: SearchQuery, others: readonly string[] = []) =>
  index.withSnapshot(async snapshot => {
    const { hits, complete } = await snapshot.search(query)
    const { joined, count } = await complete(others)
    const completed = { joined, ...(await count()) }
    return { hits, total: completed.total, ids: idsOf(hits.map(({ entry }) => entry)), completed }
  })

/** How many judgments a search has found, without others. */
export async function totalOf({ complete }: Found): Promise<number> {
  const { count } = await complete([])
  return (await count()).total
}

export const ask = <T>(index: CaseIndex, work: (snapshot: Snapshot) => Promise<T>) => index.withSnapshot(work)

/** What a test opens is closed when it has finished. */
export async function openForTest(open: OpenIndex): Promise<Opened> {
  const opened = await open()
  onTestFinished(opened.close)
  return opened
}

/**
 * `filled` gives a test a library of its own, to write to; `shared` is one for all tests of a `describe` that only
 * read, filled once, because that is most of their time.
 */
export function helpersOf(open: OpenIndex, judgments: readonly Judgment[] = corpus) {
  let sharing: Promise<Opened> | null = null

  async function filled() {
    const opened = await openForTest(open)
    await putAndPublish(opened.index, judgments)
    return opened
  }
  async function fillShared() {
    const opened = await open()
    await putAndPublish(opened.index, judgments)
    return opened
  }
  function shared() {
    sharing ??= fillShared()
    return sharing
  }
  async function find(text: TextNode | null, filters: IndexFilters = {}) {
    const { index } = await shared()
    return search(index, { text, filters, size: 10 })
  }
  afterAll(async () => {
    await (await sharing)?.close()
    sharing = null
  })
  return { filled, shared, find, empty: () => openForTest(open) }
}
