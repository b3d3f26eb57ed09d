import type { Language } from '#shared/languages.ts'
import { sayIn } from '#web/say.ts'
import { messages as english } from '../messages/en.ts'
import { messages as hindi } from '../messages/hi.ts'
import { messages as marathi } from '../messages/mr.ts'
import type { BuilderSay } from '../messages.ts'

/** The sentences of the builder for tests without its pages. */
export const builderSay: Record<Language, BuilderSay> = {
  en: sayIn<typeof english>(english, 'en'),
  hi: sayIn<typeof english>(hindi, 'hi'),
  mr: sayIn<typeof english>(marathi, 'mr'),
}
