import type { DraftView } from '#shared/contract/drafts.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { ApiError, deriveNewer } from '#web/api.ts'
import type { Problem } from './model/save-state.ts'

/** The newer draft that came with a refused save. */
export function deriveNewerDraft(error: unknown): DraftView | undefined {
  return deriveNewer<DraftView>(error)
}

export type Failure = { problem: Problem; message: string | null }

export function deriveFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { problem: 'offline', message: null }
  const message = error.body?.message ?? null
  if (error.status >= 500 || error.body?.code === 'rate_limited') return { problem: 'trouble', message }
  return { problem: problems[error.body?.code ?? 'bad_request'] ?? 'refused', message }
}

const problems: Partial<Record<ErrorBody['code'], Problem>> = {
  not_found: 'gone',
  unauthenticated: 'signed-out',
}
