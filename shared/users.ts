export const userStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * What an administrator may do to an account, and from which statuses. The dialogs may set any status
 * because they edit the account directly.
 */
export const statusActions = {
  approve: { label: 'Approve', from: ['pending'], to: 'approved' },
  reject: { label: 'Reject', from: ['pending'], to: 'rejected' },
  suspend: { label: 'Suspend', from: ['approved'], to: 'suspended' },
  reactivate: { label: 'Reactivate', from: ['suspended'], to: 'approved' },
} as const satisfies Record<string, { label: string; from: readonly UserStatus[]; to: UserStatus }>

export type StatusAction = keyof typeof statusActions

const actionNames = Object.keys(statusActions) as StatusAction[] // the object has exactly these keys

export function listActions(status: UserStatus): StatusAction[] {
  return actionNames.filter(name => isFrom(name, status))
}

export function listAllowedStatuses(status: UserStatus): UserStatus[] {
  return listActions(status).map(name => statusActions[name].to)
}

export function findAction(from: UserStatus, to: UserStatus): StatusAction | undefined {
  return listActions(from).find(name => statusActions[name].to === to)
}

function isFrom(name: StatusAction, status: UserStatus): boolean {
  return (statusActions[name].from as readonly UserStatus[]).includes(status)
}

/** The statuses for which the user is told a reason. */
export function takesReason(status: string | undefined): boolean {
  return status === 'rejected' || status === 'suspended'
}

/** One set of values for registration (new, experienced) and for the administrator (the other four). */
export const experienceLabels = {
  new: 'New advocate (0-3 years)',
  beginner: 'Beginner (0-2 years)',
  intermediate: 'Intermediate (3-7 years)',
  experienced: 'Experienced (3+ years)',
  senior: 'Senior (15+ years)',
} as const

export type Experience = keyof typeof experienceLabels
export const experiences = Object.keys(experienceLabels) as Experience[] // the object has exactly these keys
export const registrationExperiences = ['new', 'experienced'] as const satisfies Experience[]
export const adminExperiences = [
  'beginner',
  'intermediate',
  'experienced',
  'senior',
] as const satisfies Experience[]

/**
 * The administrator's dialog shows 'experienced' as 8-15 years, registration as 3+. The stored value is
 * the same.
 */
export const adminExperienceLabels: Record<Experience, string> = {
  ...experienceLabels,
  experienced: 'Experienced (8-15 years)',
}

export const messageTypes = ['approval', 'rejection', 'warning', 'info', 'support'] as const
export const priorities = ['low', 'medium', 'high'] as const

export const defaultUsageLimit = 500

export function fullName(user: { firstName: string; lastName: string; username: string }): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}
