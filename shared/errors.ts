import type { Said } from '#shared/messages/said.ts'

/** The stable error codes of the API, each with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  validation: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  second_factor_required: 401,
  account_pending: 403,
  account_rejected: 403,
  account_suspended: 403,
  forbidden: 403,
  registration_closed: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  taken: 409,
  transition_not_allowed: 409,
  last_admin: 409,
  stale: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  limit_reached: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** `said` is the key and the values of the message, for use in another language. */
export type FieldError = { field: string; message: string; said?: Said }

/** The body of every error answer. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  said?: Said
  field?: string
  suggestion?: string
  errors?: FieldError[]
  /** Data that helps the caller to react: the allowed transitions, the newer version of a record. */
  details?: Record<string, unknown>
}
