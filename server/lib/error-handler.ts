import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode, FieldError } from '#shared/errors.ts'
import { AppError } from './app-error.ts'

/** The one way out for everything that goes wrong. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, toAppError(error, request)))
  app.setNotFoundHandler((request, reply) => send(reply, notFound(request)))
}

function send(reply: FastifyReply, error: AppError) {
  if (error.extra.retryAfter) reply.header('retry-after', error.extra.retryAfter)
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toBody()))
}

export function notFound(request: FastifyRequest): AppError {
  return new AppError('not_found', `There is no ${request.method} ${request.url.split('?')[0]}`)
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation)
  const known = fromStatus(error)
  if (known) return known
  request.log.error({ err: error }, 'an unexpected error')
  return new AppError(
    'internal',
    `Something went wrong on our side. Please try again; if it happens again, tell support this reference: ${request.id}`,
  )
}

type Issue = { instancePath: string; message?: string }

function invalid(issues: readonly Issue[]): AppError {
  const errors = issues.map(toFieldError)
  const [first] = errors
  return new AppError('validation', first?.message ?? 'The request is not valid', {
    field: first?.field,
    errors,
  })
}

function toFieldError(issue: Issue): FieldError {
  return {
    field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'Not valid',
  }
}

const byStatus: Record<number, [ErrorCode, string]> = {
  400: ['bad_request', 'The request could not be read.'],
  403: ['not_found', 'There is nothing at this address.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'This is larger than we accept (1 MB).'],
  415: ['unsupported_media', 'This kind of content is not accepted here; send JSON.'],
  429: ['rate_limited', 'Too many requests. Please wait a moment and try again.'],
  503: ['unavailable', 'The server is stopping or starting. Please try again in a moment.'],
}

/** An address that cannot be decoded never reaches a route. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return send(reply, toAppError(error, request))
}

/** What the framework refuses by itself: malformed JSON, bodies too large, too many requests. */
function fromStatus(error: FastifyError): AppError | undefined {
  const status = error.statusCode ?? 500
  const known = byStatus[status] ?? (status >= 400 && status < 500 ? byStatus[400] : undefined)
  if (!known) return undefined
  const retryAfter =
    'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : undefined
  return new AppError(known[0], known[1], { retryAfter })
}
