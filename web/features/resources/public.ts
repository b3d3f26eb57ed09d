export { PortalList } from './PortalList.tsx'
