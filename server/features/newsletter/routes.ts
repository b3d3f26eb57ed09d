import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { AppError } from '#server/lib/app-error.ts'
import { createAttempts } from '#server/lib/attempts.ts'
import { hour } from '#server/lib/clock.ts'
import { fixAnswer, sendFixed } from '#server/lib/send-cached.ts'
import { message } from '#shared/contract/account.ts'
import {
  type NewsletterIssue,
  newsletterDesk,
  newsletterFigures,
  newsletterLinkBody,
  subscribeBody,
} from '#shared/contract/newsletter.ts'
import { idParams } from '#shared/contract/numbers.ts'
import { readDesk } from './desk.ts'
import { createDistributor } from './send-issue.ts'
import { countConfirmed } from './store.ts'
import { confirmSubscription, type NewsletterNeeds, requestSubscription, unsubscribe } from './subscribe.ts'

const member = { access: 'user' } as const
const admin = { access: 'admin' } as const
const open = { access: 'public' } as const

export function newsletterRoutes(
  needs: NewsletterNeeds,
  issues: readonly NewsletterIssue[],
): FastifyPluginAsyncZod {
  const { db, clock } = needs
  const newestFirst = [...issues].sort((one, other) => other.date.localeCompare(one.date))
  const answer = fixAnswer(newestFirst)
  const requests = createAttempts(30, hour, clock)
  const mailsTo = createAttempts(3, hour, clock)

  return async app => {
    const distributor = createDistributor(needs, issues, app.log)
    app.addHook('onReady', () => distributor.resume())
    app.addHook('preClose', () => distributor.stop())

    app.get('/api/newsletter/issues', { config: member }, (request, reply) =>
      sendFixed(request, reply, answer),
    )

    app.get(
      '/api/newsletter/figures',
      { config: member, schema: { response: { 200: newsletterFigures } } },
      async () => ({ subscribers: await countConfirmed(db), issues: issues.length }),
    )

    app.post(
      '/api/newsletter/subscriptions',
      { config: member, schema: { body: subscribeBody, response: { 202: message } } },
      async (request, reply) => {
        requests.take(String(readSignedIn(request).user.id))
        if (mayMail(request.body.email)) await requestSubscription(needs, request.body)
        return reply
          .status(202)
          .send({ message: `Please open the link that we send to ${request.body.email} to confirm.` })
      },
    )

    app.post(
      '/api/newsletter/confirmations',
      { config: open, schema: { body: newsletterLinkBody, response: { 200: message } } },
      async request => {
        await confirmSubscription(needs, request.body.token)
        return { message: 'Your subscription is confirmed.' }
      },
    )

    app.post(
      '/api/newsletter/unsubscriptions',
      { config: open, schema: { body: newsletterLinkBody, response: { 200: message } } },
      async request => {
        await unsubscribe(needs, request.body.token)
        return { message: 'You are unsubscribed. We send you no more newsletters.' }
      },
    )

    app.get(
      '/api/admin/newsletter',
      { config: admin, schema: { response: { 200: newsletterDesk } } },
      async () => readDesk(db, newestFirst),
    )

    app.post(
      '/api/admin/newsletter/issues/:id/sendings',
      { config: admin, schema: { params: idParams, response: { 202: newsletterDesk } } },
      async (request, reply) => {
        const issue = issues.find(({ id }) => id === request.params.id)
        if (!issue) throw new AppError('not_found', 'There is no such issue.')
        await distributor.send(readSignedIn(request).user, issue)
        return reply.status(202).send(await readDesk(db, newestFirst))
      },
    )

    await app.register(oneClick(needs))
  }

  /** A fourth mail within the hour helps nobody; the answer stays the same. */
  function mayMail(email: string): boolean {
    try {
      mailsTo.take(email.toLowerCase())
      return true
    } catch {
      return false
    }
  }
}

/** What a mail program calls on "Unsubscribe" (RFC 8058): the address of the link in the mail, posted to. */
function oneClick(needs: NewsletterNeeds) {
  const querystring = newsletterLinkBody
  return async (app: FastifyInstance) => {
    for (const kind of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(kind, (_request, payload, done) => {
        payload.resume()
        done(null, undefined)
      })
    app.post<{ Querystring: z.infer<typeof querystring> }>(
      '/unsubscribe',
      { config: open, schema: { querystring } },
      async (request, reply) => {
        await unsubscribe(needs, request.query.token)
        return reply.type('text/plain').send('You are unsubscribed.')
      },
    )
  }
}
