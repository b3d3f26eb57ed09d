export { listWholeRecent, listWholeSaved } from './store.ts'
