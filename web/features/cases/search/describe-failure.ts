import { ApiError, deriveErrorBody } from '#web/api.ts'

export type Failure = { title: string; message?: string; hint?: string; canRetry: boolean }

/** The title and text for a failed search. */
export function describeFailure(error: unknown, isOnline: boolean): Failure {
  const body = deriveErrorBody(error)
  if (body?.code === 'limit_reached')
    return {
      title: 'This month’s searches are used up',
      message: body.message,
      hint: body.suggestion,
      canRetry: true,
    }
  if (body?.code === 'not_found')
    return { title: 'This search is no longer kept', message: body.message, canRetry: false }
  if (!(error instanceof ApiError) && !isOnline)
    return {
      title: 'You are offline',
      message: 'What you typed is kept. Search again as soon as the connection is back.',
      canRetry: true,
    }
  return {
    title: 'Search failed. Please try again with different keywords.',
    message: body && isTheirs(body.code) ? body.message : undefined,
    canRetry: true,
  }
}

/** Errors with advice for the person; the messages of the others add nothing to the title. */
function isTheirs(code: string): boolean {
  return code === 'validation' || code === 'too_large' || code === 'rate_limited'
}
