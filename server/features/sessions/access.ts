import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Access } from '#shared/contract/call.ts'
import { said } from '#shared/messages/said.ts'
import type { UserStatus } from '#shared/users.ts'
import type { Sessions, SignedIn } from './model.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route. Every route says so; one that does not stops the start. */
    access?: Access
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

export function guardRoutes(app: FastifyInstance, sessions: Sessions) {
  app.decorateRequest('signedIn', null)

  app.addHook('onRoute', route => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`)
  })

  // After the rate limits, which sit at onRequest, and before anybody's body is read.
  app.addHook('preParsing', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'public'
    const token = readToken(request)
    request.signedIn = token ? ((await sessions.read(token)) ?? null) : null
    if (request.signedIn) nameAccount(request, reply, request.signedIn.user.id)
    if (access === 'public') return
    const { user } = readSignedIn(request)
    refuseStatus(user)
    if (access === 'admin' && user.role !== 'admin') {
      throw new AppError('forbidden', said('adminNeeded'))
    }
  })
}

/** Refuses accounts that are not approved, with the reason. */
export function refuseStatus({ status, statusReason }: { status: UserStatus; statusReason: string | null }) {
  const told = statusReason ? { details: { reason: statusReason } } : {}
  if (status === 'pending') throw new AppError('account_pending', said('accountPending'))
  if (status === 'rejected') throw new AppError('account_rejected', said('accountRejected'), told)
  if (status === 'suspended') throw new AppError('account_suspended', said('accountSuspended'), told)
}

/** Adds the user's id, never the name, to the log lines of this request. */
export function nameAccount(request: FastifyRequest, reply: FastifyReply, account: number) {
  request.log = request.log.child({ account })
  reply.log = request.log
}

/** For a user who was deleted while the request ran: answered as an ended session. */
export async function refuseGone(sessions: Sessions, request: FastifyRequest) {
  const token = readToken(request)
  if (!request.signedIn || !token) return undefined
  sessions.evict(request.signedIn.user.id)
  return (await sessions.read(token)) ? undefined : signedOut()
}

function signedOut(): AppError {
  return new AppError('unauthenticated', said('signInPlease'))
}

/** The caller of a route that is not public. */
export function readSignedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw signedOut()
  return request.signedIn
}

function readToken(request: FastifyRequest): string | undefined {
  const own = request.headers['x-session-token']
  if (typeof own === 'string' && own) return own
  return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
}
