import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Library } from '#server/content/library.ts'
import { fixAnswer, sendFixed } from '#server/lib/send-cached.ts'

/** Facts of the law that the tools compute with. */
export function lawRoutes({
  limitation,
  sectionMap,
}: Pick<Library, 'limitation' | 'sectionMap'>): FastifyPluginAsyncZod {
  const periods = fixAnswer(limitation)
  const pairs = fixAnswer(sectionMap.pairs)
  return async app => {
    app.get('/api/law/limitation', { config: { access: 'user' } }, (request, reply) =>
      sendFixed(request, reply, periods),
    )
    app.get('/api/law/sections', { config: { access: 'user' } }, (request, reply) =>
      sendFixed(request, reply, pairs),
    )
  }
}
