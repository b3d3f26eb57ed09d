import type { FormField, FormValues } from '#shared/contract/forms.ts'
import { answerLimits } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { type AskingForm, readAsked } from '#shared/templates/conditions/asked.ts'
import { findDefect } from './answer-defects.ts'
import type { BuilderSay } from './messages.ts'
import { type CountedPlace, listItems, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'

type Telling = { language: Language; say: BuilderSay; isSubmitted: boolean; isLeft?: boolean }

/**
 * The error of an answer, in the language of the questions. A missing answer is an error only after Save
 * Form was pressed; what is no e-mail address or amount, once the question was left.
 */
export function findError(
  field: Pick<FormField, 'labels' | 'required' | 'input'>,
  answer: string,
  { language, say, isSubmitted, isLeft = false }: Telling,
): string | undefined {
  if (answer.length > answerLimits.characters)
    return say('tooLong', { limit: answerLimits.characters.toLocaleString('en-IN') })
  if (isSubmitted && field.required && !isAnswered(answer))
    return say('isRequired', { label: field.labels[language] })
  const defect = isLeft && isAnswered(answer) ? findDefect(field, answer) : undefined
  return defect && asSentence(say(defect))
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Every question in the order it is asked, once for each item of a repeat group; `isRequired` follows the
 * answers.
 */
export function listPlaces(
  form: AskingForm,
  values: FormValues,
): (CountedPlace & { field: FormField; isRequired: boolean })[] {
  const asked = readAsked(form, values)
  return form.groups.flatMap(group => {
    const fields = form.fields.filter(field => field.group === group.id)
    const indexes = group.repeat ? listItems(values, group.id).map((_, index) => index) : [undefined]
    return indexes.flatMap(index =>
      fields.flatMap(field => {
        if (!asked.isShown(field, index)) return []
        const place = index === undefined ? {} : { group: group.id, index }
        return [{ name: field.name, ...place, field, isRequired: asked.isRequired(field, index) }]
      }),
    )
  })
}

export function listMissing(form: AskingForm, values: FormValues) {
  return listPlaces(form, values).filter(place => place.isRequired && !isAnswered(readAnswer(values, place)))
}
