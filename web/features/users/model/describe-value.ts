import { adminExperienceLabels } from '#shared/users.ts'
import { formatMoment } from '#web/dates.ts'
import { messages } from '../messages/en.ts'

const labels: Record<string, string> = {
  usageCount: 'Used this month',
  lastLogin: 'Last login',
  createdAt: 'Registered',
  invitedBy: 'Invited by',
  updatedAt: 'Last changed',
  subject: 'Subject',
  messageType: 'Type',
  priority: 'Priority',
}
const fieldLabels: Record<string, string> = messages

const instants = ['lastLogin', 'createdAt', 'updatedAt']
const words = ['role', 'status', 'messageType', 'priority']
const experienceLabels: Record<string, string> = adminExperienceLabels

export function labelOf(field: string): string {
  return fieldLabels[`field-${field}`] ?? labels[field] ?? field
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
