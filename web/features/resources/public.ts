export { PortalList } from './PortalList.tsx'
export { portalsQuery } from './queries.ts'
