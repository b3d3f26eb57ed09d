import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

/** Of the way from a form to its guides; the guides themselves are English. */
export const procedureLinkMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
