import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

/** Of the administrators' list; what readers are told is among the sentences of the law pages. */
export const changeMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
