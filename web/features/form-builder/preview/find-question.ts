import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { type CountedPlace, readAnswer } from '../places.ts'
import { isAnswered } from '../progress.ts'

/** The question behind a place of the document: of several, the first that is not answered. */
export function findQuestion(
  form: Pick<FormView, 'fields' | 'groups'>,
  values: FormValues,
  place: { from: string; item: string | undefined },
): CountedPlace | undefined {
  const sources = place.from.split(' ')
  const places = form.fields
    .filter(({ name }) => sources.includes(name))
    .map(({ name, group }) => {
      const isRepeated = form.groups.some(({ id, repeat }) => id === group && repeat)
      return isRepeated ? { name, group, index: Number(place.item ?? 0) } : { name }
    })
  return places.find(where => !isAnswered(readAnswer(values, where))) ?? places[0]
}
