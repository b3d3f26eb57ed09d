import type { FormField } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { words } from '../words.ts'

/** Most questions are required, so the others are marked; what has an answer from the beginning is neither. */
export function QuestionLabel({ field, language }: { field: FormField; language: Language }) {
  if (field.required || field.default !== undefined) return field.labels[language]
  return (
    <>
      {field.labels[language]} <span className="font-normal text-muted">{words[language].optional}</span>
    </>
  )
}
