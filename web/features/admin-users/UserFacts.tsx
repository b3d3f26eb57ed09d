import type { ReactNode } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { describeState } from '#shared/states.ts'
import { experienceLabels } from '#shared/users.ts'
import { formatMoment } from '#web/dates.ts'
import { describeValue, labelOf } from '#web/features/users/model/describe-value.ts'
import { UserStatusBadge } from '#web/features/users/parts/UserStatusBadge.tsx'
import { EmailMark } from './UserName.tsx'

/** First what an approval depends on, then the account. */
export function UserFacts({ user }: { user: UserView }) {
  return (
    <div className="flex flex-col gap-5">
      <dl aria-label="Registration" className={`${listClass} rounded-md border border-rule bg-paper p-4`}>
        <Fact label={labelOf('barCouncilId')}>{user.barCouncilId ?? <Nothing />}</Fact>
        <Fact label={labelOf('enrolmentState')}>{describeState(user) ?? <Nothing />}</Fact>
        <Fact label={labelOf('experience')}>{experienceLabels[user.experience]}</Fact>
        <Fact label="Email">
          <EmailMark isConfirmed={user.emailVerified} />
        </Fact>
        <Fact label={labelOf('phoneNumber')}>{user.phoneNumber ?? <Nothing />}</Fact>
        <Fact label={labelOf('createdAt')}>{formatMoment(user.createdAt)}</Fact>
        {user.invitedBy ? <Fact label={labelOf('invitedBy')}>{user.invitedBy}</Fact> : null}
      </dl>
      <dl className={listClass}>
        <Fact label={labelOf('status')}>
          <UserStatusBadge status={user.status} />
        </Fact>
        <Fact label={labelOf('role')}>{describeValue('role', user.role)}</Fact>
        <Fact label="Second step">{user.secondFactor ? 'On' : 'Off'}</Fact>
        <Fact label={labelOf('specialization')}>{user.specialization ?? <Nothing />}</Fact>
        {user.statusReason ? (
          <div className="col-span-full">
            <dt className="text-xs text-muted">{labelOf('statusReason')}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{user.statusReason}</dd>
          </div>
        ) : null}
        <Fact label={labelOf('usageCount')}>
          {user.usageCount}/{user.usageLimit}
        </Fact>
        <Fact label={labelOf('lastLogin')}>{user.lastLogin ? formatMoment(user.lastLogin) : 'Never'}</Fact>
        <Fact label={labelOf('updatedAt')}>{formatMoment(user.updatedAt)}</Fact>
        <Fact label={labelOf('firstName')}>{user.firstName || <Nothing />}</Fact>
        <Fact label={labelOf('lastName')}>{user.lastName || <Nothing />}</Fact>
        <Fact label="User number">{user.id}</Fact>
      </dl>
    </div>
  )
}

const listClass = 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3'

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
