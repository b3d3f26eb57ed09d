import type { Language } from '#shared/languages.ts'
import { findSaid, type Said } from '#shared/messages/said.ts'
import { fillSentence } from '#shared/messages/sentence.ts'

/** What the server answered: its English sentence, and with it the key where it has one. */
type Answer = { message: string; said?: Said }
export type SayAnswer = (answer: Answer) => string

const files = {
  hi: () => import('#shared/messages/answers/hi.ts'),
  mr: () => import('#shared/messages/answers/mr.ts'),
}

export async function translateAnswers(language: Exclude<Language, 'en'>): Promise<SayAnswer> {
  const { messages } = await files[language]()
  return ({ message, said = findSaid(message) }) =>
    said ? fillSentence(messages[said.key], said.values ?? {}, language) : message
}
