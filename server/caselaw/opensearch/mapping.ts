import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/lib/app-error.ts'
import { minute } from '#server/lib/clock.ts'
import { type Connection, isThereAlready, isUnreachable } from './connection.ts'

/** Words come taken apart by our own code, so that they are the same words as everywhere else in the program. */
const words = { type: 'text', analyzer: 'whitespace' } as const
/** What need not stand near each other. */
const bag = { ...words, index_options: 'freqs' } as const
const value = { type: 'keyword' } as const

/** A version of a judgment is part of the editions from `since` on, and before `until`. */
const lifetime = { since: { type: 'integer' }, until: { type: 'integer' } } as const

/** What a list, and a search by meaning, is narrowed by. */
const narrowing = {
  category: value,
  court: value,
  year: { type: 'integer' },
  judge: value,
  benchSize: { type: 'integer' },
  /** Each section as one word. */
  sections: value,
} as const

const judgments = {
  id: value,
  ...narrowing,
  ...lifetime,
  title: words,
  citation: words,
  headnotes: words,
  body: words,
  stems: bag,
  pairs: { ...bag, similarity: 'pairs' },
  names: bag,
  /** The title as printed, read for the names that sound like what was typed. */
  called: { type: 'keyword', index: false },
  /** How far down the judgment's list each of its sections stands. */
  sectionPlaces: value,
  section: value,
  /** The values of the facets as numbers, which counting reads (facet-codes.ts). */
  facetCodes: { type: 'long', index: false },
  date: value,
  order: { type: 'integer' },
  hasFullText: { type: 'boolean' },
  numbers: value,
  idParts: value,
  ownKeys: value,
  refKeys: value,
  /** Read for a thousand hits at once: beside the text, not in it. */
  entry: { type: 'binary', doc_values: true },
  judgment: { type: 'binary', doc_values: true },
} as const

/** Raised when what is written of a judgment is no longer what was: nothing counts or shows one that lacks a field. */
export const format = 3

const indexes = {
  judgments: {
    _meta: { format },
    dynamic: false,
    _source: { includes: ['id'] },
    properties: judgments,
  },
  edges: {
    dynamic: false,
    properties: { from: value, to: value, date: value, kinds: value, ...lifetime },
  },
  /** `touched` until the next publication has counted the judgments with the word. */
  words: {
    dynamic: false,
    properties: { word: value, stem: value, count: { type: 'integer' }, touched: { type: 'boolean' } },
  },
  state: { dynamic: false, properties: {} },
  vectors: { dynamic: false, properties: {} },
} as const

/** Vectors of one model, of a judgment all together. Their field is added with the first, whose length all have. */
export const passages = {
  dynamic: false as const,
  _source: { includes: ['id'] },
  properties: {
    id: value,
    hash: value,
    ...narrowing,
    passages: { type: 'nested' as const, dynamic: false as const },
  },
}

/** Lucene's own index of vectors: it needs no library outside Java, and what narrows a search narrows it too. */
export const passageVector = (dimension: number) => ({
  properties: {
    passages: {
      type: 'nested',
      properties: {
        vector: {
          type: 'knn_vector',
          dimension,
          method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil' },
        },
      },
    },
  },
})

/** A pair is rare in every judgment, so length matters less than for words. */
const similarity = { pairs: { type: 'BM25', k1: 1.2, b: 0.375 } }

/** A copy of each shard is kept where there is a second node for it. */
export const settings = {
  codec: 'best_compression',
  auto_expand_replicas: '0-1',
  max_result_window: 10_000,
  similarity,
  // All that matches is scored and counted: by several processors at once, a part of the index each.
  'search.concurrent_segment_search.mode': 'all',
}

/** Makes what is not there, and waits for what somebody else is just making. */
export async function createIndexes(connection: Connection, shards: number) {
  const { client, judgments, edges, words, state, vectors } = connection
  const index = [judgments, edges, words, state, vectors]
  const create = async (index: string, mappings: object, number_of_shards = 1) => {
    try {
      await client.indices.create({
        index,
        body: { settings: { ...settings, number_of_shards } as object, mappings },
      })
    } catch (failure) {
      // Somebody else has made it, or did before.
      if (!isThereAlready(failure)) throw failure
    }
  }
  const { body: areThere } = await client.indices.exists({ index })
  if (areThere) await checkFormat(connection)
  else
    await Promise.all([
      create(judgments, indexes.judgments, shards),
      create(edges, indexes.edges, shards),
      create(words, indexes.words),
      create(state, indexes.state),
      create(vectors, indexes.vectors, shards),
    ])
  await client.cluster.health({ index, wait_for_status: 'yellow', timeout: '5s' }).catch(() => {})
  await waitWhileNew(client, index)
}

async function checkFormat({ client, judgments: index }: Connection) {
  const { body } = await client.indices.getMapping({ index })
  if (Object.values(body)[0]?.mappings._meta?.format === format) return
  throw new StartError(
    `The judgments in OpenSearch (${index}) were written by an earlier version. Delete its indexes there and import the judgments again.`,
  )
}

/** On a busy cluster a new index stands in the list long before it answers, and not on all nodes at once. */
export async function waitWhileNew(client: Connection['client'], index: string[]) {
  for (;;)
    try {
      await client.search({ index, size: 0, allow_partial_search_results: false })
      return
    } catch (failure) {
      if (!isUnreachable(failure) || !(await areNew(client, index))) return
      await sleep(250)
    }
}

async function areNew(client: Connection['client'], index: string[]): Promise<boolean> {
  const { body } = await client.indices.getSettings({ index, name: 'index.creation_date' })
  const made = Object.values(body).map(({ settings }) => Number(settings?.index?.creation_date))
  return made.some(at => Date.now() - at < minute)
}
