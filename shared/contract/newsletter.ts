import { z } from 'zod'
import { message } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'
import { emailField } from '#shared/contract/person-fields.ts'
import { oneTimeToken } from '#shared/contract/text.ts'
import { newsletterTopics } from '#shared/newsletter.ts'

export const newsletterPreferences = z.object({
  legalUpdates: z.boolean(),
  caseLaw: z.boolean(),
  practiceGuides: z.boolean(),
  technology: z.boolean(),
  webinars: z.boolean(),
})

export const subscribeBody = z.object({
  email: emailField,
  /** Without it, the defaults are used. */
  preferences: newsletterPreferences
    .refine(chosen => Object.values(chosen).includes(true), 'Choose at least one topic')
    .optional(),
})
export type SubscribeBody = z.infer<typeof subscribeBody>

export const newsletterLinkBody = z.object({ token: oneTimeToken })

const text = z.string().trim().min(1)

export const newsletterIssue = z.strictObject({
  id: z.number().int().positive(),
  title: text,
  description: text,
  /** The Monday on which the issue was published. */
  date: z.iso.date(),
  category: z.enum(newsletterTopics),
  featured: z.boolean(),
  content: z.strictObject({
    headline: text,
    summary: text,
    keyUpdates: z.array(text).min(2),
    caseSpotlight: text,
    practicalTips: z.array(text).min(1),
  }),
  downloads: z.number().int(),
  views: z.number().int(),
})
export type NewsletterIssue = z.infer<typeof newsletterIssue>

/** Real counts of the newsletter. */
export const newsletterFigures = z.object({ subscribers: z.number().int(), issues: z.number().int() })
export type NewsletterFigures = z.infer<typeof newsletterFigures>

export const subscriptionView = z.object({
  id: z.number().int(),
  email: z.string(),
  preferences: newsletterPreferences,
  status: z.enum(['waiting', 'subscribed', 'unsubscribed']),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

export const sendingView = z.object({
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The number of mails put into the outbox so far. */
  queued: z.number().int(),
})
export type SendingView = z.infer<typeof sendingView>

export const newsletterOverview = z.object({
  issues: z.array(
    newsletterIssue.pick({ id: true, title: true, date: true, category: true }).extend({
      /** Confirmed subscribers who chose the topic of this issue. */
      readers: z.number().int(),
      sending: sendingView.nullable(),
    }),
  ),
  subscriptions: z.array(subscriptionView),
  /** The count of all, including those not in the list of newest ones. */
  total: z.number().int(),
})
export type NewsletterOverview = z.infer<typeof newsletterOverview>

export const listIssuesCall = defineCall('GET /api/newsletter/issues', {
  access: 'user',
  answer: z.array(newsletterIssue),
})

export const readNewsletterFiguresCall = defineCall('GET /api/newsletter/figures', {
  access: 'user',
  answer: newsletterFigures,
})

export const subscribeCall = defineCall('POST /api/newsletter/subscriptions', {
  access: 'user',
  body: subscribeBody,
  answer: message,
  status: 202,
})

export const confirmSubscriptionCall = defineCall('POST /api/newsletter/confirmations', {
  access: 'public',
  body: newsletterLinkBody,
  answer: message,
})

export const unsubscribeCall = defineCall('POST /api/newsletter/unsubscriptions', {
  access: 'public',
  body: newsletterLinkBody,
  answer: message,
})

/** Mail programs post to the link of the mail when the user clicks "Unsubscribe" (RFC 8058). */
export const unsubscribeAtOnceCall = defineCall('POST /unsubscribe', {
  access: 'public',
  query: newsletterLinkBody,
  answer: z.string(),
})

export const readNewsletterOverviewCall = defineCall('GET /api/admin/newsletter', {
  access: 'admin',
  answer: newsletterOverview,
})

export const sendIssueCall = defineCall('POST /api/admin/newsletter/issues/:id/sendings', {
  access: 'admin',
  params: idParams,
  answer: newsletterOverview,
  status: 202,
})
