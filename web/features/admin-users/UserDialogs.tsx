import type { UserView } from '#shared/contract/account.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { ResetSecondStepDialog } from './ResetSecondStepDialog.tsx'
import { focusAgain } from './row-focus.ts'
import { StatusReasonDialog } from './StatusReasonDialog.tsx'
import { UserDetailsDialog } from './UserDetailsDialog.tsx'

export type UserDialogKind = 'details' | 'edit' | 'message' | 'delete' | 'reject' | 'suspend' | 'second-step'
export type OpenUserDialog = (kind: UserDialogKind, user: UserView) => void
/** `user` as it was when the dialog opened: what an edit starts from. */
export type OpenedDialog = { kind: UserDialogKind; user: UserView; opener: Element | null }
export type UserDialogProps = {
  user: UserView
  onClose: () => void
  returnFocus: () => void
  /** One dialog gives way to another. */
  onOpen: OpenUserDialog
}

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
