import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { ResetSecondStepDialog } from './ResetSecondStepDialog.tsx'
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
