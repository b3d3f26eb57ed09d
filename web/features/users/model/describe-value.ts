import { adminExperienceLabels } from '#shared/users.ts'
import { formatMoment } from '#web/dates.ts'

const labels: Record<string, string> = {
  username: 'Username',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  barCouncilId: 'Bar Council ID',
  enrolmentState: 'State of enrolment',
  specialization: 'Specialization',
  chamberAddress: 'Chamber address',
  usualCourt: 'Usual court',
  usualPlace: 'Usual place',
  experience: 'Experience',
  role: 'Role',
  status: 'Status',
  statusReason: 'Reason',
  usageLimit: 'Monthly limit',
  usageCount: 'Used this month',
  emailVerified: 'Email confirmed',
  lastLogin: 'Last login',
  createdAt: 'Registered',
  invitedBy: 'Invited by',
  updatedAt: 'Last changed',
  subject: 'Subject',
  messageType: 'Type',
  priority: 'Priority',
}

const instants = ['lastLogin', 'createdAt', 'updatedAt']
const words = ['role', 'status', 'messageType', 'priority']
const experienceLabels: Record<string, string> = adminExperienceLabels

export function labelOf(field: string): string {
  return labels[field] ?? field
}

/** A value of a user, or of the record of an act, in words. */
export function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (field === 'experience') return experienceLabels[text] ?? text
  if (instants.includes(field)) return formatMoment(text)
  if (typeof value === 'number' || field === 'usageLimit') return Number(value).toLocaleString('en-IN')
  return words.includes(field) ? capitalize(text) : text
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
