import { ModelError } from './model-error.ts'

/** Where the operator's model answers. `apiKey` is sent to that address and goes nowhere else. */
export type ModelServer = { baseUrl: string; apiKey?: string; model: string }

/** A fetch that reads no more than so many bytes of an answer and takes the key to no other address. */
export function limitFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(countBytes(mostBytes)), { status, statusText, headers })
  }
}

function countBytes(most: number) {
  let read = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > most) controller.error(new ModelError('long'))
      else controller.enqueue(chunk)
    },
  })
}

/** Whatever was thrown, as the one error of models. */
export function readFailure(error: unknown, signal: AbortSignal): ModelError {
  const known = findModelError(error)
  if (known) return known
  if (signal.aborted) return new ModelError('slow')
  // Only an error of the call itself has a status; it is undefined when nothing answered.
  if (!(error instanceof Error && 'statusCode' in error)) return new ModelError('unreadable')
  const status = typeof error.statusCode === 'number' ? error.statusCode : null
  if (status === null) return new ModelError('network')
  if (status >= 500) return new ModelError('broken', status)
  if (status >= 400) return new ModelError('refused', status)
  return new ModelError(error.message === 'Invalid JSON response' ? 'unreadable' : 'network', status)
}

function findModelError(error: unknown, depth = 0): ModelError | null {
  if (error instanceof ModelError) return error
  return error instanceof Error && depth < 5 ? findModelError(error.cause, depth + 1) : null
}
