import type { Answers, FormValues } from '#shared/contract/forms.ts'

/** The place of an answer: a question, or a question of one item of a repeat group. */
export type Place = { name: string; group?: string; item?: string }

/** The id of the question's control. */
export function controlId({ name, item }: Place): string {
  return item === undefined ? `question-${name}` : `question-${name}-${item}`
}

/** The id of the heading of a step. */
export function groupHeadingId(id: string): string {
  return `step-${id}`
}

/** The items of a repeat group: there is always at least one. */
export function listItems(values: FormValues, group: string): readonly Answers[] {
  const items = values[group]
  return Array.isArray(items) && items.length > 0 ? items : [{}]
}

/** A place whose item is its index from 0, as in the document. */
export type CountedPlace = { name: string; group?: string; index?: number }

export function readAnswer(values: FormValues, { name, group, index }: CountedPlace): string {
  if (group !== undefined && index !== undefined) return listItems(values, group)[index]?.[name] ?? ''
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function writeAnswer(
  values: FormValues,
  { name, group, index }: CountedPlace,
  text: string,
): FormValues {
  if (group === undefined || index === undefined) return { ...values, [name]: text }
  const items = listItems(values, group)
  return { ...values, [group]: items.map((item, at) => (at === index ? { ...item, [name]: text } : item)) }
}
