import type { FormField } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompilableForm } from '#shared/templates/compile.ts'

/** In a repeated group the label alone ('Full name') would not say whose. */
export function nameQuestion(
  { labels, group }: FormField,
  { form, language }: { form: CompilableForm; language: Language },
): string {
  const item = form.groups.find(({ id }) => id === group)?.item?.[language]
  return item ? `${item}: ${labels[language]}` : labels[language]
}

export function endQuestion(question: string): string {
  return question.endsWith('?') ? question : `${question}:`
}
