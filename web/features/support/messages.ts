import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

export const supportMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
