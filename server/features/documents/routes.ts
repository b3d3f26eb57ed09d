import type { FastifyPluginAsync } from 'fastify'
import type { Tally } from '#server/features/statistics/model.ts'
import type { Usage } from '#server/features/users/model.ts'
import { route } from '#server/route.ts'
import { drawPagesCall, makeDocumentCall } from '#shared/contract/forms.ts'
import { type DocumentNeeds, drawPagePictures, prepareDocument } from './make-document.ts'

export function documentRoutes(needs: DocumentNeeds & { usage: Usage; tally: Tally }): FastifyPluginAsync {
  return async app => {
    app.addHook('onClose', () => needs.renderer.close())

    route(app, makeDocumentCall, async ({ user, params, body }) => {
      const made = await needs.usage.count(user.id, prepareDocument(needs, params.id, body))
      needs.tally.document({ formId: params.id, ...body })
      return made
    })
    route(app, drawPagesCall, ({ params, body }) => drawPagePictures(needs, params.id, body))
  }
}
