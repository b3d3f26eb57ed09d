import { memo, type ReactNode } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { describeState } from '#shared/states.ts'
import { experienceLabels } from '#shared/users.ts'
import { formatDay } from '#web/dates.ts'
import { UserStatusBadge } from '#web/features/users/parts/UserStatusBadge.tsx'
import { UserMenu } from './UserMenu.tsx'
import { ChooseBox, EmailAddress, EmailMark, UserName } from './UserName.tsx'
import { RemarkMark } from './UserRemarks.tsx'
import { UserStatusActions } from './UserStatusActions.tsx'
import type { UserLineProps } from './user-dialog.ts'

type UserCardProps = UserLineProps & { user: UserView; place: number; total: number }

export const UserCard = memo(function UserCard({
  user,
  place,
  total,
  ownId,
  onOpen,
  ...rest
}: UserCardProps) {
  const { onAct, chosen, onChoose, remarks } = rest
  return (
    <li
      aria-posinset={place}
      aria-setsize={total}
      className="flex flex-col gap-2 overflow-hidden rounded-md border border-rule bg-sheet p-4 shadow-sheet"
    >
      <div className="flex items-start gap-2">
        <ChooseBox user={user} chosen={chosen} onChoose={onChoose} />
        <div className="min-w-0 flex-1">
          <UserName user={user} isOwn={user.id === ownId} onOpen={onOpen} />
          <p className="truncate text-sm text-muted">{user.username}</p>
          <EmailAddress email={user.email} />
          <EmailMark isConfirmed={user.emailVerified} />
          {user.status === 'pending' ? <RemarkMark remarks={remarks.get(user.id)} /> : null}
        </div>
        <span className="flex flex-col items-end gap-1 text-xs text-muted">
          <UserStatusBadge status={user.status} />
          {user.role === 'admin' ? 'Admin' : null}
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
        <Fact label="Bar Council ID">{user.barCouncilId ?? 'Not given'}</Fact>
        <Fact label="State">{describeState(user) ?? 'Not given'}</Fact>
        <Fact label="Experience">{experienceLabels[user.experience]}</Fact>
        <Fact label="Registered">{formatDay(user.createdAt)}</Fact>
        <Fact label="Last login">{user.lastLogin ? formatDay(user.lastLogin) : 'Never'}</Fact>
        <Fact label="Usage">
          {user.usageCount}/{user.usageLimit}
        </Fact>
      </dl>
      <div className="mt-auto flex items-center gap-2 border-t border-rule pt-2">
        <UserStatusActions user={user} onOpen={onOpen} onAct={onAct} />
        <span className="ml-auto">
          <UserMenu user={user} onOpen={onOpen} />
        </span>
      </div>
    </li>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="line-clamp-2 leading-tight tabular-nums">{children}</dd>
    </div>
  )
}
