import type { Database } from '#server/db/client.ts'
import type { NewsletterIssue, NewsletterOverview, SubscriptionView } from '#shared/contract/newsletter.ts'
import { countDeliveries, countReaders, listSendings } from './sending-store.ts'
import { countSubscriptions, listSubscriptions, type SubscriptionRow } from './store.ts'
import { isSubscribed } from './subscribe.ts'

const mostShown = 500

/** What the administrator sees: every issue with what became of it, and the newest subscribers. */
export async function loadOverview(
  db: Database,
  issues: readonly NewsletterIssue[],
): Promise<NewsletterOverview> {
  const [sendings, deliveries, subscriptions, total] = await Promise.all([
    listSendings(db),
    countDeliveries(db),
    listSubscriptions(db, mostShown),
    countSubscriptions(db),
  ])
  const shown = issues.map(async ({ id, title, date, category }) => {
    const sending = sendings.find(row => row.issueId === id)
    return {
      ...{ id, title, date, category },
      readers: await countReaders(db, category),
      sending: sending
        ? {
            startedBy: sending.startedBy,
            startedAt: sending.startedAt.toISOString(),
            finishedAt: sending.finishedAt?.toISOString() ?? null,
            queued: deliveries.get(id) ?? 0,
          }
        : null,
    }
  })
  return {
    issues: await Promise.all(shown),
    subscriptions: subscriptions.map(presentSubscription),
    total,
  }
}

function presentSubscription(row: SubscriptionRow): SubscriptionView {
  return {
    id: row.id,
    email: row.email,
    preferences: row.preferences,
    status: nameStatus(row),
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  }
}

function nameStatus(row: SubscriptionRow): SubscriptionView['status'] {
  if (isSubscribed(row)) return 'subscribed'
  return row.unsubscribedAt ? 'unsubscribed' : 'waiting'
}
