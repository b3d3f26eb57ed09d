export { type AuditChange, AuditList } from './AuditList.tsx'
export { UsersTab } from './UsersTab.tsx'
export type { UsersFind } from './users-find.ts'
