import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'

type SampleAnswer = string | Localized
export type LocalizedSample = Record<string, SampleAnswer | Record<string, SampleAnswer>[]>

/** A form's own example answers in one language. */
export function sampleValues(sample: LocalizedSample, language: Language): FormValues {
  const say = (answer: SampleAnswer) => (typeof answer === 'string' ? answer : answer[language])
  const entries = Object.entries(sample).map(([name, answer]) => [
    name,
    Array.isArray(answer) ? answer.map(item => mapValues(item, say)) : say(answer),
  ])
  return Object.fromEntries(entries)
}

function mapValues<A, B>(item: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, change(value)]))
}

type Asked = Pick<FormView, 'fields' | 'groups'> & Partial<Pick<FormView, 'conditions'>>

/** Only the required answers and those with a default: the minimum for a document. */
export function requiredAnswers(form: Asked, values: FormValues): FormValues {
  const asked = readAsked(form, values)
  const fields = fieldsByName(form.fields)
  const keep = <T>(answers: Record<string, T>, index?: number) =>
    Object.fromEntries(
      Object.entries(answers).filter(([name]) => {
        const field = fields.get(name)
        return field !== undefined && (field.default !== undefined || asked.isRequired(field, index))
      }),
    )
  const lists = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.map((item, index) => keep(item, index))] as const] : [],
  )
  return { ...keep(values), ...Object.fromEntries(lists) }
}

const known = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField>>()

function fieldsByName(fields: readonly FormField[]): ReadonlyMap<string, FormField> {
  const before = known.get(fields)
  if (before) return before
  const made = new Map(fields.map(field => [field.name, field]))
  known.set(fields, made)
  return made
}
