/** For every search that may find nothing. */
export { NothingFound } from './NothingFound.tsx'
