import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import { closeFeedCall, openFeedCall, readFeedCall } from '#shared/contract/case-feeds.ts'
import { closeFeed, createFeeds, type FeedNeeds, openFeed } from './feeds.ts'

export function feedRoutes(needs: FeedNeeds): FastifyPluginAsync {
  const readFeed = createFeeds(needs)
  return async app => {
    route(app, openFeedCall, ({ user, params }) => openFeed(needs, user.id, params.id))
    route(app, closeFeedCall, ({ user, params }) => closeFeed(needs, user.id, params.id))
    route(app, readFeedCall, async ({ query, reply }) => {
      const feed = await readFeed(query.token)
      reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, max-age=900')
      return feed
    })
  }
}
