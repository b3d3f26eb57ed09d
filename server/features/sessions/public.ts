export { guardRoutes, readSignedIn, refuseGone } from './access.ts'
export { describeDevice } from './describe-device.ts'
export { refuseStatus } from './refuse-status.ts'
export { createSessions, type Sessions, type SignedIn } from './sessions.ts'
