/** Where something is missing; and for the administrator. */
export { RequestForm } from './RequestForm.tsx'
export { RequestsTab } from './RequestsTab.tsx'
