import type { UserView } from '#shared/contract/account.ts'
import type { UserRow } from './store.ts'
import { readUsageMonth } from './usage-month.ts'

/** What a user looks like from outside. The count is of the current month: an older month's is over. */
export function presentUser(user: UserRow, now: Date): UserView {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    barCouncilId: user.barCouncilId,
    enrolmentState: user.enrolmentState,
    experience: user.experience,
    specialization: user.specialization,
    chamberAddress: user.chamberAddress,
    usualCourt: user.usualCourt,
    usualPlace: user.usualPlace,
    role: user.role,
    status: user.status,
    statusReason: user.statusReason,
    usageCount: user.usageMonth === readUsageMonth(now) ? user.usageCount : 0,
    usageLimit: user.usageLimit,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    emailVerified: user.emailVerified,
    secondFactor: user.secondFactorSince !== null,
    needsStrongerSignIn: user.role === 'admin' && user.passwordIsShort && !user.secondFactorSince,
    version: user.version,
  }
}
