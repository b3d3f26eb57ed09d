import { memo, type ReactNode } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { describeState } from '#shared/states.ts'
import { experienceLabels, fullName } from '#shared/users.ts'
import { formatDay, formatMoment } from '#web/dates.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { UserStatusBadge } from '#web/features/users/parts/UserStatusBadge.tsx'
import { UserMenu } from './UserMenu.tsx'
import { ChooseBox, EmailAddress, EmailMark, UserName } from './UserName.tsx'
import { RemarkMark } from './UserRemarks.tsx'
import { UserStatusActions } from './UserStatusActions.tsx'
import type { UserLineProps } from './user-dialog.ts'

const cellClass = 'h-16 border-b border-rule px-2'

type UserRowProps = UserLineProps & { user: UserView; line: number }

/** What an administrator needs for a decision, in two lines a cell. */
export const UserRow = memo(function UserRow({ user, line, ownId, onOpen, onAct, ...rest }: UserRowProps) {
  const { chosen, onChoose, remarks } = rest
  return (
    <tr aria-rowindex={line} className="group hover:bg-sheet">
      <th scope="row" className={`${cellClass} text-left font-normal`}>
        <div className="flex items-center">
          <ChooseBox user={user} chosen={chosen} onChoose={onChoose} />
          <div className="min-w-0">
            <UserName user={user} isOwn={user.id === ownId} onOpen={onOpen} />
            {user.status === 'pending' && remarks.has(user.id) ? (
              <RemarkMark remarks={remarks.get(user.id)} />
            ) : (
              <Second title={user.username}>{user.username}</Second>
            )}
          </div>
        </div>
      </th>
      <td className={cellClass}>
        <EmailAddress email={user.email} />
        <EmailMark isConfirmed={user.emailVerified} />
      </td>
      <td className={cellClass}>
        <span className="block truncate tabular-nums" title={user.barCouncilId ?? undefined}>
          {user.barCouncilId ?? <span className="text-muted">No number</span>}
        </span>
        <span className="line-clamp-2 text-xs leading-tight text-muted">
          {describeState(user) ?? 'State not given'}
        </span>
      </td>
      <td className={`${cellClass} leading-tight`}>{experienceLabels[user.experience]}</td>
      <td className={cellClass}>
        <Day instant={user.createdAt} />
      </td>
      <td className={cellClass}>
        <UserStatusBadge status={user.status} />
        <Second>{capitalize(user.role)}</Second>
      </td>
      <td className={`${cellClass} tabular-nums`}>
        {user.usageCount}/{user.usageLimit}
        <Second>{user.lastLogin ? <Day instant={user.lastLogin} /> : 'Never signed in'}</Second>
      </td>
      <td className={cellClass}>
        <div className="flex items-center justify-end gap-2" title={fullName(user)}>
          <UserStatusActions user={user} onOpen={onOpen} onAct={onAct} />
          <UserMenu user={user} onOpen={onOpen} />
        </div>
      </td>
    </tr>
  )
})

function Second({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className="block truncate text-xs text-muted" title={title}>
      {children}
    </span>
  )
}

function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatMoment(instant)}>
      {formatDay(instant)}
    </time>
  )
}
