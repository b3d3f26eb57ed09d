import { setTimeout } from 'node:timers/promises'
import { second } from '#server/lib/clock.ts'
import { onceIfDone } from '#server/lib/once.ts'
import type { SharedVectors } from '../library/shared-vectors.ts'
import type { MeaningIndex, Nearest, VectorStore } from '../library/vector-store.ts'
import type { Embedder } from '../models/embedder.ts'
import { createEmbeddingWithRetries, growPause } from './embed-with-retries.ts'
import { fillVectors, type MeaningSource } from './fill-vectors.ts'
import { createFolderStore } from './folder-store.ts'

export type MeaningOptions = {
  /** DATA_DIR/cases/meaning: made where the engine of the judgments does not keep their vectors. */
  folder: string
  inEngine?: ((model: string) => Promise<VectorStore | null>) | undefined
  embedder: Embedder
  /** What servers with the same judgments make together. */
  shared?: SharedVectors | undefined
  /** Called again after each publication; an edition that is fully embedded is not read again. */
  source: () => Promise<MeaningSource>
  /** Called with each failure. Failures quote no text of a judgment or query. */
  warn?: (failure: unknown, doing: string) => void
  pause?: (failures: number) => number
  /** How soon a server looks again that waits for another one's filling. */
  lookEvery?: number
  /** The table in the folder gets an index from this many vectors on. */
  indexFrom?: number
}

export type FilledMeaningIndex = MeaningIndex & {
  /** Call this when something may have been published; new judgments are embedded in the background. */
  refresh: () => void
  /** Waits until nothing is left to embed. */
  settle: () => Promise<void>
}

/** Where one server fills at a time, it waits for nobody's claims. */
const all: SharedVectors['claim'] = async keys => [...keys]

/** A search waits no longer than this for the model. */
const queryTimeLimit = 4000
const queryWords = 250

/** Closeness in meaning from vectors, which are made in the background: beside the judgments, or in their engine. */
export function openMeaningIndex(options: MeaningOptions): FilledMeaningIndex {
  const { folder, embedder, inEngine, shared, source } = options
  const { warn = () => {}, pause = growPause, lookEvery = 5 * second, indexFrom = 100_000 } = options
  const model = embedder.name
  let store: VectorStore | null = null
  const findStore = onceIfDone(async () => {
    store = (await inEngine?.(model)) ?? createFolderStore({ folder, model, indexFrom })
    return store
  })
  const stopping = new AbortController()
  const stop = stopping.signal
  const dimensions = () => store?.dimensions() ?? null
  const warnOfEmbedding = (failure: unknown) => warn(failure, 'embedding judgments')
  const embed = createEmbeddingWithRetries({ embedder, dimensions, pause, warn: warnOfEmbedding, stop })
  let filling: Promise<void> | null = null
  let asked = false

  function refresh() {
    asked = true
    filling ??= fillWhileAsked().finally(() => {
      filling = null
    })
  }

  async function fillWhileAsked() {
    for (let failures = 0; asked && !stop.aborted; ) {
      asked = false
      try {
        const isFilled = await fillOnce()
        failures = 0
        if (isFilled) continue
        asked = true
        await setTimeout(lookEvery, undefined, { signal: stop, ref: false })
      } catch (failure) {
        if (stop.aborted) return
        failures += 1
        asked = true
        warnOfEmbedding(failure)
        await setTimeout(pause(failures), undefined, { signal: stop, ref: false }).catch(() => {})
      }
    }
  }

  /** False while another server is at it. */
  async function fillOnce(): Promise<boolean> {
    const { edition: isWholeFor, isCommon, begin } = await findStore()
    const { edition, pages } = await source()
    if (edition !== null && (await isWholeFor()) === edition) return true
    const filling = await begin()
    if (!filling) return false
    try {
      const refused = await fillVectors({
        ...{ filling, embed, pages, stop },
        shared: shared && { vectors: isCommon ? { ...shared, claim: all } : shared, model },
      })
      if (refused.length > 0)
        warnOfEmbedding(new Error(`The model refused the text of ${refused.join(', ')}.`))
      await filling.finish(refused.length > 0 ? null : edition)
      return true
    } finally {
      await filling.end()
    }
  }

  async function nearest(query: string, limit: number): Promise<Nearest> {
    if (embedder.isOn?.() === false) return []
    try {
      const { dimensions, nearest: nearestTo } = await findStore()
      if (dimensions() === null) return []
      const words = query.split(/\s+/, queryWords).join(' ')
      const [vector] = await embedder.embed([words], queryTimeLimit, stop)
      return vector ? await nearestTo(vector, limit) : []
    } catch (failure) {
      warn(failure, 'comparing meanings')
      return []
    }
  }

  async function close() {
    stopping.abort()
    await filling
    await store?.close()
  }

  refresh()
  return { nearest, refresh, settle: async () => (await filling) ?? undefined, close }
}
