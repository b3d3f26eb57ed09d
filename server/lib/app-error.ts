import { type ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts'

type Extra = Omit<ErrorBody, 'code' | 'message'> & { retryAfter?: number }

/** What a rule throws; the one error handler turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extra: Extra

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return errorStatus[this.code]
  }

  toBody(): ErrorBody {
    const { retryAfter: _header, ...rest } = this.extra
    return { code: this.code, message: this.message, ...rest }
  }
}
