/** For the export of everything that is kept about a person. */
export { listOwnRequests } from './store.ts'
