import type { Said } from '#shared/messages/said.ts'
import { type PerLanguage, perLanguage } from '#web/messages.ts'

/** What the server answered: its English sentence, and with it the key where it has one. */
type Answer = { message: string; said?: Said }
export type SayAnswer = (answer: Answer) => string

/** The server's sentences. English ones come as they are; for another language its file is fetched, and the English keys. */
export const answers: PerLanguage<SayAnswer> = perLanguage(async language => {
  if (language === 'en') return ({ message }) => message
  const { translateAnswers } = await import('#web/translate-answers.ts')
  return translateAnswers(language)
})
