import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import { listCourtsCall } from '#shared/contract/courts.ts'
import { listLimitationPeriodsCall, listSectionPairsCall } from '#shared/contract/law.ts'
import type { ChangeNeeds } from './changes/changes.ts'
import { lawChangeRoutes } from './changes/routes.ts'
import { citationsOnce } from './citations.ts'
import { sectionRoutes } from './section-routes.ts'

type LawNeeds = Omit<ChangeNeeds, 'library' | 'loadCitations'> & { library: Library }

/** Facts of the law that the tools compute with, and of the courts that the builder proposes; sections, and what changed in them. */
export function lawRoutes(needs: LawNeeds): FastifyPluginAsync {
  const { limitation, sectionMap, courts } = needs.library
  const periods = fixAnswer(limitation)
  const pairs = fixAnswer(sectionMap.pairs)
  const allCourts = fixAnswer(courts)
  const loadCitations = citationsOnce(needs)
  return async app => {
    route(app, listLimitationPeriodsCall, () => periods)
    route(app, listSectionPairsCall, () => pairs)
    route(app, listCourtsCall, () => allCourts)
    await app.register(sectionRoutes({ ...needs, loadCitations }))
    await app.register(lawChangeRoutes({ ...needs, loadCitations }))
  }
}
