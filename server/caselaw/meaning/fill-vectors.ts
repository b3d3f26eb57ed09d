import { setImmediate } from 'node:timers/promises'
import type { SharedVectors } from '../library/shared-vectors.ts'
import type { HashedText, VectorFilling } from '../library/vector-store.ts'
import { isAboutText } from '../models/embedder.ts'
import type { EmbedWithRetries } from './embed-with-retries.ts'
import { type MakeVectors, makeTogether, type Text } from './make-together.ts'
import { cutWindows, type Embeddable, hashWindows } from './windows.ts'

/** How many windows are written at a time; a crash can lose this many. */
const windowsPerWrite = 256

type Pending = HashedText & { windows: string[] }

/** The judgments of one edition, page by page; null if the edition need not be stored as complete. */
export type MeaningSource = { edition: string | null; pages: AsyncIterable<readonly Embeddable[]> }

export type FillNeeds = {
  filling: VectorFilling
  embed: EmbedWithRetries
  /** Where several servers have the same judgments, so that one of them makes each vector. */
  shared?: { vectors: SharedVectors; model: string } | undefined
  pages: MeaningSource['pages']
  stop: AbortSignal
}

/** Makes vectors for new and changed judgments. Returns the ids of the judgments that the model refused. */
export async function fillVectors({ filling, embed, shared, pages, stop }: FillNeeds): Promise<string[]> {
  const refused: string[] = []
  const own: MakeVectors = texts => embedOrHalve(texts, embed)
  const make = shared ? makeTogether({ shared: shared.vectors, model: shared.model, make: own, stop }) : own
  let pending: Pending[] = []
  const write = async () => {
    const vectors = await make(pending)
    const embedded = pending.map(one => ({ ...one, vectors: vectors.get(one.hash) ?? [] }))
    if (embedded.length > 0) await filling.write(embedded)
    refused.push(...pending.filter(({ hash }) => vectors.get(hash)?.length === 0).map(({ id }) => id))
    pending = []
  }
  for await (const page of pages) {
    const texts = await readTexts(page, stop)
    const lacking = await filling.findLacking(texts)
    for (const text of texts) {
      if (lacking.has(text.id)) pending.push(text)
      if (countWindows(pending) >= windowsPerWrite) await write()
    }
  }
  await write()
  return refused
}

async function readTexts(page: readonly Embeddable[], stop: AbortSignal): Promise<Pending[]> {
  const texts: Pending[] = []
  for (const judgment of page) {
    stop.throwIfAborted()
    const windows = cutWindows(judgment)
    const { id, narrowedBy } = judgment
    if (windows.length > 0) texts.push({ id, narrowedBy, windows, hash: hashWindows(windows) })
    // Lets searches run first.
    await setImmediate()
  }
  return texts
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

function countWindows(pending: Pending[]): number {
  return pending.reduce((sum, { windows }) => sum + windows.length, 0)
}
