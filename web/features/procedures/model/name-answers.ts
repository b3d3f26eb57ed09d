import type { GuideQuestion } from '#shared/contract/procedures.ts'
import type { Language } from '#shared/languages.ts'

/** The answers in words, in the order of the question. */
export function nameAnswers(
  question: GuideQuestion | undefined,
  only: readonly string[],
  language: Language,
): string {
  const named = question?.options.filter(({ id }) => only.includes(id)) ?? []
  return named.map(({ label }) => label[language]).join('; ')
}
