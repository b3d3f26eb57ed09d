/** What the home page and the resource hub show of the updates, and the administrator's tab. */
export { updatesQuery } from './queries.ts'
export { readSeverity } from './severity.ts'
export { UpdateCard } from './UpdateCard.tsx'
export { UpdatesTab } from './UpdatesTab.tsx'
