import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Metrics } from './metrics.ts'

/** For Prometheus; not a call of the contract, for no page asks it. The token is the operator's, not a person's. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string) {
  app.get('/metrics', { config: { access: 'public', rateLimit: false } }, async (request, reply) => {
    const given = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? ''
    if (!isSame(given, token))
      throw new AppError('unauthenticated', 'Send the METRICS_TOKEN of this installation as a bearer token.')
    const { type, text } = await metrics.write()
    return reply.type(type).send(text)
  })
}

/** Compared as hashes: these have one length, and how long it takes says nothing. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hash(given), hash(wanted))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
