import { type PerLanguage, perLanguage } from '#web/messages.ts'
import type { SayAnswer } from '#web/translate-answers.ts'

/** The server's sentences. English ones come as they are; for another language its file is fetched, and the English keys. */
export const answers: PerLanguage<SayAnswer> = perLanguage(async language => {
  if (language === 'en') return ({ message }) => message
  const { translateAnswers } = await import('#web/translate-answers.ts')
  return translateAnswers(language)
})
