import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import type { messages as english } from './messages/en.ts'

/** The builder uses the language of the site; for questions and checklist see `deriveQuestionLanguage`. */
export const builderMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

export type BuilderSay = Say<typeof english>
