import type { AuditEntry } from '#shared/contract/admin-users.ts'
import { nameType } from '#shared/contract/updates.ts'
import { formatLongDay } from '#web/dates.ts'
import type { AuditChange } from '#web/features/admin-users/parts/AuditList.tsx'
import { fieldLabels } from './update-values.ts'

const verbs: Record<string, string> = {
  publish: 'published it',
  edit: 'edited it',
  activate: 'activated it',
  deactivate: 'deactivated it',
  delete: 'deleted it',
  move: 'moved it',
}
const labels: Record<string, string> = { ...fieldLabels, place: 'Place' }

/** Who did what to an update. */
export function describeAct({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  return `${actor} ${verbs[action] ?? action}`
}

/** The changed fields, in words; what the act itself says (activated, published) is left out. */
export function listHistoryChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = Object.keys(labels).filter(field => field in before || field in after)
  return fields.map(field => ({
    label: labels[field] ?? field,
    before: describeValue(field, before[field]),
    after: describeValue(field, after[field]),
  }))
}

function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (field === 'type') return nameType(text)
  return field === 'happenedOn' && text ? formatLongDay(text) : text
}
