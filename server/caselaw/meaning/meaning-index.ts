import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { SharedVectors } from '../library/shared-vectors.ts'
import type { MeaningIndex } from '../models/case-model.ts'
import type { Embedder } from '../models/embedder.ts'
import { createEmbeddingWithRetries, growPause } from './embed-with-retries.ts'
import { fillVectors, type MeaningSource } from './fill-vectors.ts'
import { compactVectors, findNearest } from './meaning-table.ts'
import { createVectorStore } from './vector-store.ts'

export type MeaningOptions = {
  /** DATA_DIR/cases/meaning. */
  folder: string
  embedder: Embedder
  /** What servers with the same judgments make together. */
  shared?: SharedVectors | undefined
  /** Called again after each publication; an edition that is fully embedded is not read again. */
  source: () => Promise<MeaningSource>
  /** Called with each failure. Failures quote no text of a judgment or query. */
  warn?: (failure: unknown, doing: string) => void
  pause?: (failures: number) => number
  /** The table gets an index from this many vectors on. */
  indexFrom?: number
}

export type FilledMeaningIndex = MeaningIndex & {
  /** Call this when something may have been published; new judgments are embedded in the background. */
  refresh: () => void
  /** Waits until nothing is left to embed. */
  settle: () => Promise<void>
}

/** A search waits no longer than this for the model. */
const queryTimeLimit = 4000
const queryWords = 250

/** Closeness in meaning from a table of vectors beside the judgments, which is filled in the background. */
export function openMeaningIndex(options: MeaningOptions): FilledMeaningIndex {
  const { folder, embedder, shared, source, warn = () => {}, pause = growPause } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const store = createVectorStore(folder, embedder.name)
  const stopping = new AbortController()
  const stop = stopping.signal
  const { dimensions } = store
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
        await fillOnce()
        failures = 0
      } catch (failure) {
        if (stop.aborted) return
        failures += 1
        asked = true
        warnOfEmbedding(failure)
        await setTimeout(pause(failures), undefined, { signal: stop, ref: false }).catch(() => {})
      }
    }
  }

  async function fillOnce() {
    const { edition, pages } = await source()
    if ((await store.open()) && edition !== null && store.edition() === edition) return
    const refused = await fillVectors({
      store,
      embed,
      pages,
      stop,
      shared: shared && { vectors: shared, model: embedder.name },
    })
    const table = await store.open()
    if (!table) return
    await compactVectors(table, options.indexFrom ?? 100_000)
    if (refused.length > 0) warnOfEmbedding(new Error(`The model refused the text of ${refused.join(', ')}.`))
    await store.markWhole(refused.length > 0 ? null : edition)
  }

  async function nearest(query: string, limit: number): Promise<string[]> {
    if (embedder.isOn?.() === false) return []
    try {
      const table = await store.open()
      if (!table) return []
      const words = query.split(/\s+/, queryWords).join(' ')
      const [vector] = await embedder.embed([words], queryTimeLimit, stop)
      return vector ? await findNearest(table, vector, limit) : []
    } catch (failure) {
      warn(failure, 'comparing meanings')
      return []
    }
  }

  async function close() {
    stopping.abort()
    await filling
    await store.close()
  }

  refresh()
  return { nearest, refresh, settle: async () => (await filling) ?? undefined, close }
}
