import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import { listLimitationPeriodsCall, listSectionPairsCall } from '#shared/contract/law.ts'

/** Facts of the law that the tools compute with. */
export function lawRoutes({
  limitation,
  sectionMap,
}: Pick<Library, 'limitation' | 'sectionMap'>): FastifyPluginAsync {
  const periods = fixAnswer(limitation)
  const pairs = fixAnswer(sectionMap.pairs)
  return async app => {
    route(app, listLimitationPeriodsCall, () => periods)
    route(app, listSectionPairsCall, () => pairs)
  }
}
