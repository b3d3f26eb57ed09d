import { fullName } from '#shared/users.ts'
import { Failure } from '#web/Failure.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useResetSecondStep } from './changes.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { focusAgain } from './row-focus.ts'
import { StatusReasonDialog } from './StatusReasonDialog.tsx'
import { UserDetailsDialog } from './UserDetailsDialog.tsx'
import type { OpenedDialog, OpenUserDialog, UserDialogProps } from './user-dialog.ts'

const dialogs = {
  details: UserDetailsDialog,
  edit: EditUserDialog,
  message: MessageDialog,
  delete: DeleteUserDialog,
  'second-step': ResetSecondStepDialog,
  reject: (props: UserDialogProps) => <StatusReasonDialog action="reject" {...props} />,
  suspend: (props: UserDialogProps) => <StatusReasonDialog action="suspend" {...props} />,
}

type UserDialogsProps = { opened: OpenedDialog; onOpen: OpenUserDialog; onClose: () => void }

export function UserDialogs({ opened, onOpen, onClose }: UserDialogsProps) {
  const { kind, user, opener } = opened
  const UserDialog = dialogs[kind]
  return (
    <UserDialog
      user={user}
      onOpen={onOpen}
      onClose={onClose}
      returnFocus={() => focusAgain(opener, user.id)}
    />
  )
}

/** For somebody who lost phone and recovery codes. */
function ResetSecondStepDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const reset = useResetSecondStep(user)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reset the second step of ${fullName(user)}?`}
      description="They sign in with the password alone until they turn it on again, are signed out on all devices, and are told by mail. Make sure that it is they who ask."
      confirmLabel="Reset"
      tone="danger"
      loading={reset.isPending}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
      returnFocus={returnFocus}
    >
      {reset.isError ? <Failure title="The second step was not reset" error={reset.error} /> : null}
    </ConfirmDialog>
  )
}
