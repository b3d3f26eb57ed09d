import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { readTrouble, type Trouble } from '#server/db/trouble.ts'
import type { ErrorCode, FieldError } from '#shared/errors.ts'
import { AppError } from './app-error.ts'

/** Says what else may be behind a failure that nobody foresaw. */
type Explain = (request: FastifyRequest) => Promise<AppError | undefined>

/** The one way out for everything that goes wrong. */
export function handleErrors(app: FastifyInstance, explain: Explain) {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const foreseen = toKnownError(error) ?? fromTrouble(error, request)
    const answer = foreseen ?? (await explain(request).catch(() => undefined))
    return send(reply, answer ?? unexpected(error, request))
  })
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

function toKnownError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation)
  return fromStatus(error)
}

function fromTrouble(error: FastifyError, request: FastifyRequest): AppError | undefined {
  const trouble = readTrouble(error)
  if (!trouble) return undefined
  request.log.error({ err: error }, `the database is ${trouble}`)
  return refuseFor(trouble)
}

function unexpected(error: FastifyError, request: FastifyRequest): AppError {
  request.log.error({ err: error }, 'an unexpected error')
  return new AppError(
    'internal',
    `Something went wrong on our side. Please try again; if it happens again, tell support this reference: ${request.id}`,
  )
}

const troubles: Record<Trouble, string> = {
  unreachable:
    'The database cannot be reached at this moment. What was saved before is safe. Please try again in a minute.',
  full: 'There is no room left on the server to save anything. What was saved before is safe. Please tell whoever runs this site.',
}

/** Nobody did anything wrong, and it passes: not an error of the program. */
export function refuseFor(trouble: Trouble): AppError {
  return new AppError('unavailable', troubles[trouble], { retryAfter: 5 })
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
  return send(reply, toKnownError(error) ?? unexpected(error, request))
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
