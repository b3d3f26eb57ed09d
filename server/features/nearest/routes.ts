import type { FastifyPluginAsync } from 'fastify'
import type { BrowsedCases } from '#server/caselaw/list-landmarks.ts'
import { type FormIndex, findNearForms } from '#server/features/forms/search.ts'
import { findNearGuides, type GuideIndex } from '#server/features/procedures/search.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { route } from '#server/route.ts'
import { findNearestCall } from '#shared/contract/nearest.ts'
import { createLandmarkFinder } from './find-landmarks.ts'

type NearestNeeds = {
  forms: FormIndex
  guides: GuideIndex
  sectionMap: SectionMap
  cases: BrowsedCases
}

const shown = 3

/** For a search without results: the nearest forms, guides and judgments. */
export function nearestRoutes({ forms, guides, sectionMap, cases }: NearestNeeds): FastifyPluginAsync {
  const findLandmarks = createLandmarkFinder(cases, sectionMap)
  return async app => {
    route(app, findNearestCall, async ({ query: { search, language = 'en' } }) => ({
      forms: findNearForms(forms, sectionMap, { search, language }).slice(0, shown),
      guides: findNearGuides(guides, sectionMap, search).slice(0, shown),
      judgments: (await findLandmarks(search)).slice(0, shown),
    }))
  }
}
