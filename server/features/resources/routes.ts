import type { FastifyPluginAsync } from 'fastify'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import { listPortalsCall, type Portal } from '#shared/contract/resources.ts'

export function resourceRoutes(portals: readonly Portal[]): FastifyPluginAsync {
  const answer = fixAnswer(portals)
  return async app => route(app, listPortalsCall, () => answer)
}
