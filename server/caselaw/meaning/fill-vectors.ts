import { setImmediate } from 'node:timers/promises'
import { isAboutText } from '../models/embedder.ts'
import type { EmbedWithRetries } from './embed-with-retries.ts'
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
  pages: MeaningSource['pages']
  stop: AbortSignal
}

/**
 * Makes vectors for new and changed judgments, keeps those of unchanged texts and removes those of deleted
 * judgments. Returns the ids of the judgments that the model refused.
 */
export async function fillVectors({ store, embed, pages, stop }: FillNeeds): Promise<string[]> {
  const table = await store.open()
  const hashes = table ? await loadHashes(table) : new Map<string, string>()
  const kept = new Set<string>()
  const refused: string[] = []
  let pending: Pending[] = []
  const write = async () => {
    refused.push(...(await embedAndWrite(pending, { store, embed, known: hashes })))
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

type WriteNeeds = Pick<FillNeeds, 'store' | 'embed'> & { known: ReadonlyMap<string, string> }

/** A refused text (usually too long) is found by halving the list, and left out. */
async function embedAndWrite(pending: Pending[], needs: WriteNeeds): Promise<string[]> {
  if (pending.length === 0) return []
  const vectors = await embedOrNull(pending, needs.embed)
  if (vectors) {
    await writeVectors(pending, vectors, needs)
    return []
  }
  if (pending.length === 1) return pending.map(({ id }) => id)
  const middle = pending.length >> 1
  return [
    ...(await embedAndWrite(pending.slice(0, middle), needs)),
    ...(await embedAndWrite(pending.slice(middle), needs)),
  ]
}

async function embedOrNull(pending: Pending[], embed: EmbedWithRetries): Promise<number[][] | null> {
  try {
    return await embed(pending.flatMap(({ windows }) => windows))
  } catch (error) {
    if (isAboutText(error)) return null
    throw error
  }
}

async function writeVectors(pending: Pending[], vectors: number[][], { store, known }: WriteNeeds) {
  const table = await store.openFor(vectors[0]?.length ?? 0)
  const replaced = pending.filter(({ id }) => known.has(id)).map(({ id }) => id)
  await removeVectors(table, replaced)
  let at = 0
  const rows: MeaningRow[] = pending.flatMap(({ id, hash, windows }) =>
    windows.map(() => ({ id, hash, vector: vectors[at++] ?? [] })),
  )
  await table.add(rows)
}

function countWindows(pending: Pending[]): number {
  return pending.reduce((sum, { windows }) => sum + windows.length, 0)
}
