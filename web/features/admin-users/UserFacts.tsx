import type { ReactNode } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { formatMoment } from '#web/dates.ts'
import { describeValue, labelOf, UserStatusBadge } from '#web/features/users/public.ts'

export function UserFacts({ user }: { user: UserView }) {
  const plain = ['role', 'firstName', 'lastName', 'phoneNumber', 'barCouncilId', 'experience'] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      <Fact label={labelOf('status')}>
        <UserStatusBadge status={user.status} />
      </Fact>
      {plain.map(field => (
        <Fact key={field} label={labelOf(field)}>
          {user[field] ? describeValue(field, user[field]) : <Nothing />}
        </Fact>
      ))}
      <Fact label={labelOf('specialization')}>{user.specialization ?? <Nothing />}</Fact>
      <Fact label={labelOf('usageCount')}>
        {user.usageCount}/{user.usageLimit}
      </Fact>
      <Fact label={labelOf('emailVerified')}>{user.emailVerified ? 'Yes' : 'Not yet'}</Fact>
      <Fact label={labelOf('lastLogin')}>{user.lastLogin ? formatMoment(user.lastLogin) : 'Never'}</Fact>
      <Fact label={labelOf('createdAt')}>{formatMoment(user.createdAt)}</Fact>
      <Fact label={labelOf('updatedAt')}>{formatMoment(user.updatedAt)}</Fact>
      <Fact label="User number">{user.id}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Nothing() {
  return <span className="text-muted">Not given</span>
}
