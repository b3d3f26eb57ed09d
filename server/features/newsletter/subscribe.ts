import type { Database } from '#server/db/client.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { findUserByEmail } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, day } from '#server/lib/clock.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { defaultPreferences, type NewsletterPreferences, newsletterTopics } from '#shared/newsletter.ts'
import { writeConfirmation, writeUnsubscribeLink } from './letters.ts'
import {
  changeSubscription,
  deleteConfirmLinks,
  deleteUnconfirmed,
  findSubscription,
  insertLink,
  markLinkUsed,
  type SubscriptionRow,
  takeLink,
  takeSubscription,
} from './store.ts'

const confirmWithin = 7 * day
const keepUnconfirmedFor = 30 * day

export type NewsletterNeeds = { db: Database; clock: Clock; outbox: Outbox; publicUrl: string }
type Asked = { email: string; preferences?: NewsletterPreferences }

/**
 * Sends a confirmation link to the address. Until it is opened nothing changes, so nobody can subscribe somebody else
 * or change their topics.
 */
export async function requestSubscription(
  { db, clock, outbox, publicUrl }: NewsletterNeeds,
  asked: Asked,
): Promise<void> {
  const email = asked.email.toLowerCase()
  const preferences = asked.preferences ?? defaultPreferences
  await db.transaction(async tx => {
    const now = clock()
    await deleteUnconfirmed(tx, new Date(now.getTime() - keepUnconfirmedFor))
    const subscription = await takeSubscription(tx, { email, preferences, createdAt: now })
    if (isSubscribed(subscription) && isSame(subscription.preferences, preferences)) return
    const subscriptionId = subscription.id
    await deleteConfirmLinks(tx, subscriptionId)
    const confirmToken = await insertLink(tx, {
      subscriptionId,
      purpose: 'confirm',
      preferences,
      createdAt: now,
      expiresAt: new Date(now.getTime() + confirmWithin),
    })
    const unsubscribeToken = await insertLink(tx, { subscriptionId, purpose: 'unsubscribe', createdAt: now })
    const account = await findUserByEmail(tx, email)
    const letter = writeConfirmation(preferences, {
      confirm: `${publicUrl}/confirm-newsletter?token=${confirmToken}`,
      unsubscribe: writeUnsubscribeLink(publicUrl, unsubscribeToken),
    })
    await outbox.enqueue(tx, { id: account?.id ?? null, email }, letter)
  })
}

/** A link opened twice answers the same; after an unsubscription it does not subscribe again. */
export async function confirmSubscription({ db, clock }: NewsletterNeeds, token: string): Promise<void> {
  await db.transaction(async tx => {
    const now = clock()
    const link = await takeLink(tx, hashToken(token), 'confirm', now)
    if (!link?.preferences) throw gone()
    if (link.usedAt) {
      const subscription = await findSubscription(tx, link.subscriptionId)
      if (!subscription || !isSubscribed(subscription)) throw gone()
      return
    }
    await markLinkUsed(tx, link.id, now)
    const { preferences, subscriptionId } = link
    await changeSubscription(tx, subscriptionId, { preferences, confirmedAt: now, unsubscribedAt: null })
  })
}

export async function unsubscribe({ db, clock }: NewsletterNeeds, token: string): Promise<void> {
  await db.transaction(async tx => {
    const now = clock()
    const link = await takeLink(tx, hashToken(token), 'unsubscribe', now)
    if (!link) throw gone()
    await deleteConfirmLinks(tx, link.subscriptionId) // an older confirmation link must not undo an unsubscription
    const subscription = await findSubscription(tx, link.subscriptionId)
    if (!subscription || subscription.unsubscribedAt) return
    await markLinkUsed(tx, link.id, now)
    await changeSubscription(tx, link.subscriptionId, { unsubscribedAt: now })
  })
}

export function isSubscribed({ confirmedAt, unsubscribedAt }: SubscriptionRow): boolean {
  return confirmedAt !== null && unsubscribedAt === null
}

function isSame(one: NewsletterPreferences, other: NewsletterPreferences): boolean {
  return newsletterTopics.every(topic => one[topic] === other[topic])
}

function gone(): AppError {
  return new AppError(
    'gone',
    'This link is not complete, has been used or has expired. Subscribe again to get a new one.',
  )
}
