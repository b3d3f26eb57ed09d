import { lightStem } from '../text/light-stem.ts'
import type { Connection } from './connection.ts'
import { ask, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'

type Operation = { action: Dsl; document?: Dsl }

/** Longer ones are no words. */
const longest = 60
const atOnce = 5000

/** The words that have been touched since the publication of this edition, so that each is written once. */
export type Touched = ReturnType<typeof createTouched>

export function createTouched() {
  const words = new Set<string>()
  let after = -1
  return {
    begin(edition: number) {
      if (edition !== after) words.clear()
      after = edition
    },
    fresh: (all: readonly string[]) =>
      [...new Set(all)].filter(word => word !== '' && word.length < longest && !words.has(word)),
    add(more: readonly string[]) {
      for (const word of more) words.add(word)
    },
  }
}

/** Readers see the count of the last publication until the next. */
export function touchWord({ words }: Connection, word: string): Operation {
  return {
    action: { update: { _index: words, _id: word } },
    document: { doc: { touched: true }, upsert: { word, stem: lightStem(word), count: 0, touched: true } },
  }
}

/** In how many judgments each touched word stands; those that another writer left behind are among them. */
export async function countTouched(reader: Reader, write: (operations: Operation[]) => Promise<void>) {
  for (let after: unknown[] | undefined; ; ) {
    const answer = await ask(reader, 'words', {
      size: atOnce,
      _source: ['word'],
      sort: [{ word: 'asc' }],
      ...(after ? { search_after: after } : {}),
      query: { bool: { filter: [{ term: { touched: true } }] } },
    })
    const { hits } = (answer as { hits: { hits: { _source: { word: string }; sort: unknown[] }[] } }).hits
    if (hits.length === 0) return
    after = hits.at(-1)?.sort
    const counts = await countWords(
      reader,
      hits.map(({ _source }) => _source.word),
    )
    await write(
      [...counts].map(([word, count]) => ({
        action: { index: { _index: reader.connection.words, _id: word } },
        document: { word, stem: lightStem(word), count, touched: false },
      })),
    )
  }
}

/** As the index of judgments counts its terms, which each of its shards does by itself. */
async function countWords({ connection }: Reader, words: readonly string[]): Promise<Map<string, number>> {
  const { client, judgments: index } = connection
  const counts = new Map(words.map(word => [word, 0]))
  for (const routing of await findRoutings(connection)) {
    const { body } = await client.termvectors({
      index,
      routing,
      body: {
        doc: { body: words.join(' ') },
        fields: ['body'],
        term_statistics: true,
        field_statistics: false,
        positions: false,
        offsets: false,
      } as object,
    })
    const terms = (body.term_vectors?.body?.terms ?? {}) as Record<string, { doc_freq?: number }>
    for (const [word, count] of counts) counts.set(word, count + (terms[word]?.doc_freq ?? 0))
  }
  return counts
}

/** For each shard, a routing that leads to it. */
async function findRoutings({ client, judgments: index }: Connection): Promise<string[]> {
  const { body: all } = await client.searchShards({ index })
  const routings = new Map<number, string>()
  for (let tried = 0; routings.size < all.shards.length; tried += 1) {
    const routing = String(tried)
    const { body } = await client.searchShards({ index, routing })
    const shard = body.shards[0]?.[0]?.shard
    if (shard !== undefined && !routings.has(shard)) routings.set(shard, routing)
  }
  return [...routings.values()]
}
