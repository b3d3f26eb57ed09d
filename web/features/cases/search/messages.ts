import { defineMessages, useMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import { caseMessages, type SayCase } from '../shared/messages.ts'
import type { messages as english } from './messages/en.ts'

export const searchMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

/** The words of the search, and those that it shares with the other pages of case law. */
export type Words = { say: Say<typeof english>; word: SayCase }

export function useWords(): Words {
  return { say: useMessages(searchMessages), word: useMessages(caseMessages) }
}
