import { deriveErrorBody } from '#web/api.ts'
import { type PerLanguage, perLanguage, useMessages } from '#web/messages.ts'
import type { SayAnswer } from '#web/translate-answers.ts'

const unreachable = 'The server could not be reached. Check the connection and try again.'

/** Says in the language of the page what the server answered: an answer, a failure, or a rule that an input broke. */
export function useAnswers() {
  const sayAnswer = useMessages(answers)
  const sayText = (message: string) => sayAnswer({ message })
  return {
    sayAnswer,
    sayFailure: (error: unknown, fallback = sayText(unreachable)) => {
      const body = deriveErrorBody(error)
      return body?.message ? sayAnswer(body) : fallback
    },
    sayRule: (message: string | undefined) => (message === undefined ? undefined : sayText(message)),
  }
}

/** The server's sentences. English ones come as they are; for another language its file is fetched, and the English keys. */
export const answers: PerLanguage<SayAnswer> = perLanguage(async language => {
  if (language === 'en') return ({ message }) => message
  const { translateAnswers } = await import('#web/translate-answers.ts')
  return translateAnswers(language)
})
