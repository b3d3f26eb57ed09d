import { Users } from 'lucide-react'
import type { SubscriptionView } from '#shared/contract/newsletter.ts'
import { newsletterTopics, topicNames } from '#shared/newsletter.ts'
import { formatDay } from '#web/dates.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

const states: Record<SubscriptionView['status'], { label: string; tone: Tone }> = {
  subscribed: { label: 'Subscribed', tone: 'bench' },
  waiting: { label: 'Not confirmed', tone: 'brass' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
}

type SubscriptionListProps = { subscriptions: SubscriptionView[]; total: number }

export function SubscriptionList({ subscriptions, total }: SubscriptionListProps) {
  if (total === 0) {
    return (
      <div className="mt-3">
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title="No subscribers yet"
          hint="Who subscribes on the newsletter page or in the resource hub is listed here."
        />
      </div>
    )
  }
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {total > subscriptions.length
          ? `The newest ${subscriptions.length} of ${total.toLocaleString('en-IN')}`
          : `${total.toLocaleString('en-IN')} in all`}
      </p>
      <ul className="mt-2 flex flex-col border-t border-rule">
        {subscriptions.map(subscription => (
          <li
            key={subscription.id}
            className="border-b border-rule py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
          >
            <SubscriptionLine subscription={subscription} />
          </li>
        ))}
      </ul>
    </>
  )
}

function SubscriptionLine({ subscription }: { subscription: SubscriptionView }) {
  const { email, status, preferences } = subscription
  const { label, tone } = states[status]
  const topics = newsletterTopics.filter(topic => preferences[topic]).map(topic => topicNames[topic])
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="mt-1 text-sm text-muted">{topics.join(', ')}</p>
      <p className="text-sm text-muted">{describeDates(subscription)}</p>
    </>
  )
}

function describeDates({ createdAt, confirmedAt, unsubscribedAt }: SubscriptionView): string {
  if (unsubscribedAt) return `Left on ${formatDay(unsubscribedAt)}`
  return confirmedAt ? `Confirmed on ${formatDay(confirmedAt)}` : `Asked on ${formatDay(createdAt)}`
}
