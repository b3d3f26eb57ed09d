import type { UserView } from '#shared/contract/account.ts'
import type { Remarks } from './remarks.ts'

export type UserDialogKind = 'details' | 'edit' | 'message' | 'delete' | 'reject' | 'suspend' | 'second-step'
export type OpenUserDialog = (kind: UserDialogKind, user: UserView) => void
/** `user` as it was when the dialog opened: the base of an edit. */
export type OpenedDialog = { kind: UserDialogKind; user: UserView; opener: Element | null }
export type UserDialogProps = {
  user: UserView
  onClose: () => void
  returnFocus: () => void
  /** Replaces this dialog by another. */
  onOpen: OpenUserDialog
}
/** What a person's row or card is given. */
export type UserLineProps = {
  ownId: number
  onOpen: OpenUserDialog
  onAct: (id: number) => void
  /** Of everybody; a line shows them for who waits. */
  remarks: Remarks
  chosen: ReadonlySet<number>
  onChoose: (id: number) => void
}
