export { listWholeDrafts } from './store.ts'
