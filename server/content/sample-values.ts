import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'

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

/** The answers to required questions alone: the least with which a paper may leave. */
export function requiredAnswers({ fields }: Pick<FormView, 'fields'>, values: FormValues): FormValues {
  const required = new Set(fields.filter(field => field.required).map(field => field.name))
  const keep = <T>(answers: Record<string, T>) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => required.has(name)))
  const lists = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.map(keep)] as const] : [],
  )
  return { ...keep(values), ...Object.fromEntries(lists) }
}
