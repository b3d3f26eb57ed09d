import type { Config } from '#server/config.ts'

/** Structured logs without secrets: no headers, no bodies, and of an address only the path, since one-time links carry their token behind it. */
export function logOptions(level: Config['LOG_LEVEL']) {
  return { level, serializers: { req: describeRequest, err: describeError } }
}

type Logged = { id: string; method: string; url: string; ip?: string }

function describeRequest({ id, method, url, ip }: Logged) {
  return { id, method, path: url.split('?')[0], address: ip }
}

type LoggedError = {
  type: string
  code?: string
  message: string
  stack: string
  /** The statement that failed, with numbers for its values. */
  query?: string
  cause?: LoggedError
}

/** A failed query quotes every value it was given: a note, a draft, a pasted brief. Its statement and its place are enough. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error) || 'params' in error) return describeWithoutWords(error)
  const { message, stack = '' } = error
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined
  return { ...describeWithoutWords(error), message, stack, cause }
}

/** What failed and where, without the message, which may quote what a person wrote. */
export function describeWithoutWords(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return {
    type: error.name,
    message: '',
    code: 'code' in error ? String(error.code) : undefined,
    query: 'query' in error ? String(error.query) : undefined,
    stack: error.stack?.match(/^\s+at .*$/gm)?.join('\n') ?? '',
    cause: error.cause instanceof Error ? describeWithoutWords(error.cause) : undefined,
  }
}
