import type { FormField, FormValues } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { type AskingForm, readAsked } from '#shared/templates/conditions/asked.ts'

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

/**
 * Only the required answers and those with a default: the minimum for a document. A question that is required because an
 * optional one is not answered has its answer.
 */
export function requiredAnswers(form: AskingForm, values: FormValues): FormValues {
  const first = keepAsked(form, values, values)
  return { ...keepAsked(form, values, first), ...first }
}

/** Of the values those that are required by what is answered. */
function keepAsked(form: AskingForm, values: FormValues, answered: FormValues): FormValues {
  const asked = readAsked(form, answered)
  const repeats = new Set(form.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const kept: FormValues = {}
  for (const [group, fields] of fieldsByGroup(form.fields)) {
    const items = values[group]
    if (!repeats.has(group)) Object.assign(kept, keepRequired(fields, values, asked))
    else if (Array.isArray(items))
      kept[group] = items.map((item, index) => keepRequired(fields, item, asked, index))
  }
  return kept
}

function keepRequired<T>(
  fields: readonly FormField[],
  answers: Record<string, T>,
  asked: ReturnType<typeof readAsked>,
  index?: number,
): Record<string, T> {
  const kept: Record<string, T> = {}
  for (const field of fields) {
    const answer = answers[field.name]
    if (answer !== undefined && (field.default !== undefined || asked.isRequired(field, index)))
      kept[field.name] = answer
  }
  return kept
}

const known = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField[]>>()

function fieldsByGroup(fields: readonly FormField[]): ReadonlyMap<string, FormField[]> {
  const before = known.get(fields)
  if (before) return before
  const made = Map.groupBy(fields, ({ group }) => group)
  known.set(fields, made)
  return made
}
