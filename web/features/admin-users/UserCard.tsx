import { memo, type ReactNode } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { formatDay } from '#web/dates.ts'
import { capitalize, UserStatusBadge } from '#web/features/users/public.ts'
import type { UserLineProps } from './UserList.tsx'
import { UserMenu } from './UserMenu.tsx'
import { UserName } from './UserName.tsx'
import { UserStatusActions } from './UserStatusActions.tsx'

type UserCardProps = UserLineProps & { user: UserView; place: number; total: number }

export const UserCard = memo(function UserCard({ user, place, total, ownId, onOpen, onAct }: UserCardProps) {
  const isOwn = user.id === ownId
  return (
    <li
      aria-posinset={place}
      aria-setsize={total}
      className="flex flex-col gap-2 overflow-hidden rounded-md border border-rule bg-sheet p-4 shadow-sheet"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <UserName user={user} isOwn={isOwn} onOpen={onOpen} />
          <p className="truncate text-sm text-muted">
            {user.username} · {user.email}
          </p>
        </div>
        <UserStatusBadge status={user.status} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
        <Fact label="Role">{capitalize(user.role)}</Fact>
        <Fact label="Usage">
          {user.usageCount}/{user.usageLimit}
        </Fact>
        <Fact label="Last login">{user.lastLogin ? formatDay(user.lastLogin) : 'Never'}</Fact>
        <Fact label="Registered">{formatDay(user.createdAt)}</Fact>
      </dl>
      <div className="mt-auto flex items-center gap-2 border-t border-rule pt-2">
        <UserStatusActions user={user} isOwn={isOwn} onAct={onAct} />
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
      <dd className="truncate tabular-nums">{children}</dd>
    </div>
  )
}
