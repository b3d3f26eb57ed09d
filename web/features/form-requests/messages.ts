import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

/** Of asking for a form; the administrator's list is English. */
export const formRequestMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
