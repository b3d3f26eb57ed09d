import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import {
  changeSavedSearchCall,
  deleteSavedSearchCall,
  listSavedSearchesCall,
  readSavedSearchCall,
  restoreSavedSearchCall,
  saveSearchCall,
  stopAlertsAtOnceCall,
  stopAlertsCall,
} from '#shared/contract/saved-searches.ts'
import {
  changeSearch,
  loadSearch,
  loadSearches,
  presentSearch,
  removeSearch,
  restoreSearch,
  type SearchesNeeds,
  saveSearch,
  stopAlerts,
} from './searches.ts'

const stopped = 'You get no more mails about new judgments. Your saved searches are kept.'

export function savedSearchRoutes(needs: SearchesNeeds & { bodyLimit: number }): FastifyPluginAsync {
  const { bodyLimit } = needs
  return async app => {
    route(app, listSavedSearchesCall, ({ user }) => loadSearches(needs, user.id))
    route(
      app,
      saveSearchCall,
      async ({ user, body }) => presentSearch(await saveSearch(needs, user.id, body)),
      { bodyLimit },
    )
    route(app, readSavedSearchCall, async ({ user, params }) =>
      presentSearch(await loadSearch(needs, user.id, params.id)),
    )
    route(app, changeSavedSearchCall, async ({ user, params, body }) =>
      presentSearch(await changeSearch(needs, user.id, params.id, body)),
    )
    route(app, deleteSavedSearchCall, ({ user, params }) => removeSearch(needs, user.id, params.id))
    route(app, restoreSavedSearchCall, async ({ user, params }) =>
      presentSearch(await restoreSearch(needs, user.id, params.id)),
    )
    route(app, stopAlertsCall, async ({ body }) => {
      await stopAlerts(needs, body.token)
      return { message: stopped }
    })
    await app.register(oneClick(needs))
  }
}

/** The body that mail programs post (RFC 8058) is ignored. */
function oneClick(needs: SearchesNeeds) {
  return async (app: FastifyInstance) => {
    for (const kind of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(kind, (_request, payload, done) => {
        payload.resume()
        done(null, undefined)
      })
    route(app, stopAlertsAtOnceCall, async ({ query, reply }) => {
      await stopAlerts(needs, query.token)
      reply.type('text/plain')
      return 'You get no more mails about new judgments.'
    })
  }
}
