import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fixAnswer, sendFixed } from '#server/lib/send-cached.ts'
import type { Portal } from '#shared/contract/resources.ts'

export function resourceRoutes(portals: readonly Portal[]): FastifyPluginAsyncZod {
  const answer = fixAnswer(portals)
  return async app => {
    app.get('/api/portals', { config: { access: 'user' } }, (request, reply) =>
      sendFixed(request, reply, answer),
    )
  }
}
