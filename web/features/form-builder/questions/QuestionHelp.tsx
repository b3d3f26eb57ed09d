import type { FormField } from '#shared/contract/forms.ts'
import { useAnswered, useBuilder } from '../builder-context.ts'
import type { Place } from '../places.ts'
import { words } from '../words.ts'

/** The form's own advice, and where an answer came from that nobody typed. */
export function QuestionHelp({ field, place }: { field: FormField; place: Place }) {
  const { store, prefilled, language } = useBuilder()
  const given = place.item === undefined ? prefilled[field.name] : undefined
  const isPrefilled = useAnswered(store, place, answer => given !== undefined && given === answer)
  return (
    <>
      {field.help?.[language]}
      {isPrefilled ? (
        <span className="mt-0.5 block text-brass-ink">
          {field.type === 'date' ? words[language].today : words[language].fromProfile}
        </span>
      ) : null}
    </>
  )
}
