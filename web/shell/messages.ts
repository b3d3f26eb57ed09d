import { readLanguage, useSiteLanguage } from '#web/language.ts'
import { defineMessages, useMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import { messages as english } from './messages/en.ts'

export type FrameSay = Say<typeof english>

/** What stands around every page. The English words come with the first load; another language is fetched before the first paint. */
export const frameMessages = defineMessages<typeof english>(
  {
    en: () => Promise.resolve({ messages: english }),
    hi: () => import('./messages/hi.ts'),
    mr: () => import('./messages/mr.ts'),
  },
  english,
)

/** The frame speaks the language of the site, also around a page that is English still. */
export function useFrame(): FrameSay {
  return useMessages(frameMessages, useSiteLanguage())
}

/** The same outside of a component, once a page is shown. */
export function findFrame(): FrameSay | undefined {
  return frameMessages.find(readLanguage())
}
