import type { z } from 'zod'
import { ModelError } from './model-error.ts'

/** The address of the operator's model. `apiKey` is sent only to that address. */
export type ModelServer = { baseUrl: string; apiKey?: string; model: string }

type Question<Answer> = {
  path: string
  body: object
  answer: z.ZodType<Answer>
  mostBytes: number
  signal: AbortSignal
}

/** One call of an OpenAI-compatible server, without a second try. Throws only ModelErrors. */
export async function askServer<Answer>(
  { baseUrl, apiKey, model }: ModelServer,
  { path, body, answer, mostBytes, signal }: Question<Answer>,
): Promise<Answer> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, ...body }),
    redirect: 'error', // the key goes to no other address
    signal,
  }).catch(() => fail(signal, null))
  if (!response.ok) await refuse(response)
  const text = await loadText(response, mostBytes, signal)
  const read = answer.safeParse(parseOrNull(text))
  if (!read.success) throw new ModelError('unreadable')
  return read.data
}

/** The server's error message is not read, because it may repeat the key. */
async function refuse(response: Response): Promise<never> {
  await response.body?.cancel().catch(() => {})
  throw new ModelError(response.status >= 500 ? 'broken' : 'refused', response.status)
}

async function loadText(response: Response, mostBytes: number, signal: AbortSignal): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      if (bytes > mostBytes) break // which ends the connection too
      pieces.push(piece)
    }
  } catch {
    return fail(signal, response.status)
  }
  if (bytes > mostBytes) throw new ModelError('long')
  return Buffer.concat(pieces).toString('utf8')
}

function fail(signal: AbortSignal, status: number | null): never {
  throw signal.aborted ? new ModelError('slow') : new ModelError('network', status)
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
