import type { UserView } from '#shared/contract/account.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { focusAgain } from './row-focus.ts'
import { UserDetailsDialog } from './UserDetailsDialog.tsx'

export type UserDialogKind = 'details' | 'edit' | 'message' | 'delete'
export type OpenUserDialog = (kind: UserDialogKind, user: UserView) => void
/** `user` as it was when the dialog opened: what an edit starts from. */
export type OpenedDialog = { kind: UserDialogKind; user: UserView; opener: Element | null }
export type UserDialogProps = { user: UserView; onClose: () => void; returnFocus: () => void }

const dialogs = {
  details: UserDetailsDialog,
  edit: EditUserDialog,
  message: MessageDialog,
  delete: DeleteUserDialog,
}

export function UserDialogs({ opened, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  const { kind, user, opener } = opened
  const UserDialog = dialogs[kind]
  return <UserDialog user={user} onClose={onClose} returnFocus={() => focusAgain(opener, user.id)} />
}
