import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import type { messages as english } from './messages/en.ts'

/** Of the list of guides and its cards, beside the words that a guide has itself. */
export const cardMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

export type CardSay = Say<typeof english>
