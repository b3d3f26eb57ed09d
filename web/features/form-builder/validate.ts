import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import { answerLimits } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { type CountedPlace, listItems, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'
import { words } from './words.ts'

/** What is wrong with an answer, in the form's language. A missing one is told only after Save Form was pressed. */
export function findError(
  field: Pick<FormField, 'labels' | 'required'>,
  answer: string,
  language: Language,
  isSubmitted: boolean,
): string | undefined {
  const say = words[language]
  if (answer.length > answerLimits.characters)
    return say.tooLong(answerLimits.characters.toLocaleString('en-IN'))
  if (isSubmitted && field.required && !isAnswered(answer)) return say.isRequired(field.labels[language])
  return undefined
}

/** Every question in the order it is asked, once for each item of a repeat group. */
export function listPlaces(
  form: Pick<FormView, 'fields' | 'groups'>,
  values: FormValues,
): (CountedPlace & { field: FormField })[] {
  return form.groups.flatMap(group => {
    const fields = form.fields.filter(field => field.group === group.id)
    if (!group.repeat) return fields.map(field => ({ name: field.name, field }))
    return listItems(values, group.id).flatMap((_, index) =>
      fields.map(field => ({ name: field.name, group: group.id, index, field })),
    )
  })
}

export function listMissing(form: Pick<FormView, 'fields' | 'groups'>, values: FormValues) {
  return listPlaces(form, values).filter(
    place => place.field.required && !isAnswered(readAnswer(values, place)),
  )
}
