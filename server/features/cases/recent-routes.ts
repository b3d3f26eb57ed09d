import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { recentSearch } from '#shared/contract/cases.ts'
import { idParams } from '#shared/contract/numbers.ts'
import { presentRecent, readRecent, removeRecent } from './recent.ts'
import { deleteAllRecent, listRecent } from './store.ts'

const own = { access: 'user' } as const
const shownLetters = 200

export function recentRoutes(db: Database): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/api/case-law/recent',
      { config: own, schema: { response: { 200: z.array(recentSearch) } } },
      async request => (await listRecent(db, readSignedIn(request).user.id, shownLetters)).map(presentRecent),
    )

    app.get(
      '/api/case-law/recent/:id',
      { config: own, schema: { params: idParams, response: { 200: recentSearch } } },
      async request => presentRecent(await readRecent(db, readSignedIn(request).user.id, request.params.id)),
    )

    app.delete(
      '/api/case-law/recent/:id',
      { config: own, schema: { params: idParams } },
      async (request, reply) => {
        await removeRecent(db, readSignedIn(request).user.id, request.params.id)
        return reply.status(204).send()
      },
    )

    app.delete('/api/case-law/recent', { config: own }, async (request, reply) => {
      await deleteAllRecent(db, readSignedIn(request).user.id)
      return reply.status(204).send()
    })
  }
}
