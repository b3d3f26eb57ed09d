import type { FormField } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'

/** Most questions are required, so the others are marked; what has an answer from the beginning is neither. */
export function QuestionLabel({ field }: { field: FormField }) {
  const say = useMessages(builderMessages)
  const label = field.labels[useBuilder().questionLanguage]
  if (field.required || field.default !== undefined) return label
  return (
    <>
      {label} <span className="font-normal text-muted">{say('optional')}</span>
    </>
  )
}
