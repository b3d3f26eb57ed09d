import type { Answers, FormValues } from '#shared/contract/forms.ts'
import { cleanText } from '#shared/templates/clean-text.ts'

export type Answer = FormValues[string]

/** Whether two answers are equal for the server: missing equals empty, and stored text is cleaned. */
export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (one === other) return true
  if (!Array.isArray(one) && !Array.isArray(other)) return isSameText(one, other)
  const ones = toItems(one)
  const others = toItems(other)
  return ones.length === others.length && ones.every((item, index) => isSameItem(item, others[index] ?? {}))
}

/** What to send: the answers that differ from those last known to be stored. A cleared text is ''. */
export function listTouched(stored: FormValues, values: FormValues): FormValues {
  const touched = namesIn(stored, values).filter(name => !isSameAnswer(stored[name], values[name]))
  return Object.fromEntries(touched.map(name => [name, values[name] ?? emptyLike(stored[name])]))
}

export function isUntouched(stored: FormValues, values: FormValues): boolean {
  return namesIn(stored, values).every(name => isSameAnswer(stored[name], values[name]))
}

export function countAnswers(values: FormValues): number {
  const filled = (item: Answers) => Object.values(item).filter(text => text.trim() !== '').length
  return Object.values(values).reduce(
    (sum, value) => sum + (Array.isArray(value) ? sumOf(value.map(filled)) : filled({ value })),
    0,
  )
}

export function namesIn(...sets: FormValues[]): string[] {
  return [...new Set(sets.flatMap(values => Object.keys(values)))]
}

/** A repeat group always has one item, answered or not. */
export function toItems(answer: Answer | undefined): Answers[] {
  return Array.isArray(answer) && answer.length > 0 ? answer : [{}]
}

export function isSameText(one = '', other = ''): boolean {
  return one === other || cleanText(one) === cleanText(other)
}

export function isSameItem(one: Answers, other: Answers): boolean {
  return Object.keys({ ...one, ...other }).every(name => isSameText(one[name], other[name]))
}

function emptyLike(answer: Answer | undefined): Answer {
  return Array.isArray(answer) ? [] : ''
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
