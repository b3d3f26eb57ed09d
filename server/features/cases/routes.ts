import type { FastifyPluginAsync } from 'fastify'
import type { DrawJudgment } from '#server/features/documents/model.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { goneSignal } from '#server/lib/gone-signal.ts'
import { route } from '#server/route.ts'
import { listLikeCall, readHistoryCall, readNetworkCall } from '#shared/contract/case-pictures.ts'
import {
  browseCasesCall,
  drawCaseCall,
  listCitedByCall,
  readCaseCall,
  readCorpusCall,
  searchCasesCall,
} from '#shared/contract/cases.ts'
import { createArrivals } from './alerts/arrivals.ts'
import { startAlerts } from './alerts/start-alerts.ts'
import { checkCaseId, unknownCase } from './case-id.ts'
import { feedRoutes } from './feeds/routes.ts'
import { listRoutes } from './list-routes.ts'
import { createTurns } from './one-at-a-time.ts'
import { nameJudgmentFile, printJudgment } from './print-judgment.ts'
import { recentRoutes } from './recent-routes.ts'
import { savedRoutes } from './saved-routes.ts'
import { type SearchNeeds, searchCases } from './search-cases.ts'
import { savedSearchRoutes } from './searches/routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** 100,000 letters of Devanagari are 300 KB. */
const searchLimit = 512 * 1024

type CaseNeeds = Omit<SearchNeeds, 'turns'> & {
  uploadFolder: string
  outbox: Outbox
  publicUrl: string
  drawJudgment: DrawJudgment
}

export function caseRoutes(needs: CaseNeeds): FastifyPluginAsync {
  const { db, cases } = needs
  const [turns, drawings] = [createTurns(), createTurns()]
  return async app => {
    await app.register(recentRoutes(needs.db))
    await app.register(savedRoutes(needs))
    const arrivals = createArrivals(db, cases)
    await app.register(savedSearchRoutes({ ...needs, arrivals, bodyLimit: searchLimit }))
    await app.register(feedRoutes({ ...needs, turns }))
    startAlerts(app, { ...needs, arrivals })
    await app.register(uploadRoutes(needs.uploadFolder))

    route(
      app,
      searchCasesCall,
      ({ user, body, request, reply }) =>
        searchCases({ ...needs, turns }, user.id, body, { log: request.log, signal: goneSignal(reply) }),
      {
        bodyLimit: searchLimit,
        errorHandler: error => {
          throw error.statusCode === 413 ? tooLong() : error
        },
      },
    )

    route(app, browseCasesCall, ({ query }) => cases.browse(query))
    await app.register(listRoutes(cases))
    route(app, readCorpusCall, () => cases.describe())
    route(app, readCaseCall, async ({ params }) => refuseNull(await cases.read(checkCaseId(params.id))))
    route(app, drawCaseCall, async ({ user, params }) => {
      const judgment = refuseNull(await cases.read(checkCaseId(params.id)))
      const page = printJudgment(judgment, { publicUrl: needs.publicUrl, now: needs.clock() })
      const bytes = await drawings(user.id, () => needs.drawJudgment(page))
      return { name: nameJudgmentFile(judgment), type: 'application/pdf', bytes }
    })
    route(app, readHistoryCall, async ({ params }) => refuseNull(await cases.history(checkCaseId(params.id))))
    route(app, readNetworkCall, async ({ params }) => refuseNull(await cases.network(checkCaseId(params.id))))
    route(app, listLikeCall, async ({ user, params }) =>
      refuseNull(await turns(user.id, () => cases.like(checkCaseId(params.id)))),
    )
    route(app, listCitedByCall, async ({ params, query }) =>
      refuseNull(await cases.citedBy(checkCaseId(params.id), query)),
    )
  }
}

function refuseNull<T>(found: T | null): T {
  if (found === null) throw unknownCase()
  return found
}

function tooLong(): AppError {
  return new AppError('too_large', 'This is longer than a search takes (1,00,000 characters).')
}
