/** What the screens that show or edit a user share. */
export { capitalize, describeValue, labelOf } from './describe-value.ts'
export { StaleNotice } from './StaleNotice.tsx'
export { type Change, listChanges, pickTouched, readStale, type Touched } from './stale-edit.ts'
export { UserStatusBadge } from './UserStatusBadge.tsx'
export { useUserEdit } from './use-user-edit.ts'
export { readValues, type UserField, type UserValues } from './user-values.ts'
