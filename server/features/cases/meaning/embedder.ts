import { ModelError } from '../model/model-error.ts'
import { limitFetch, type ModelServer, readFailure } from '../model/model-server.ts'

/** Texts as vectors, all of one length, in their order. Throws a ModelError and nothing else. */
export type Embedder = {
  name: string
  embed: (texts: string[], timeLimit: number, stop?: AbortSignal) => Promise<number[][]>
}

const mostBytes = 16 * 1024 * 1024

/** An embedding model behind an OpenAI-compatible address. */
export function createEmbedder(server: ModelServer): Embedder {
  async function embed(texts: string[], timeLimit: number, stop?: AbortSignal): Promise<number[][]> {
    const limit = AbortSignal.timeout(timeLimit)
    const signal = stop ? AbortSignal.any([limit, stop]) : limit
    try {
      return checkVectors(await askForVectors(server, texts, signal))
    } catch (error) {
      throw readFailure(error, signal)
    }
  }
  return { name: server.model, embed }
}

async function askForVectors(
  { baseUrl, apiKey, model }: ModelServer,
  values: string[],
  abortSignal: AbortSignal,
): Promise<number[][]> {
  const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'munshi',
    baseURL: baseUrl,
    apiKey,
    fetch: limitFetch(mostBytes),
  })
  const { embeddings } = await embedMany({
    model: provider.embeddingModel(model),
    values,
    abortSignal,
    maxRetries: 0,
  })
  return embeddings
}

/** A server that sends some of another length has mixed something up: none can be trusted. Their number embedMany checks. */
function checkVectors(vectors: number[][]): number[][] {
  const length = vectors[0]?.length ?? 0
  const sound = vectors.every(vector => vector.length === length && vector.every(Number.isFinite))
  if (length === 0 || !sound) throw new ModelError('unreadable')
  return vectors
}

/** Whether the server would not take the text; asking again would change nothing. */
export function isAboutText(failure: unknown): boolean {
  return failure instanceof ModelError && [400, 413, 422].includes(failure.status ?? 0)
}
