import { setTimeout } from 'node:timers/promises'
import { type Embedder, isAboutText } from '../models/embedder.ts'
import { ModelError } from '../models/model-error.ts'

/** The windows of one request, and its time limit on a machine without a graphics card. */
const textsPerCall = 32
const timeLimit = 120_000

/**
 * Vectors of any number of texts; waits while the model is unavailable or switched off. Throws when stopped and when a text
 * is refused.
 */
export type EmbedWithRetries = (texts: string[]) => Promise<number[][]>

export type RetryNeeds = {
  embedder: Embedder
  /** The length that vectors must have, if there are some already. */
  dimensions: () => number | null
  pause: (failures: number) => number
  warn: (failure: unknown) => void
  stop: AbortSignal
}

/** From five seconds to ten minutes, doubling. */
export function growPause(failures: number): number {
  return Math.min(600_000, 5000 * 2 ** (failures - 1))
}

export function createEmbeddingWithRetries({ embedder, dimensions, ...needs }: RetryNeeds): EmbedWithRetries {
  const { pause, warn, stop } = needs

  async function embedSome(texts: string[]): Promise<number[][]> {
    for (let failures = 1; ; failures += 1) {
      while (embedder.isOn?.() === false) await setTimeout(1000, undefined, { signal: stop, ref: false })
      stop.throwIfAborted()
      try {
        return checkLength(await embedder.embed(texts, timeLimit, stop), dimensions())
      } catch (failure) {
        stop.throwIfAborted()
        if (isAboutText(failure)) throw failure
        warn(failure)
        await setTimeout(pause(failures), undefined, { signal: stop, ref: false })
      }
    }
  }

  return async texts => {
    const vectors: number[][] = []
    for (let from = 0; from < texts.length; from += textsPerCall)
      vectors.push(...(await embedSome(texts.slice(from, from + textsPerCall))))
    return vectors
  }
}

/** Another length means another model, whose vectors cannot be compared with the stored ones. */
function checkLength(vectors: number[][], wanted: number | null): number[][] {
  if (wanted !== null && vectors.some(vector => vector.length !== wanted)) throw new ModelError('unreadable')
  return vectors
}
