import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { exportQuerystring, saveCaseBody, savedCase } from '#shared/contract/cases.ts'
import { checkCaseId } from './case-id.ts'
import { exportSaved } from './export-saved.ts'
import { readSaved, type SavedNeeds, saveCase, unsaveCase } from './saved.ts'

const own = { access: 'user' } as const
const params = z.object({ caseId: z.string().max(200) })

export function savedRoutes(needs: SavedNeeds): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/api/case-law/saved',
      { config: own, schema: { response: { 200: z.array(savedCase) } } },
      async request => readSaved(needs, readSignedIn(request).user.id),
    )

    app.get(
      '/api/case-law/saved/export',
      { config: own, schema: { querystring: exportQuerystring } },
      async (request, reply) => {
        const saved = await readSaved(needs, readSignedIn(request).user.id)
        const { name, type, bytes } = await exportSaved(saved, request.query.format, needs.clock())
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'no-store')
          .type(type)
          .send(bytes)
      },
    )

    app.put(
      '/api/case-law/saved/:caseId',
      { config: own, schema: { params, body: saveCaseBody, response: { 200: savedCase } } },
      async request =>
        saveCase(needs, readSignedIn(request).user.id, checkCaseId(request.params.caseId), request.body),
    )

    app.delete('/api/case-law/saved/:caseId', { config: own, schema: { params } }, async (request, reply) => {
      await unsaveCase(needs.db, readSignedIn(request).user.id, checkCaseId(request.params.caseId))
      return reply.status(204).send()
    })
  }
}
