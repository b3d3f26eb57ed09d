/** What every page that shows updates shares. The router's preload comes this way too: no component belongs here. */
export { updatesQuery } from './queries.ts'
export { readSeverity } from './severity.ts'
