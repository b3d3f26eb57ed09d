import type { AuditEntry } from '#shared/contract/admin-users.ts'
import { describeValue, labelOf } from '#web/features/users/model/describe-value.ts'
import type { AuditChange } from './parts/AuditList.tsx'

const verbs: Record<string, string> = {
  approve: 'approved this user',
  reject: 'rejected this user',
  suspend: 'suspended this user',
  reactivate: 'reactivated this user',
  edit: 'edited this user',
  create: 'created this user',
  delete: 'deleted this user',
  message: 'sent a message',
}

/** Who did what. Acts recorded in plain words ('changed their password') are shown as they are. */
export function describeAct({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  return `${actor} ${verbs[action] ?? action}`
}

/** Every field that an act wrote, as it was before and after. */
export function listAuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.map(field => ({
    label: labelOf(field),
    before: field in before ? describeValue(field, before[field]) : '',
    after: field in after ? describeValue(field, after[field]) : '',
  }))
}
