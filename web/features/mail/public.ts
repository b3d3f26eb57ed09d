export { type MailFind, OutboxTab } from './OutboxTab.tsx'
