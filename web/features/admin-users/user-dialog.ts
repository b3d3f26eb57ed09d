import type { UserView } from '#shared/contract/account.ts'

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
/** What a person's row or card is given. */
export type UserLineProps = { ownId: number; onOpen: OpenUserDialog; onAct: (id: number) => void }
