import { useQuery } from '@tanstack/react-query'
import { Inbox, RotateCw } from 'lucide-react'
import type { MailList } from '#shared/contract/mail.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { countMails, filterMails, type MailFilter, mailStatuses, parseMailFilter } from '../list-mails.ts'
import { MailItem } from '../MailItem.tsx'
import { mailQuery } from '../queries.ts'

export type MailFind = { status?: string }
type OutboxTabProps = { find: MailFind; onFind: (next: MailFind) => void }

export function OutboxTab({ find, onFind }: OutboxTabProps) {
  const query = useQuery(mailQuery)
  if (query.isPending) return <Skeleton count={5} className="h-16" label="Loading the outbox..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The outbox could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  const chosen = parseMailFilter(find.status)
  return (
    <div className="flex flex-col gap-5">
      {query.data.canSend ? null : <NoServerNotice />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MailChips list={query.data} chosen={chosen} onFind={onFind} />
        <Button variant="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
          {query.isFetching ? null : <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
      <Mails list={query.data} chosen={chosen} />
    </div>
  )
}

function NoServerNotice() {
  return (
    <Notice tone="brass" title="No mail server is configured: these mails wait here.">
      <p>
        Open a mail, copy its text with the link in it, and pass it on to the person yourself. To have mails
        sent, start the server with SMTP_URL.
      </p>
    </Notice>
  )
}

type MailChipsProps = { list: MailList; chosen: MailFilter; onFind: (next: MailFind) => void }

const chipLabels: Record<MailFilter, string> = {
  all: 'All',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}

function MailChips({ list, chosen, onFind }: MailChipsProps) {
  const counts = countMails(list.mails)
  return (
    <ChipRow label="Filter by what became of a mail">
      {(['all', ...mailStatuses] as const).map(status => (
        <Chip
          key={status}
          pressed={status === chosen}
          onClick={() => onFind({ status: status === 'all' ? '' : status })}
        >
          {chipLabels[status]} <span className="tabular-nums font-normal">{counts[status]}</span>
        </Chip>
      ))}
    </ChipRow>
  )
}

function Mails({ list, chosen }: { list: MailList; chosen: MailFilter }) {
  const shown = filterMails(list.mails, chosen)
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<Inbox aria-hidden="true" />}
        title="No mails here"
        hint="The newest 500 are kept in view."
      />
    )
  }
  return (
    <ul aria-label="Mails" className="flex flex-col border-t border-rule">
      {shown.map(mail => (
        <MailItem key={mail.id} mail={mail} canSend={list.canSend} />
      ))}
    </ul>
  )
}
