import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#shared/contract/admin-users.ts'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { AuditList } from '#web/features/admin-users/parts/AuditList.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { updateHistoryQuery } from './queries.ts'
import { describeAct, listHistoryChanges } from './update-history.ts'

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
          message={deriveErrorMessage(query.error)}
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
  return <AuditList entries={entries} describeAct={describeAct} listChanges={listHistoryChanges} />
}
