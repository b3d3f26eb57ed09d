import { CircleAlert, CircleCheck } from 'lucide-react'
import type { UserView } from '#shared/contract/account.ts'
import { fullName } from '#shared/users.ts'
import type { OpenUserDialog } from './user-dialog.ts'

type UserNameProps = { user: UserView; isOwn: boolean; onOpen: OpenUserDialog }

/** The name opens the details. */
export function UserName({ user, isOwn, onOpen }: UserNameProps) {
  return (
    <button
      type="button"
      className="-my-1.5 block min-h-11 max-w-full cursor-pointer rounded-sm text-left font-semibold hover:underline"
      onClick={() => onOpen('details', user)}
    >
      <span className="line-clamp-2 break-words leading-tight" title={fullName(user)}>
        {fullName(user)}
        {isOwn ? <span className="font-normal text-muted"> (you)</span> : null}
      </span>
    </button>
  )
}

type ChooseBoxProps = { user: UserView; chosen: ReadonlySet<number>; onChoose: (id: number) => void }

/** Only who waits can be chosen. */
export function ChooseBox({ user, chosen, onChoose }: ChooseBoxProps) {
  if (user.status !== 'pending') return null
  return (
    <label className="-my-2 -ml-2 flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <span className="sr-only">Choose {fullName(user)}</span>
      <input
        type="checkbox"
        className="size-5 accent-bench"
        checked={chosen.has(user.id)}
        onChange={() => onChoose(user.id)}
      />
    </label>
  )
}

/** Whole where two lines hold it, since an administrator decides by it; broken before its domain. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="line-clamp-2 break-words text-sm leading-tight" title={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

/** Whether the address has been shown to be the person's own. */
export function EmailMark({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : CircleAlert
  return (
    <span
      className={`flex items-center gap-1 text-xs ${isConfirmed ? 'text-muted' : 'font-semibold text-brass-ink'}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isConfirmed ? 'Confirmed' : 'Not confirmed'}
    </span>
  )
}
