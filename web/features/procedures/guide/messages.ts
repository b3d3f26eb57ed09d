import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import { messages as english } from './messages/en.ts'

/** Of the page of a guide and its print; the guide itself is English, but for what it asks and warns of. */
export const guideMessages = defineMessages<typeof english>(
  {
    en: () => import('./messages/en.ts'),
    hi: () => import('./messages/hi.ts'),
    mr: () => import('./messages/mr.ts'),
  },
  english,
)

export type GuideSay = Say<typeof english>
