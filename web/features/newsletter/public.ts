export { NewsletterTab } from './NewsletterTab.tsx'
export { SubscribeForm } from './SubscribeForm.tsx'
