import type { FastifyPluginAsync } from 'fastify'
import type { Limits } from '#server/lib/limits.ts'
import { route } from '#server/route.ts'
import {
  answerFormRequestCall,
  askForFormCall,
  listFormRequestsCall,
} from '#shared/contract/form-requests.ts'
import { answerRequest, askForForm, listRequests, type RequestNeeds } from './requests.ts'

const day = 24 * 60 * 60 * 1000
export const requestsADay = 20

export function formRequestRoutes(needs: RequestNeeds & { limits: Limits }): FastifyPluginAsync {
  const asked = needs.limits.attempts('form requests', requestsADay, day)
  return async app => {
    route(app, askForFormCall, async ({ user, body }) => {
      await asked.take(String(user.id))
      return askForForm(needs, user.id, body)
    })
    route(app, listFormRequestsCall, () => listRequests(needs.db))
    route(app, answerFormRequestCall, ({ user, params, body }) => answerRequest(needs, user, params.id, body))
  }
}
