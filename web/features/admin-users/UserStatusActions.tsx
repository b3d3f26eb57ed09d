import type { MouseEvent } from 'react'
import { useState } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { fullName, listActions, type StatusAction, statusActions } from '#shared/users.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useChangeStatus } from './changes.ts'

type UserStatusActionsProps = { user: UserView; isOwn: boolean; onAct: (id: number) => void }

/** The buttons that the state allows. Suspending oneself signs out, so that one asks. */
export function UserStatusActions({ user, isOwn, onAct }: UserStatusActionsProps) {
  const [asking, setAsking] = useState<StatusAction>()
  const change = useChangeStatus(user)

  function act(action: StatusAction) {
    onAct(user.id)
    setAsking(undefined)
    change.mutate(action)
  }

  // The second press of a double click would land on the opposite button, which has just come to stand there.
  function press(event: MouseEvent, action: StatusAction) {
    if (event.detail > 1 || change.isPending) return
    if (isOwn) setAsking(action)
    else act(action)
  }

  return (
    <>
      {listActions(user.status).map(action => (
        <Button
          key={action}
          variant={action === 'approve' ? 'primary' : 'secondary'}
          loading={change.isPending && change.variables === action}
          onClick={event => press(event, action)}
        >
          {statusActions[action].label}
        </Button>
      ))}
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={`${statusActions[asking].label} ${fullName(user)}?`}
          description="This is your own account: you will be signed out at once."
          confirmLabel={statusActions[asking].label}
          tone="danger"
          onConfirm={() => act(asking)}
        />
      ) : null}
    </>
  )
}
