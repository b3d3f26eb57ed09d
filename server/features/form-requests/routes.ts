import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readSignedIn } from '#server/features/sessions/public.ts'
import { createAttempts } from '#server/lib/attempts.ts'
import {
  adminFormRequest,
  answerRequestBody,
  formRequestBody,
  formRequestView,
} from '#shared/contract/form-requests.ts'
import { idParams } from '#shared/contract/numbers.ts'
import { answerRequest, askForForm, listRequests, type RequestNeeds } from './requests.ts'

const admin = { access: 'admin' } as const
const day = 24 * 60 * 60 * 1000
export const requestsADay = 20

export function formRequestRoutes(needs: RequestNeeds): FastifyPluginAsyncZod {
  const asked = createAttempts(requestsADay, day, needs.clock)
  return async app => {
    app.post(
      '/api/form-requests',
      { config: { access: 'user' }, schema: { body: formRequestBody, response: { 201: formRequestView } } },
      async (request, reply) => {
        const { user } = readSignedIn(request)
        asked.take(String(user.id))
        return reply.status(201).send(await askForForm(needs, user.id, request.body))
      },
    )

    app.get(
      '/api/admin/form-requests',
      { config: admin, schema: { response: { 200: z.array(adminFormRequest) } } },
      async () => listRequests(needs.db),
    )

    app.patch(
      '/api/admin/form-requests/:id',
      {
        config: admin,
        schema: { params: idParams, body: answerRequestBody, response: { 200: adminFormRequest } },
      },
      async request =>
        answerRequest(needs, readSignedIn(request).user, request.params.id, request.body.answered),
    )
  }
}
