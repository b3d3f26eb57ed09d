export { guardRoutes, readSignedIn } from './access.ts'
export { refuseStatus } from './refuse-status.ts'
export { createSessions, type Sessions, type SignedIn } from './sessions.ts'
