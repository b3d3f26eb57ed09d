import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { hour } from '#server/lib/clock.ts'
import type { Limits } from '#server/lib/limits.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import {
  confirmSubscriptionCall,
  listIssuesCall,
  type NewsletterIssue,
  readNewsletterFiguresCall,
  readNewsletterOverviewCall,
  sendIssueCall,
  subscribeCall,
  unsubscribeAtOnceCall,
  unsubscribeCall,
} from '#shared/contract/newsletter.ts'
import { loadOverview } from './overview.ts'
import { createDistributor } from './send-issue.ts'
import { countConfirmed } from './store.ts'
import { confirmSubscription, type NewsletterNeeds, requestSubscription, unsubscribe } from './subscribe.ts'

export function newsletterRoutes(
  needs: NewsletterNeeds & { limits: Limits },
  issues: readonly NewsletterIssue[],
): FastifyPluginAsync {
  const { db } = needs
  const newestFirst = [...issues].sort((one, other) => other.date.localeCompare(one.date))
  const answer = fixAnswer(newestFirst)
  const requests = needs.limits.attempts('subscriptions', 30, hour)
  const mailsTo = needs.limits.attempts('newsletter mails', 3, hour)

  return async app => {
    const distributor = createDistributor(needs, issues, app.log)
    app.addHook('onReady', () => distributor.resume())
    app.addHook('preClose', () => distributor.stop())

    route(app, listIssuesCall, () => answer)

    route(app, readNewsletterFiguresCall, async () => ({
      subscribers: await countConfirmed(db),
      issues: issues.length,
    }))

    route(app, subscribeCall, async ({ user, body }) => {
      await requests.take(String(user.id))
      if (await mayMail(body.email)) await requestSubscription(needs, body)
      return { message: `Please open the link that we send to ${body.email} to confirm.` }
    })

    route(app, confirmSubscriptionCall, async ({ body }) => {
      await confirmSubscription(needs, body.token)
      return { message: 'Your subscription is confirmed.' }
    })

    route(app, unsubscribeCall, async ({ body }) => {
      await unsubscribe(needs, body.token)
      return { message: 'You are unsubscribed. We send you no more newsletters.' }
    })

    route(app, readNewsletterOverviewCall, () => loadOverview(db, newestFirst))

    route(app, sendIssueCall, async ({ user, params }) => {
      const issue = issues.find(({ id }) => id === params.id)
      if (!issue) throw new AppError('not_found', 'There is no such issue.')
      await distributor.send(user, issue)
      return loadOverview(db, newestFirst)
    })

    await app.register(oneClick(needs))
  }

  /** At most three mails an hour; the answer is the same for a fourth. */
  async function mayMail(email: string): Promise<boolean> {
    try {
      await mailsTo.take(email.toLowerCase())
      return true
    } catch {
      return false
    }
  }
}

/** The body that mail programs post (RFC 8058) is ignored. */
function oneClick(needs: NewsletterNeeds) {
  return async (app: FastifyInstance) => {
    for (const kind of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(kind, (_request, payload, done) => {
        payload.resume()
        done(null, undefined)
      })
    route(app, unsubscribeAtOnceCall, async ({ query, reply }) => {
      await unsubscribe(needs, query.token)
      reply.type('text/plain')
      return 'You are unsubscribed.'
    })
  }
}
