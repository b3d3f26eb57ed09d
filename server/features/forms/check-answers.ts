import type { Library } from '#server/content/library.ts'
import { AppError, describeField } from '#server/lib/app-error.ts'
import { type Answers, answerLimits, type FormValues, type FormView } from '#shared/contract/forms.ts'
import type { FieldError } from '#shared/errors.ts'
import { said } from '#shared/messages/said.ts'
import { isLayout, isSizeLimit, layoutKey, sizeLimitKey } from '#shared/set-choices.ts'
import { isMark, markKey } from '#shared/templates/annexures/names.ts'
import { cleanText } from '#shared/templates/clean-text.ts'
import { choiceKey, isChosen, paperOfKey } from '#shared/templates/papers/choice.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'

export type CheckedAnswers = { form: FormView; values: FormValues }

/** Checks that answers fit the questions of a form; the browser is never trusted with it. */
export function checkAnswersOf(library: Library) {
  return (formId: number, values: Record<string, unknown>): CheckedAnswers & { title: string } => {
    const form = library.find(formId)
    if (!form) throw new AppError('not_found', said('formNotFound'))
    const whole = formOfSet(form)
    const errors = Object.entries(values).flatMap(([name, value]) => checkEntry(whole, name, value))
    const [first] = errors
    if (first)
      throw new AppError('validation', first.said ?? first.message, {
        field: first.field,
        errors: errors.slice(0, 50),
      })
    const bytes = Buffer.byteLength(JSON.stringify(values))
    if (bytes > answerLimits.bytes) throw new AppError('too_large', said('answersTooLong'))
    return { form, title: form.title, values: cleanAnswers(values as FormValues) } // every entry has just been checked
  }
}

/** Removes control characters, which the database refuses. */
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
  const paper = paperOfKey(name)
  if (paper !== undefined) return checkChoice(form, paper, value)
  if (name === markKey) return checkMark(value)
  if (name === layoutKey) return checkChosen(name, isLayout(value) || value === '', 'noSuchLayout')
  if (name === sizeLimitKey) return checkChosen(name, isSizeLimit(value) || value === '', 'noSuchSizeLimit')
  const field = form.fields.find(candidate => candidate.name === name)
  const isAsked = field !== undefined && !isRepeated(form, field.group)
  return isAsked || isComputed(form, name)
    ? checkText(name, value)
    : [describeField(name, said('noSuchQuestion'))]
}

/** A draft may still have the answer to what was once asked and is computed now: nothing looks at it. */
function isComputed({ derived }: FormView, name: string): boolean {
  return derived.some(one => one.name === name)
}

function checkMark(value: unknown): FieldError[] {
  if (value === '' || isMark(value)) return []
  return [describeField(markKey, said('noSuchMark', { number: '{n}', letter: '{A}' }))]
}

function checkChosen(
  name: string,
  isRight: boolean,
  wrong: 'noSuchLayout' | 'noSuchSizeLimit',
): FieldError[] {
  return isRight ? [] : [describeField(name, said(wrong))]
}

/** Whether a paper is in the set stands among the answers; '' is what was chosen no longer. */
function checkChoice({ papers }: FormView, paper: string, value: unknown): FieldError[] {
  const isListed = papers?.list.some(({ id, kind }) => id === paper && kind !== 'main')
  if (isListed && (value === '' || isChosen(value))) return []
  return [describeField(choiceKey(paper), said('noSuchPaper'))]
}

function checkItems(form: FormView, group: string, value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [describeField(group, said('mustBeList'))]
  if (value.length > answerLimits.items)
    return [describeField(group, said('atMostEntries', { max: answerLimits.items }))]
  const names = new Set(form.fields.filter(field => field.group === group).map(field => field.name))
  return value.flatMap((item, index) => checkItem(`${group}.${index}`, item, names))
}

function checkItem(path: string, item: unknown, names: ReadonlySet<string>): FieldError[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return [describeField(path, said('mustBeSet'))]
  return Object.entries(item).flatMap(([name, answer]) =>
    names.has(name)
      ? checkText(`${path}.${name}`, answer)
      : [describeField(`${path}.${name}`, said('noSuchQuestion'))],
  )
}

function checkText(field: string, value: unknown): FieldError[] {
  if (typeof value !== 'string') return [describeField(field, said('mustBeText'))]
  if (value.length <= answerLimits.characters) return []
  return [describeField(field, said('atMost', { max: answerLimits.characters.toLocaleString('en-IN') }))]
}

function isRepeated(form: FormView, groupId: string): boolean {
  return form.groups.some(group => group.id === groupId && group.repeat)
}
