import type { UserView } from '#shared/contract/account.ts'
import { deriveNewer } from '#web/api.ts'
import { deriveValues, type UserField, type UserValues, userFields } from './user-values.ts'

export type Touched = Partial<UserValues>

/** What somebody else changed while the form was open; `typed` where the editor had changed the same field. */
export type Change = { field: UserField | 'emailVerified'; before: unknown; now: unknown; typed?: string }

/** The fields that differ from the start of the edit: only these are sent. */
export function pickTouched(start: UserValues, values: Partial<UserValues>): Touched {
  const touched = userFields.filter(field => values[field] !== undefined && isDifferent(start, values, field))
  return Object.fromEntries(touched.map(field => [field, values[field]?.trim()]))
}

export function listChanges(start: UserView, current: UserView, touched: Touched): Change[] {
  const [before, now] = [deriveValues(start), deriveValues(current)]
  const changes: Change[] = userFields
    .filter(field => before[field] !== now[field])
    .map(field => ({ field, before: before[field], now: now[field], typed: touched[field] }))
  if (start.emailVerified === current.emailVerified) return changes
  return [...changes, { field: 'emailVerified', before: start.emailVerified, now: current.emailVerified }]
}

/** The newer edition that a refused save comes back with. */
export function deriveStale(error: unknown): UserView | undefined {
  return deriveNewer<UserView>(error)
}

function isDifferent(start: UserValues, values: Partial<UserValues>, field: UserField): boolean {
  return values[field]?.trim() !== start[field]
}
