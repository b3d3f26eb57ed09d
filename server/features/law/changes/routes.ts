import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import {
  findCitedLawCall,
  listLawChangesCall,
  listLawNoticesCall,
  markChangeCall,
  recheckCall,
  withdrawChangeCall,
} from '#shared/contract/law-changes.ts'
import { type ChangeNeeds, loadChanges, loadNotices, markChange, recheck, withdrawChange } from './changes.ts'
import { findCitedLaw } from './find-cited-law.ts'

/** What of the law has changed, as administrators mark it and everybody else is told. */
export function lawChangeRoutes(needs: ChangeNeeds): FastifyPluginAsync {
  const { db } = needs
  return async app => {
    route(app, listLawNoticesCall, () => loadNotices(db))
    route(app, findCitedLawCall, ({ query }) => findCitedLaw(needs, query.search))
    route(app, listLawChangesCall, () => loadChanges(db))
    route(app, markChangeCall, ({ user, body }) => markChange(needs, user, body))
    route(app, withdrawChangeCall, ({ user, params, body }) =>
      withdrawChange(needs, user, params.id, body.withdrawn),
    )
    route(app, recheckCall, ({ user, params, body }) => recheck(needs, user, params.id, body))
  }
}
