import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsletterOverview } from '#shared/contract/newsletter.ts'
import { topicNames } from '#shared/newsletter.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { countOf } from '#web/count-of.ts'
import { formatLongDay, formatMoment } from '#web/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { isBeingSent, overviewQuery, useSendIssue } from '../queries.ts'
import { SubscriptionList } from '../SubscriptionList.tsx'

type OverviewIssue = NewsletterOverview['issues'][number]

export function NewsletterTab() {
  const query = useQuery(overviewQuery)
  if (query.isPending) return <Skeleton count={8} className="h-24" label="Loading the newsletter..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The newsletter could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-2">
      <section aria-labelledby="newsletter-issues">
        <h2 id="newsletter-issues" className="text-xl">
          Issues
        </h2>
        <IssueSendings issues={query.data.issues} />
      </section>
      <section aria-labelledby="newsletter-subscribers">
        <h2 id="newsletter-subscribers" className="text-xl">
          Subscribers
        </h2>
        <SubscriptionList subscriptions={query.data.subscriptions} total={query.data.total} />
      </section>
    </div>
  )
}

function IssueSendings({ issues }: { issues: OverviewIssue[] }) {
  const [asked, setAsked] = useState<OverviewIssue>()
  const sending = useSendIssue()
  return (
    <>
      <ul className="mt-3 flex flex-col border-t border-rule">
        {issues.map(issue => (
          <li
            key={issue.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-3"
          >
            <IssueLine issue={issue} />
            {issue.sending ? null : (
              <Button
                variant="secondary"
                disabled={issue.readers === 0}
                aria-label={`Send ${issue.title}`}
                onClick={() => setAsked(issue)}
              >
                Send
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title="Send this issue?"
          description={`${asked.title}: by mail to ${countOf(asked.readers, 'subscriber')}, once each. It cannot be called back.`}
          confirmLabel="Send"
          loading={sending.isPending}
          onConfirm={() => sending.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
        />
      ) : null}
    </>
  )
}

function IssueLine({ issue }: { issue: OverviewIssue }) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{issue.title}</p>
      <p className="text-sm text-muted">
        {topicNames[issue.category]}, {formatLongDay(issue.date)}
      </p>
      <p className="mt-1 text-sm" aria-live="polite">
        {describeSending(issue)}
      </p>
    </div>
  )
}

function describeSending(issue: OverviewIssue) {
  const { sending, readers } = issue
  if (!sending && readers === 0) return 'Not sent. Nobody has chosen its topic yet.'
  if (!sending) return `Not sent. ${countOf(readers, 'subscriber')} would get it.`
  if (isBeingSent(issue)) return <Badge tone="brass">{sending.queued} handed over so far</Badge>
  return `Sent to ${countOf(sending.queued, 'subscriber')} by ${sending.startedBy}, ${formatMoment(sending.startedAt)}.`
}
