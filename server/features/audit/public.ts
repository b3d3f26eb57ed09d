export { listAudit, listAuditAbout, recordAudit } from './store.ts'
