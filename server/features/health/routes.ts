import { setTimeout } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { ping } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import { second } from '#server/lib/clock.ts'
import { route } from '#server/route.ts'
import { readHealthCall, readReadinessCall } from '#shared/contract/server.ts'

const unlimited = { config: { rateLimit: false } } as const

/** Health checks time out within a few seconds: an answer after this limit would be too late. */
const patience = 1.5 * second

export function healthRoutes(db: Database): FastifyPluginAsync {
  return async app => {
    route(app, readHealthCall, () => ({ status: 'ok' as const }), unlimited)

    route(
      app,
      readReadinessCall,
      async ({ request }) => {
        await answerWithin(patience, ping(db)).catch(error => {
          request.log.error({ err: error }, 'the database does not answer')
          throw new AppError('unavailable', 'The database does not answer.')
        })
        return { status: 'ready' as const }
      },
      unlimited,
    )
  }
}

async function answerWithin(limit: number, work: Promise<void>): Promise<void> {
  const stop = new AbortController()
  const tooLate = setTimeout(limit, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`no answer within ${limit} ms`)
  })
  tooLate.catch(() => {})
  try {
    await Promise.race([work, tooLate])
  } finally {
    stop.abort()
  }
}
