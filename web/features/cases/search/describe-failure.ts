import { ApiError, deriveErrorBody } from '#web/api.ts'
import type { Words } from './messages.ts'

export type Failure = { title: string; message?: string; hint?: string; canRetry: boolean }

/** The title and text for a failed search. */
export function describeFailure(error: unknown, isOnline: boolean, { say }: Pick<Words, 'say'>): Failure {
  const body = deriveErrorBody(error)
  if (body?.code === 'limit_reached')
    return {
      title: say('usedUp'),
      message: body.message,
      hint: body.suggestion,
      canRetry: true,
    }
  if (body?.code === 'not_found')
    return { title: say('noLongerKept'), message: body.message, canRetry: false }
  if (!(error instanceof ApiError) && !isOnline)
    return {
      title: say('offline'),
      message: say('offlineKept'),
      canRetry: true,
    }
  return {
    title: say('failed'),
    message: body && isTheirs(body.code) ? body.message : undefined,
    canRetry: true,
  }
}

/** Errors with advice for the person; the messages of the others add nothing to the title. */
function isTheirs(code: string): boolean {
  return code === 'validation' || code === 'too_large' || code === 'rate_limited'
}
