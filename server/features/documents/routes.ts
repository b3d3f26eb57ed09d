import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import type { Usage } from '#server/features/users/model.ts'
import { attachment } from '#server/lib/attachment.ts'
import { documentBody, formIdParams } from '#shared/contract/forms.ts'
import { type DocumentNeeds, prepareDocument } from './make-document.ts'

export function documentRoutes(needs: DocumentNeeds & { usage: Usage }): FastifyPluginAsyncZod {
  return async app => {
    app.addHook('onClose', () => needs.renderer.close())

    app.post(
      '/api/forms/:id/documents',
      { config: { access: 'user' }, schema: { params: formIdParams, body: documentBody } },
      async (request, reply) => {
        const draw = prepareDocument(needs, request.params.id, request.body)
        const { name, type, bytes } = await needs.usage.count(readSignedIn(request).user.id, draw)
        return reply
          .header('content-disposition', attachment(name))
          .header('cache-control', 'no-store')
          .type(type)
          .send(bytes)
      },
    )
  }
}
