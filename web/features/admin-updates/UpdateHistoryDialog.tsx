import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#shared/contract/admin-users.ts'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { formatMoment } from '#web/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { readReason } from './changes.ts'
import { updateHistoryQuery } from './queries.ts'
import { describeAct, type HistoryChange, listHistoryChanges } from './update-history.ts'

type UpdateHistoryDialogProps = { update: AdminUpdateView; onClose: () => void }

/** Who published, changed and moved an update, the last act first. */
export function UpdateHistoryDialog({ update, onClose }: UpdateHistoryDialogProps) {
  const query = useQuery(updateHistoryQuery(update.id))
  return (
    <Dialog open onOpenChange={onClose} size="wide" title="History" description={update.title}>
      {query.isPending ? <Skeleton count={3} className="h-16" label="Loading the history..." /> : null}
      {query.isError ? (
        <ErrorState
          title="The history could not be loaded"
          message={readReason(query.error)}
          onRetry={() => query.refetch()}
        />
      ) : null}
      {query.data ? <History entries={query.data} /> : null}
    </Dialog>
  )
}

function History({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) {
    return <p className="text-muted">It came with the program, and nobody has changed it since.</p>
  }
  return (
    <ol aria-label="History" className="divide-y divide-rule">
      {entries.map(entry => (
        <li key={entry.id} className="py-3 text-sm first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{describeAct(entry)}</span>
            <time dateTime={entry.at} className="text-muted">
              {formatMoment(entry.at)}
            </time>
          </p>
          <ul>
            {listHistoryChanges(entry).map(change => (
              <ChangeLine key={change.label} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ChangeLine({ change: { label, before, after } }: { change: HistoryChange }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{label}:</span> {before}
      {before && after ? (
        <>
          {' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only">became</span>{' '}
        </>
      ) : null}
      {after}
    </li>
  )
}
