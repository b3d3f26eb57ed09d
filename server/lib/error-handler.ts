import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type DatabaseFault, deriveFault } from '#server/db/database-fault.ts'
import type { ErrorCode, FieldError } from '#shared/errors.ts'
import { findSaid, type Said, said } from '#shared/messages/said.ts'
import { AppError } from './app-error.ts'

/** Looks for a known cause of an unforeseen failure, such as a user who was deleted meanwhile. */
type Explain = (request: FastifyRequest) => Promise<AppError | undefined>

/** The only place where errors become answers. */
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
  const trouble = deriveFault(error)
  if (!trouble) return undefined
  request.log.error({ err: error }, `the database is ${trouble}`)
  return refuseFor(trouble)
}

function unexpected(error: FastifyError, request: FastifyRequest): AppError {
  request.log.error({ err: error }, 'an unexpected error')
  return new AppError('internal', said('unexpected', { reference: request.id }))
}

const troubles: Record<DatabaseFault, Said> = {
  unreachable: said('databaseUnreachable'),
  full: said('databaseFull'),
}

/** A temporary condition, not an error of the program. */
export function refuseFor(trouble: DatabaseFault): AppError {
  return new AppError('unavailable', troubles[trouble], { retryAfter: 5 })
}

type Issue = { instancePath: string; message?: string }

function invalid(issues: readonly Issue[]): AppError {
  const errors = issues.map(toFieldError)
  const [first] = errors
  return new AppError('validation', first?.said ?? first?.message ?? said('requestNotValid'), {
    field: first?.field,
    errors,
  })
}

function toFieldError(issue: Issue): FieldError {
  const message = issue.message ?? 'Not valid'
  return {
    field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
    said: findSaid(message),
  }
}

const byStatus: Record<number, [ErrorCode, Said]> = {
  400: ['bad_request', said('unreadable')],
  403: ['not_found', said('nothingHere')],
  404: ['not_found', said('nothingHere')],
  413: ['too_large', said('tooLarge')],
  415: ['unsupported_media', said('wrongKind')],
  429: ['rate_limited', said('tooMany')],
  503: ['unavailable', said('startingOrStopping')],
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
