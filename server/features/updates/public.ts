export { seedUpdates } from './seed-updates.ts'
