import type { AuditRow, AuditSubject } from '#shared/contract/audit.ts'
import { formatLongDay } from '#web/dates.ts'
import { describeValue, labelOf } from '#web/features/users/model/describe-value.ts'

export const subjectNames: Record<AuditSubject, string> = {
  user: 'Users',
  update: 'Updates',
  newsletter: 'Newsletter',
}

const verbs: Record<AuditSubject, Record<string, string>> = {
  user: {
    approve: 'approved',
    reject: 'rejected',
    suspend: 'suspended',
    reactivate: 'reactivated',
    edit: 'edited',
    create: 'created',
    delete: 'deleted',
    message: 'sent a message to',
    'reset the second step': 'reset the second step of',
  },
  update: {
    publish: 'published the update',
    edit: 'edited the update',
    activate: 'activated the update',
    deactivate: 'deactivated the update',
    delete: 'deleted the update',
    move: 'moved the update',
  },
  newsletter: { send: 'sent the newsletter' },
}

/** 'chief approved asha'. What people did to their own accounts is recorded as a sentence already. */
export function describeAct({ actor, action, subject, subjectId, subjectType }: AuditRow): string {
  const verb = verbs[subjectType][action]
  return verb ? `${actor} ${verb} ${subject || `no. ${subjectId}`}` : `${actor} ${action}`
}

const updateLabels: Record<string, string> = {
  title: 'Title',
  source: 'Source',
  happenedOn: 'Date',
  description: 'Description',
  type: 'Type',
  url: 'Address',
  active: 'Shown',
  place: 'Place',
  category: 'Category',
}

/** Every field that an act wrote, as it was before and after. */
export function listChanges({ before, after, subjectType }: AuditRow) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const nameOf = (field: string) => (subjectType === 'user' ? labelOf(field) : (updateLabels[field] ?? field))
  return fields.map(field => ({
    label: nameOf(field),
    before: field in before ? sayValue(field, before[field]) : '',
    after: field in after ? sayValue(field, after[field]) : '',
  }))
}

function sayValue(field: string, value: unknown): string {
  return field === 'happenedOn' && value ? formatLongDay(String(value)) : describeValue(field, value)
}
