import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '#server/db/client.ts'
import { publicFigures } from '#shared/contract/account.ts'
import { countApproved } from './store.ts'

/** What the landing page may say of this installation to anybody: a number, and nothing of anyone. */
export function figuresRoutes(db: Database): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/api/figures',
      { config: { access: 'public' }, schema: { response: { 200: publicFigures } } },
      async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300')
        return { users: await countApproved(db) }
      },
    )
  }
}
