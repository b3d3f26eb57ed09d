import { answers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { useMessages } from '#web/messages.ts'

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
