export { listOwnProgress } from './progress.ts'
