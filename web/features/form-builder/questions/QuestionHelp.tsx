import type { FormField } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { useAnswered, useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import type { Place } from '../places.ts'

/** The form's help text, and the source of an answer that was filled in automatically. */
export function QuestionHelp({ field, place }: { field: FormField; place: Place }) {
  const say = useMessages(builderMessages)
  const { store, prefilled, questionLanguage } = useBuilder()
  const given = place.item === undefined ? prefilled[field.name] : undefined
  const isPrefilled = useAnswered(store, place, answer => given !== undefined && given === answer)
  return (
    <>
      {field.help?.[questionLanguage]}
      {isPrefilled ? (
        <span className="mt-0.5 block text-brass-ink">
          {say(field.type === 'date' ? 'today' : 'fromProfile')}
        </span>
      ) : null}
    </>
  )
}
