export { UpdatesTab } from './UpdatesTab.tsx'
