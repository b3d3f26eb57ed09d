import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { readOwnUserCall } from '#shared/contract/account.ts'
import { type ErrorBody, errorStatus, type FieldError } from '#shared/errors.ts'
import { readToken } from '#web/storage.ts'

/** Its message is `{status}: {body or status text}` (the developer's); `body` holds what a person may read. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseErrorBody(text)
  }
}

// What is written into the cache is on the page before the next frame: with the default, a timer,
// a tick of a box is undone by React first and may be painted so.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkSession }),
  mutationCache: new MutationCache({ onError: checkSession }),
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const unreachable = 'The server could not be reached. Check the connection and try again.'

/** What to tell a person: the server's own words, or the fallback where it sent none. */
export function deriveErrorMessage(error: unknown, fallback = unreachable): string {
  return deriveErrorBody(error)?.message || fallback
}

export function deriveErrorBody(error: unknown): ErrorBody | null {
  return error instanceof ApiError ? error.body : null
}

/** The status stays for whoever asks; the message is the one people know. */
export async function nameFailure<Body>(message: string, answer: Promise<Body>): Promise<Body> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError) error.message = message
    throw error
  }
}

/** What the server holds by now, where it refused to write over it; its own presenter wrote that. */
export function deriveNewer<Kept>(error: unknown): Kept | undefined {
  const body = deriveErrorBody(error)
  return body?.code === 'stale' ? ((body.details?.current ?? undefined) as Kept | undefined) : undefined
}

/** What the server found wrong, field by field: its list, or the one field it named. */
export function deriveFieldErrors(error: unknown): FieldError[] {
  const body = deriveErrorBody(error)
  if (body?.errors?.length) return body.errors
  return body?.field ? [{ field: body.field, message: body.message }] : []
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('message' in value)) return null
    return typeof value.message === 'string' ? (value as ErrorBody) : null // the one shape errors leave the server in
  } catch {
    return null
  }
}

export async function request(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: makeHeaders(body !== undefined),
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include',
    signal,
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

function makeHeaders(hasBody: boolean): Record<string, string> {
  const token = readToken()
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { 'x-session-token': token } : {}),
  }
}

/** A session that ended elsewhere shows on any call: ask for the user again, and that 401 signs out (see session.ts). */
function checkSession(error: Error) {
  if (!(error instanceof ApiError) || error.status !== errorStatus.unauthenticated) return
  if (error.body && error.body.code !== 'unauthenticated') return
  if (readToken()) queryClient.invalidateQueries({ queryKey: [readOwnUserCall.address] })
}
