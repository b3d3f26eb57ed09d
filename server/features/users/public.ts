/** What other features may do with users. */
export { presentUser } from './present-user.ts'
export { refuseStale } from './refuse-stale.ts'
export {
  countOtherAdmins,
  deleteUser,
  findUser,
  findUserByEmail,
  findUserForChange,
  insertUser,
  listApprovedAdmins,
  markEmailVerified,
  type NewUser,
  notePasswordLength,
  recordLogin,
  replacePasswordHash,
  type UserRow,
  updateUser,
} from './store.ts'
export { refuseTaken } from './taken.ts'
export { createUsage, type Usage } from './usage.ts'
