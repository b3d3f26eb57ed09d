import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import { listCourtsCall } from '#shared/contract/courts.ts'
import { listLimitationPeriodsCall, listSectionPairsCall } from '#shared/contract/law.ts'

/** Facts of the law that the tools compute with, and of the courts that the builder proposes. */
export function lawRoutes({
  limitation,
  sectionMap,
  courts,
}: Pick<Library, 'limitation' | 'sectionMap' | 'courts'>): FastifyPluginAsync {
  const periods = fixAnswer(limitation)
  const pairs = fixAnswer(sectionMap.pairs)
  const allCourts = fixAnswer(courts)
  return async app => {
    route(app, listLimitationPeriodsCall, () => periods)
    route(app, listSectionPairsCall, () => pairs)
    route(app, listCourtsCall, () => allCourts)
  }
}
