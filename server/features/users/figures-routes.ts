import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { route } from '#server/route.ts'
import { readPublicFiguresCall } from '#shared/contract/account.ts'
import { countApproved } from './store.ts'

/** What the landing page may say of this installation to anybody: a number, and nothing of anyone. */
export function figuresRoutes(db: Database): FastifyPluginAsync {
  return async app => {
    route(app, readPublicFiguresCall, async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300')
      return { users: await countApproved(db) }
    })
  }
}
