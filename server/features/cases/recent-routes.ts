import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { route } from '#server/route.ts'
import {
  listRecentSearchesCall,
  readRecentSearchCall,
  removeAllRecentSearchesCall,
  removeRecentSearchCall,
} from '#shared/contract/recent-searches.ts'
import { loadRecent, presentRecent, removeRecent } from './recent.ts'
import { deleteAllRecent, listRecent } from './store.ts'

const shownLetters = 200

export function recentRoutes(db: Database): FastifyPluginAsync {
  return async app => {
    route(app, listRecentSearchesCall, async ({ user }) =>
      (await listRecent(db, user.id, shownLetters)).map(presentRecent),
    )
    route(app, readRecentSearchCall, async ({ user, params }) =>
      presentRecent(await loadRecent(db, user.id, params.id)),
    )
    route(app, removeRecentSearchCall, ({ user, params }) => removeRecent(db, user.id, params.id))
    route(app, removeAllRecentSearchesCall, ({ user }) => deleteAllRecent(db, user.id))
  }
}
