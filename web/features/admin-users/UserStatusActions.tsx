import type { MouseEvent } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { listActions, type StatusAction, statusActions } from '#shared/users.ts'
import { Button } from '#web/ui/Button.tsx'
import { useChangeStatus } from './changes.ts'
import type { OpenUserDialog } from './user-dialog.ts'

type UserStatusActionsProps = { user: UserView; onOpen: OpenUserDialog; onAct?: (id: number) => void }

/** The buttons that the status allows. Rejecting and suspending ask for the reason first. */
export function UserStatusActions({ user, onOpen, onAct }: UserStatusActionsProps) {
  const change = useChangeStatus(user)

  // The second press of a double click would hit the opposite button, which has just appeared there.
  function press(event: MouseEvent, action: StatusAction) {
    if (event.detail > 1 || change.isPending) return
    if (action === 'reject' || action === 'suspend') return onOpen(action, user)
    onAct?.(user.id)
    change.mutate({ action })
  }

  return listActions(user.status).map(action => (
    <Button
      key={action}
      variant={action === 'approve' ? 'primary' : 'secondary'}
      loading={change.isPending && change.variables.action === action}
      onClick={event => press(event, action)}
    >
      {statusActions[action].label}
    </Button>
  ))
}
