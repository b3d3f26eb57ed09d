import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { deriveFieldErrors } from '#web/api.ts'
import type { Telling } from '../blanks.ts'
import type { Finding } from '../checklist.ts'
import { describePlace } from '../describe-place.ts'
import type { CountedPlace } from '../places.ts'
import { readAnswer } from '../places.ts'
import { listPlaces } from '../validate.ts'

/** The answers with characters for which the PDF has no letters, such as pasted emoji, as its refusal names them. */
export function listUnprintable(
  error: unknown,
  form: FormView,
  values: FormValues,
  { language, say }: Telling,
): Finding[] {
  const places: CountedPlace[] = listPlaces(form, values)
  return deriveFieldErrors(error).flatMap(({ field, said }) => {
    const refused = String(said?.values?.shown ?? '')
      .split(' ')
      .filter(Boolean)
    return places.flatMap(place => {
      const answer = place.name === field ? readAnswer(values, place) : ''
      const shown = refused.filter(character => answer.includes(character)).join(' ')
      const label = describePlace(form, place, language)
      return shown ? [{ place, text: say('noLettersFor', { label, shown }) }] : []
    })
  })
}
