import { z } from 'zod'
import { ModelError } from './model-error.ts'
import { askServer, type ModelServer } from './model-server.ts'

/** Texts as vectors of one length, in the same order. Throws only ModelErrors. */
export type Embedder = {
  name: string
  /** False while an administrator has switched it off: it is asked for nothing then. Without it, always on. */
  isOn?: () => boolean
  embed: (texts: string[], timeLimit: number, stop?: AbortSignal) => Promise<number[][]>
}

const mostBytes = 16 * 1024 * 1024
const vectorsAnswer = z.object({ data: z.array(z.object({ embedding: z.array(z.number()) })) })

/** An embedding model behind an OpenAI-compatible address. */
export function createEmbedder(server: ModelServer): Embedder {
  async function embed(texts: string[], timeLimit: number, stop?: AbortSignal): Promise<number[][]> {
    const limit = AbortSignal.timeout(timeLimit)
    const { data } = await askServer(server, {
      path: '/embeddings',
      body: { input: texts, encoding_format: 'float' },
      answer: vectorsAnswer,
      mostBytes,
      signal: stop ? AbortSignal.any([limit, stop]) : limit,
    })
    return checkVectors(
      data.map(({ embedding }) => embedding),
      texts.length,
    )
  }
  return { name: server.model, embed }
}

/** If vectors are missing or have another length, the server is wrong and none can be trusted. */
function checkVectors(vectors: number[][], wanted: number): number[][] {
  const length = vectors[0]?.length ?? 0
  const sound = vectors.every(vector => vector.length === length && vector.every(Number.isFinite))
  if (vectors.length !== wanted || length === 0 || !sound) throw new ModelError('unreadable')
  return vectors
}

/** Whether the server refused the text itself, so that asking again would not help. */
export function isAboutText(failure: unknown): boolean {
  return failure instanceof ModelError && [400, 413, 422].includes(failure.status ?? 0)
}
