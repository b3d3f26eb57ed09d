import { type ErrorBody, type ErrorCode, errorStatus, type FieldError } from '#shared/errors.ts'
import { type Said, sayInEnglish } from '#shared/messages/said.ts'

type Extra = Omit<ErrorBody, 'code' | 'message' | 'said'> & { retryAfter?: number }

/** What a rule throws; the one error handler turns it into an answer. A feature that has message files gives the key of its sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly said: Said | undefined
  readonly extra: Extra

  constructor(code: ErrorCode, message: string | Said, extra: Extra = {}) {
    super(typeof message === 'string' ? message : sayInEnglish(message))
    this.name = 'AppError'
    this.code = code
    this.said = typeof message === 'string' ? undefined : message
    this.extra = extra
  }

  get status(): number {
    return errorStatus[this.code]
  }

  toBody(): ErrorBody {
    const { retryAfter: _header, ...rest } = this.extra
    return { code: this.code, message: this.message, said: this.said, ...rest }
  }
}

/** One field is wrong, and that is all there is to say. */
export function refuseField(field: string, wrong: Said): AppError {
  return new AppError('validation', wrong, { field, errors: [describeField(field, wrong)] })
}

export function describeField(field: string, wrong: Said): FieldError {
  return { field, message: sayInEnglish(wrong), said: wrong }
}

/** Why the program cannot start, in a sentence for the operator: it is printed without a trace of the code. */
export class StartError extends Error {}
