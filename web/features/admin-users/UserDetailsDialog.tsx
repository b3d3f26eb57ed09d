import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '#shared/contract/admin-users.ts'
import { fullName, listActions } from '#shared/users.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { describeAct, listAuditChanges } from './audit-sentences.ts'
import { MessageList } from './MessageList.tsx'
import { AuditList } from './parts/AuditList.tsx'
import { userDetailsQuery } from './queries.ts'
import { UserFacts } from './UserFacts.tsx'
import { UserRemarks } from './UserRemarks.tsx'
import { UserStatusActions } from './UserStatusActions.tsx'
import type { UserDialogProps } from './user-dialog.ts'

export function UserDetailsDialog({ user, onOpen, onClose, returnFocus }: UserDialogProps) {
  const query = useQuery(userDetailsQuery(user.id))
  const shown = query.data?.user ?? user
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={fullName(shown)}
      description={`${shown.username} · ${shown.email}`}
      returnFocus={returnFocus}
      footer={
        listActions(shown.status).length > 0 ? <UserStatusActions user={shown} onOpen={onOpen} /> : undefined
      }
    >
      <div className="flex flex-col gap-7">
        <UserRemarks user={shown} onOpen={onOpen} />
        <UserFacts user={shown} />
        {query.data ? <Record details={query.data} /> : null}
        {query.isPending ? <Skeleton count={2} className="h-16" /> : null}
        {query.isError ? (
          <ErrorState
            title="The history could not be loaded"
            message={deriveErrorMessage(query.error)}
            onRetry={() => query.refetch()}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function Record({ details }: { details: UserDetails }) {
  return (
    <>
      <section>
        <h3 className="text-lg">History</h3>
        {details.audit.length > 0 ? (
          <AuditList entries={details.audit} describeAct={describeAct} listChanges={listAuditChanges} />
        ) : (
          <p className="mt-1 text-sm text-muted">Nothing has been decided yet.</p>
        )}
      </section>
      <section>
        <h3 className="text-lg">Messages</h3>
        <MessageList messages={details.messages} />
      </section>
    </>
  )
}
