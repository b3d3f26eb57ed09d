import { ApiError, deriveErrorBody } from '#web/api.ts'

export type Failure = { title: string; message?: string; hint?: string; canRetry: boolean }

/** What to tell of a search that brought nothing. Whatever was typed stays where it is. */
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

/** What the person can mend: the other messages say no more than the title. */
function isTheirs(code: string): boolean {
  return code === 'validation' || code === 'too_large' || code === 'rate_limited'
}
