import type { Answers, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { formatDay, parseDay } from '#shared/templates/dates.ts'

type Asked = Pick<FormView, 'fields'>

/**
 * An answer for display: a choice in the form's language, a date in the Indian order, a list item by
 * item.
 */
export function describeAnswer(
  form: Asked,
  name: string,
  answer: FormValues[string],
  language: Language,
): string {
  if (Array.isArray(answer)) return describeItems(form, answer, language)
  const field = form.fields.find(candidate => candidate.name === name)
  const at = field?.options?.indexOf(answer) ?? -1
  const day = field?.type === 'date' ? parseDay(answer) : undefined
  return field?.optionLabels?.[at]?.[language] ?? (day ? formatDay(day) : answer)
}

function describeItems(form: Asked, items: readonly Answers[], language: Language): string {
  const lines = items.map((item, index) => {
    const answers = Object.entries(item).map(([name, answer]) => describeAnswer(form, name, answer, language))
    return `${index + 1}. ${answers.filter(Boolean).join(', ')}`
  })
  return lines.join('\n')
}
