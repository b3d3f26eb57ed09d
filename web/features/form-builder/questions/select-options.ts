import type { FormField } from '#shared/contract/forms.ts'
import { defaultSelectOptions } from '#shared/courts.ts'
import type { Language } from '#shared/languages.ts'
import type { SelectOption } from '#web/ui/SelectField.tsx'
import type { BuilderSay } from '../messages.ts'

/**
 * Options are shown in the form's language and stored in English. An answer that is no longer an option
 * is shown until it is changed.
 */
export function listOptions(
  field: Pick<FormField, 'options' | 'optionLabels' | 'default'>,
  language: Language,
  answer: string,
  say: BuilderSay,
): SelectOption[] {
  const values = field.options?.length ? field.options : defaultSelectOptions
  const offered = values.map((value, index) => ({
    value,
    label: field.optionLabels?.[index]?.[language] ?? value,
  }))
  const isOffered = answer === '' || values.some(value => value === answer)
  return [
    ...(field.default === undefined ? [{ value: '', label: say('choose') }] : []),
    ...offered,
    ...(isOffered ? [] : [{ value: answer, label: answer }]),
  ]
}
