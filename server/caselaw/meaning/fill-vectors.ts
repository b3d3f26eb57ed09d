import { setImmediate } from 'node:timers/promises'
import type { SharedVectors } from '../library/shared-vectors.ts'
import { isAboutText } from '../models/embedder.ts'
import type { EmbedWithRetries } from './embed-with-retries.ts'
import { type MakeVectors, makeTogether, type Text } from './make-together.ts'
import { loadHashes, type MeaningRow, removeVectors } from './meaning-table.ts'
import type { VectorStore } from './vector-store.ts'
import { cutWindows, type Embeddable, hashWindows } from './windows.ts'

/** How many windows are written at a time; a crash can lose this many. */
const windowsPerWrite = 256

type Pending = { id: string; hash: string; windows: string[] }

/** The judgments of one edition, page by page; null if the edition need not be stored as complete. */
export type MeaningSource = { edition: string | null; pages: AsyncIterable<readonly Embeddable[]> }

export type FillNeeds = {
  store: VectorStore
  embed: EmbedWithRetries
  /** Where several servers have the same judgments, so that one of them makes each vector. */
  shared?: { vectors: SharedVectors; model: string } | undefined
  pages: MeaningSource['pages']
  stop: AbortSignal
}

/**
 * Makes vectors for new and changed judgments, keeps those of unchanged texts and removes those of deleted
 * judgments. Returns the ids of the judgments that the model refused.
 */
export async function fillVectors({ store, embed, shared, pages, stop }: FillNeeds): Promise<string[]> {
  const table = await store.open()
  const hashes = table ? await loadHashes(table) : new Map<string, string>()
  const kept = new Set<string>()
  const refused: string[] = []
  const own: MakeVectors = texts => embedOrHalve(texts, embed)
  const make = shared ? makeTogether({ shared: shared.vectors, model: shared.model, make: own, stop }) : own
  let pending: Pending[] = []
  const write = async () => {
    const vectors = await make(pending)
    await writeVectors(pending, vectors, store, hashes)
    refused.push(...pending.filter(({ hash }) => vectors.get(hash)?.length === 0).map(({ id }) => id))
    pending = []
  }
  for await (const page of pages) {
    for (const judgment of page) {
      stop.throwIfAborted()
      const windows = cutWindows(judgment)
      if (windows.length === 0) continue
      kept.add(judgment.id)
      const hash = hashWindows(windows)
      if (hashes.get(judgment.id) !== hash) pending.push({ id: judgment.id, hash, windows })
      if (countWindows(pending) >= windowsPerWrite) await write()
      // Lets searches run first.
      await setImmediate()
    }
  }
  await write()
  // A refused text may have replaced an older one that still has vectors.
  for (const id of refused) kept.delete(id)
  const gone = [...hashes.keys()].filter(id => !kept.has(id))
  if (table) await removeVectors(table, gone)
  return refused
}

/** A refused text (usually too long) is found by halving the list, and has no vectors. */
async function embedOrHalve(
  texts: readonly Text[],
  embed: EmbedWithRetries,
): Promise<Map<string, number[][]>> {
  if (texts.length === 0) return new Map()
  const vectors = await embedOrNull(texts, embed)
  if (vectors) return divide(texts, vectors)
  if (texts.length === 1) return new Map(texts.map(({ hash }) => [hash, []]))
  const middle = texts.length >> 1
  return new Map([
    ...(await embedOrHalve(texts.slice(0, middle), embed)),
    ...(await embedOrHalve(texts.slice(middle), embed)),
  ])
}

async function embedOrNull(texts: readonly Text[], embed: EmbedWithRetries): Promise<number[][] | null> {
  try {
    return await embed(texts.flatMap(({ windows }) => windows))
  } catch (error) {
    if (isAboutText(error)) return null
    throw error
  }
}

function divide(texts: readonly Text[], vectors: readonly number[][]): Map<string, number[][]> {
  let from = 0
  return new Map(
    texts.map(({ hash, windows }) => {
      from += windows.length
      return [hash, vectors.slice(from - windows.length, from)]
    }),
  )
}

async function writeVectors(
  pending: readonly Pending[],
  vectors: ReadonlyMap<string, number[][]>,
  store: VectorStore,
  known: ReadonlyMap<string, string>,
) {
  const rows: MeaningRow[] = pending.flatMap(({ id, hash }) =>
    (vectors.get(hash) ?? []).map(vector => ({ id, hash, vector })),
  )
  if (rows.length === 0) return
  const table = await store.openFor(rows[0]?.vector.length ?? 0)
  const written = new Set(rows.map(({ id }) => id))
  await removeVectors(
    table,
    [...written].filter(id => known.has(id)),
  )
  await table.add(rows)
}

function countWindows(pending: Pending[]): number {
  return pending.reduce((sum, { windows }) => sum + windows.length, 0)
}
