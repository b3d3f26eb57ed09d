import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { ping } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'

const config = { access: 'public', rateLimit: false } as const

export function healthRoutes(db: Database): FastifyPluginAsync {
  return async app => {
    app.get('/api/health', { config }, async () => ({ status: 'ok' }))

    app.get('/api/health/ready', { config }, async request => {
      await ping(db).catch(error => {
        request.log.error({ err: error }, 'the database does not answer')
        throw new AppError('unavailable', 'The database does not answer.')
      })
      return { status: 'ready' }
    })
  }
}
