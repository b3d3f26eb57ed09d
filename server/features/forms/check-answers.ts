import type { Library } from '#server/content/library.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Answers, answerLimits, type FormValues, type FormView } from '#shared/contract/forms.ts'
import type { FieldError } from '#shared/errors.ts'
import { cleanText } from '#shared/templates/clean-text.ts'

export type CheckedAnswers = { form: FormView; values: FormValues }

/** Says whether answers are answers to the questions of a form; the browser is never trusted with it. */
export function checkAnswersOf(library: Library) {
  return (formId: number, values: Record<string, unknown>): CheckedAnswers & { title: string } => {
    const form = library.find(formId)
    if (!form) throw new AppError('not_found', 'The requested form could not be found.')
    const errors = Object.entries(values).flatMap(([name, value]) => checkEntry(form, name, value))
    const [first] = errors
    if (first)
      throw new AppError('validation', first.message, { field: first.field, errors: errors.slice(0, 50) })
    const bytes = Buffer.byteLength(JSON.stringify(values))
    if (bytes > answerLimits.bytes)
      throw new AppError('too_large', 'The answers together are too long (200 KB). Please shorten some.')
    return { form, title: form.title, values: cleanAnswers(values as FormValues) } // every entry has just been checked
  }
}

/** Without the characters that no keyboard makes and no database keeps. */
function cleanAnswers(values: FormValues): FormValues {
  const cleanSet = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, cleanText(text)]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value) : value.map(cleanSet),
    ]),
  )
}

function checkEntry(form: FormView, name: string, value: unknown): FieldError[] {
  const group = form.groups.find(candidate => candidate.id === name && candidate.repeat)
  if (group) return checkItems(form, name, value)
  const field = form.fields.find(candidate => candidate.name === name)
  if (!field || isRepeated(form, field.group))
    return [{ field: name, message: 'This form has no such question' }]
  return checkText(name, value)
}

function checkItems(form: FormView, group: string, value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [{ field: group, message: 'Must be a list' }]
  if (value.length > answerLimits.items)
    return [{ field: group, message: `At most ${answerLimits.items} entries` }]
  const names = new Set(form.fields.filter(field => field.group === group).map(field => field.name))
  return value.flatMap((item, index) => checkItem(`${group}.${index}`, item, names))
}

function checkItem(path: string, item: unknown, names: ReadonlySet<string>): FieldError[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return [{ field: path, message: 'Must be a set of answers' }]
  return Object.entries(item).flatMap(([name, answer]) =>
    names.has(name)
      ? checkText(`${path}.${name}`, answer)
      : [{ field: `${path}.${name}`, message: 'This form has no such question' }],
  )
}

function checkText(field: string, value: unknown): FieldError[] {
  if (typeof value !== 'string') return [{ field, message: 'Must be a text' }]
  if (value.length <= answerLimits.characters) return []
  return [{ field, message: `At most ${answerLimits.characters.toLocaleString('en-IN')} characters` }]
}

function isRepeated(form: FormView, groupId: string): boolean {
  return form.groups.some(group => group.id === groupId && group.repeat)
}
