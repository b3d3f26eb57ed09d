import { AppError } from '#server/lib/app-error.ts'
import type { UserStatus } from '#shared/users.ts'

/** Only approved accounts get in; the others are told why. */
export function refuseStatus({ status, statusReason }: { status: UserStatus; statusReason: string | null }) {
  const told = statusReason ? { details: { reason: statusReason } } : {}
  if (status === 'pending') throw new AppError('account_pending', 'Account pending approval')
  if (status === 'rejected')
    throw new AppError(
      'account_rejected',
      'Your registration was not approved. Write to support if you think this is a mistake.',
      told,
    )
  if (status === 'suspended')
    throw new AppError(
      'account_suspended',
      'Your account is suspended. Write to support to have it reactivated.',
      told,
    )
}
