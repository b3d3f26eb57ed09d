import type { FastifyPluginAsync } from 'fastify'
import type { Usage } from '#server/features/users/model.ts'
import { route } from '#server/route.ts'
import { drawPagesCall, makeDocumentCall } from '#shared/contract/forms.ts'
import { type DocumentNeeds, drawPagePictures, prepareDocument } from './make-document.ts'

export function documentRoutes(needs: DocumentNeeds & { usage: Usage }): FastifyPluginAsync {
  return async app => {
    app.addHook('onClose', () => needs.renderer.close())

    route(app, makeDocumentCall, ({ user, params, body }) =>
      needs.usage.count(user.id, prepareDocument(needs, params.id, body)),
    )
    route(app, drawPagesCall, ({ params, body }) => drawPagePictures(needs, params.id, body))
  }
}
