import { memo } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { fullName } from '#shared/users.ts'
import { formatDay, formatMoment } from '#web/dates.ts'
import { capitalize, UserStatusBadge } from '#web/features/users/public.ts'
import type { UserLineProps } from './UserList.tsx'
import { UserMenu } from './UserMenu.tsx'
import { UserName } from './UserName.tsx'
import { UserStatusActions } from './UserStatusActions.tsx'

const cellClass = 'h-16 border-b border-rule px-2'

type UserRowProps = UserLineProps & { user: UserView; line: number }

export const UserRow = memo(function UserRow({ user, line, ownId, onOpen, onAct }: UserRowProps) {
  const isOwn = user.id === ownId
  return (
    <tr aria-rowindex={line} className="group hover:bg-sheet">
      <th scope="row" className={`${cellClass} text-left font-normal`}>
        <UserName user={user} isOwn={isOwn} onOpen={onOpen} />
        <span className="block truncate text-xs text-muted" title={user.email}>
          {user.username}
          <span className="xl:hidden"> · {user.email}</span>
        </span>
      </th>
      <td className={`${cellClass} truncate max-xl:hidden`} title={user.email}>
        {user.email}
      </td>
      <td className={cellClass}>
        <UserStatusBadge status={user.status} />
      </td>
      <td className={cellClass}>{capitalize(user.role)}</td>
      <td className={`${cellClass} tabular-nums`}>
        {user.usageCount}/{user.usageLimit}
      </td>
      <td className={cellClass}>
        {user.lastLogin ? (
          <time dateTime={user.lastLogin} title={formatMoment(user.lastLogin)}>
            {formatDay(user.lastLogin)}
          </time>
        ) : (
          <span className="text-muted">Never</span>
        )}
      </td>
      <td className={`${cellClass} max-xl:hidden`}>
        <time dateTime={user.createdAt} title={formatMoment(user.createdAt)}>
          {formatDay(user.createdAt)}
        </time>
      </td>
      <td className={cellClass}>
        <div className="flex items-center justify-end gap-2" title={fullName(user)}>
          <UserStatusActions user={user} isOwn={isOwn} onAct={onAct} />
          <UserMenu user={user} onOpen={onOpen} />
        </div>
      </td>
    </tr>
  )
})
