import { useQuery } from '@tanstack/react-query'
import { Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useDeleteUpdate } from '../changes.ts'
import { adminUpdatesQuery } from '../queries.ts'
import { UpdateDialog } from '../UpdateDialog.tsx'
import { UpdateHistoryDialog } from '../UpdateHistoryDialog.tsx'
import { UpdateList } from '../UpdateList.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'history' | 'delete'; update: AdminUpdateView }

/** The updates of the resource hub in their order, to be published, edited, deactivated and reordered. */
export function UpdatesTab() {
  const query = useQuery(adminUpdatesQuery)
  const [opened, setOpened] = useState<Opened>()
  if (query.isPending) return <Skeleton count={6} className="h-20" label="Loading the updates..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The updates could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  const active = query.data.filter(update => update.active).length
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {active} of {query.data.length} are shown in the resource hub, in this order.
        </p>
        <Button onClick={() => setOpened({ kind: 'create' })}>
          <Plus aria-hidden="true" className="size-4" /> Publish update
        </Button>
      </div>
      {query.data.length === 0 ? (
        <EmptyState
          icon={<Newspaper aria-hidden="true" />}
          title="No updates"
          hint="Publish the first one."
        />
      ) : (
        <UpdateList
          updates={query.data}
          onEdit={update => setOpened({ kind: 'edit', update })}
          onHistory={update => setOpened({ kind: 'history', update })}
          onDelete={update => setOpened({ kind: 'delete', update })}
        />
      )}
      {opened?.kind === 'create' ? <UpdateDialog onClose={close} /> : null}
      {opened?.kind === 'edit' ? <UpdateDialog update={opened.update} onClose={close} /> : null}
      {opened?.kind === 'history' ? <UpdateHistoryDialog update={opened.update} onClose={close} /> : null}
      {opened?.kind === 'delete' ? <DeleteUpdateDialog update={opened.update} onClose={close} /> : null}
    </div>
  )
}

function DeleteUpdateDialog({ update, onClose }: { update: AdminUpdateView; onClose: () => void }) {
  const deletion = useDeleteUpdate(update)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this update?"
      description={`${update.title}. To take it out of the hub and keep it here, deactivate it instead.`}
      confirmLabel="Delete update"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
    >
      {deletion.isError ? (
        <Notice tone="seal" role="alert" title="Failed to delete the update">
          <p>{deriveErrorMessage(deletion.error)}</p>
        </Notice>
      ) : null}
    </ConfirmDialog>
  )
}
