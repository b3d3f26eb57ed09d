import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import {
  exportSavedCasesCall,
  listSavedCasesCall,
  saveCaseCall,
  unsaveCaseCall,
} from '#shared/contract/saved-cases.ts'
import { checkCaseId } from './case-id.ts'
import { exportSaved } from './export-saved.ts'
import { loadSaved, type SavedNeeds, saveCase, unsaveCase } from './saved.ts'

export function savedRoutes(needs: SavedNeeds): FastifyPluginAsync {
  return async app => {
    route(app, listSavedCasesCall, ({ user }) => loadSaved(needs, user.id))
    route(app, exportSavedCasesCall, async ({ user, query }) =>
      exportSaved(await loadSaved(needs, user.id), query.format, needs.clock()),
    )
    route(app, saveCaseCall, ({ user, params, body }) =>
      saveCase(needs, user.id, checkCaseId(params.caseId), body),
    )
    route(app, unsaveCaseCall, ({ user, params }) =>
      unsaveCase(needs.db, user.id, checkCaseId(params.caseId)),
    )
  }
}
