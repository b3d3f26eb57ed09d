import type { Language } from '#shared/languages.ts'
import { findSaid } from '#shared/messages/said.ts'
import { fillSentence } from '#shared/messages/sentence.ts'
import type { SayAnswer } from '#web/answers.ts'

const files = {
  hi: () => import('#shared/messages/answers/hi.ts'),
  mr: () => import('#shared/messages/answers/mr.ts'),
}

export async function translateAnswers(language: Exclude<Language, 'en'>): Promise<SayAnswer> {
  const { messages } = await files[language]()
  return ({ message, said = findSaid(message) }) =>
    said ? fillSentence(messages[said.key], said.values ?? {}, language) : message
}
