import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import type { messages as english } from './messages/en.ts'

export const lawMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

/** The word for a section that no longer stands. */
export const statusWords = { omitted: 'omitted', repealed: 'repealed' } as const

export type LawSay = Say<typeof english>
