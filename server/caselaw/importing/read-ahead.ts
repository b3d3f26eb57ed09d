import type { Journal, JournalEntry } from './journal.ts'
import type { Reading, ReadingPool } from './reading-pool.ts'
import type { Source, SourceItem } from './source.ts'

export type ReadItem =
  | { item: SourceItem; unchanged: JournalEntry; reading?: undefined }
  | { item: SourceItem; unchanged?: undefined; reading: Reading }

type Needs = {
  source: Source
  journal: Journal
  pool: ReadingPool
  /** How many judgments are being read or waiting at one time. */
  ahead: number
}

type Options = {
  limit: number
  /** Whether the library has what the journal says of an item. */
  isThere: (key: string) => boolean
  signal?: AbortSignal
}

/** The limit for all documents that are being read or waiting, together. */
const mostBytes = 128 * 1024 * 1024

/**
 * The items of a source in its order, each read. Only so many are read at the same time as keep the threads
 * busy: the source waits while their number or their size is at its limit.
 */
export async function* readAhead(
  { source, journal, pool, ahead }: Needs,
  { limit, isThere, signal }: Options,
): AsyncGenerator<ReadItem> {
  const underWay: { read: Promise<ReadItem>; size: number }[] = []
  const prints = new Map<string, string>()
  let bytes = 0
  let count = 0

  function begin(item: SourceItem): Promise<ReadItem> | ReadItem {
    const isRepeated = prints.has(item.key)
    if (!isRepeated) prints.set(item.key, item.fingerprint)
    const { content } = item
    // Two rows or lines with one key: only the first counts, and only it is in the journal.
    if (isRepeated) return skipRepeated(item)
    const entry = journal.get(item.key)
    if (entry && isUnchanged(entry, item)) return { item, unchanged: entry }
    if (content.kind === 'skipped') return { item, reading: { skip: content.skip } }
    if (content.kind === 'judgment') return { item, reading: { judgment: content.judgment } }
    return pool.read(content).then(reading => ({ item, reading }))
  }

  /** A duplicate is read again when the item that it repeats has changed or is gone. */
  function isUnchanged(entry: JournalEntry, item: SourceItem): boolean {
    if (entry.print !== item.fingerprint || !isThere(item.key)) return false
    return !entry.of || prints.get(entry.of[0]) === entry.of[1]
  }

  async function* settleFirst(): AsyncGenerator<ReadItem> {
    const first = underWay.shift()
    if (!first) return
    bytes -= first.size
    yield await first.read
  }

  for await (const item of source.items()) {
    if (signal?.aborted || count >= limit) break
    count += 1
    const size = item.content.kind === 'document' ? item.content.bytes.length : 0
    bytes += size
    underWay.push({ read: Promise.resolve(begin(item)), size })
    while (underWay.length >= ahead || bytes > mostBytes) yield* settleFirst()
  }
  while (underWay.length > 0) yield* settleFirst()
}

function skipRepeated(item: SourceItem): ReadItem {
  return {
    item: { ...item, fingerprint: '' },
    reading: { skip: { reason: 'duplicate', detail: 'the same item twice' } },
  }
}
