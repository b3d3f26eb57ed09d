import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import { readStatisticsCall } from '#shared/contract/statistics.ts'
import { readStatistics, type StatisticsNeeds } from './statistics.ts'
import type { StoredTally } from './tally.ts'

export function statisticsRoutes(needs: StatisticsNeeds & { tally: StoredTally }): FastifyPluginAsync {
  return async app => {
    route(app, readStatisticsCall, async ({ query }) => {
      await needs.tally.store()
      return readStatistics(needs, query.by)
    })
  }
}
