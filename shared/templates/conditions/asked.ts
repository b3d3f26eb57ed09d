import type { FormField, FormGroup, FormValues, FormView } from '#shared/contract/forms.ts'
import { cleanText } from '../clean-text.ts'
import { sameParts } from '../same-parts.ts'
import { createComputed, listInputs } from './computed-answers.ts'
import { type Condition, listNames } from './condition.ts'
import { type Facts, holds } from './holds.ts'
import { parseCondition } from './parse-condition.ts'

export type AskingForm = Pick<FormView, 'fields' | 'groups' | 'derived'> &
  Partial<Pick<FormView, 'conditions' | 'chosen'>>

/**
 * The questions that the answers so far require. A question that is not shown is not required and does
 * not print, but its answer is kept.
 */
export type Asked = {
  isGroupShown: (group: string) => boolean
  isShown: (field: FormField, item?: number) => boolean
  isRequired: (field: FormField, item?: number) => boolean
  /** Whether a party is among those whom the form has chosen under this name. */
  isChosen: (id: string, item: number) => boolean
}

type Asking = (values: FormValues) => Asked
const askings = new WeakMap<readonly FormField[], { groups: readonly FormGroup[]; ask: Asking }>()

/** The questions asked for given answers, computed once for each set of answers. */
export function readAsked(form: AskingForm, values: FormValues): Asked {
  const known = askings.get(form.fields)
  if (known?.groups === form.groups) return known.ask(values)
  const ask = createAsking(form)
  askings.set(form.fields, { groups: form.groups, ask })
  return ask(values)
}

const asksAll: Asked = {
  isGroupShown: () => true,
  isShown: () => true,
  isRequired: field => field.required,
  isChosen: () => false,
}

function hasConditions({ fields, groups, chosen = [] }: AskingForm): boolean {
  if (chosen.length > 0) return true
  return groups.some(group => group.showIf) || fields.some(field => field.showIf || field.requiredIf)
}

function createAsking(form: AskingForm): Asking {
  if (!hasConditions(form)) return () => asksAll
  const read = createConditionParser(form)
  const reading = { read, compute: createComputed(form, read) }
  const decisive = listDecisive(form, read)
  const known = new Map<string, Asked>()
  let last: { values: FormValues; parts: readonly unknown[]; asked: Asked } | undefined

  /** Who goes back to an answer is asked what was asked before. */
  function ask(values: FormValues, parts: readonly unknown[]): Asked {
    const key = JSON.stringify(parts)
    const asked = known.get(key) ?? askBy(form, values, reading)
    if (known.size >= remembered) known.clear()
    known.set(key, asked)
    return asked
  }

  return values => {
    if (last?.values === values) return last.asked
    const parts = decisive.map(readPart => readPart(values))
    const isSame = last !== undefined && sameParts(last.parts, parts)
    last = { values, parts, asked: last && isSame ? last.asked : ask(values, parts) }
    return last.asked
  }
}

const remembered = 100

type PartReader = (values: FormValues) => unknown

/**
 * What some condition looks at: answers, and how many items a repeat group has. Other answers, also of
 * the same item, do not change which questions are asked.
 */
function listDecisive(form: AskingForm, read: (text: string) => Condition): PartReader[] {
  const chosen = form.chosen ?? []
  const texts = [
    ...[...form.groups, ...form.fields].flatMap(asked => [
      asked.showIf,
      'requiredIf' in asked ? asked.requiredIf : undefined,
    ]),
    ...chosen.map(({ where }) => where),
  ]
  const looked = new Set(texts.flatMap(text => (text === undefined ? [] : listNames(read(text)))))
  const names = new Set([
    ...[...looked].flatMap(name => listInputs(name, form, read)),
    ...chosen.map(({ of }) => of),
  ])
  const repeats = form.groups.filter(group => group.repeat).map(group => group.id)
  const ofFields = form.fields
    .filter(({ name }) => names.has(name))
    .map(({ name, group }): PartReader => {
      if (!repeats.includes(group)) return values => values[name]
      return createAnswerJoiner(group, name)
    })
  const counts = repeats
    .filter(id => names.has(id))
    .map(
      (id): PartReader =>
        values =>
          countItems(values[id]),
    )
  return [...ofFields, ...counts]
}

/** The answers of all items to one question, joined again only when something in the group has changed. */
function createAnswerJoiner(group: string, name: string): PartReader {
  let before: { value: FormValues[string] | undefined; joined: string } | undefined
  return values => {
    const value = values[group]
    if (!before || before.value !== value)
      before = {
        value,
        joined: JSON.stringify(Array.isArray(value) ? value.map(item => item[name] ?? '') : []),
      }
    return before.joined
  }
}

/** Parses each condition once; the lint has already checked that all of them are valid. */
export function createConditionParser({
  conditions,
}: Pick<AskingForm, 'conditions'>): (text: string) => Condition {
  const known = new Map<string, Condition>()
  return text => {
    const before = known.get(text)
    if (before) return before
    const result = parseCondition(text, conditions)
    if ('wrong' in result) throw new Error(`the condition '${text}' ${result.wrong}`)
    known.set(text, result.condition)
    return result.condition
  }
}

type Reading = {
  read: (text: string) => Condition
  compute: ReturnType<typeof createComputed>
}

function askBy(form: AskingForm, values: FormValues, { read, compute }: Reading): Asked {
  const known = new Map<string, boolean>()
  const fields = new Map(form.fields.map(field => [field.name, field]))
  const groups = new Map(form.groups.map(group => [group.id, group]))
  const chosen = new Map(form.chosen?.map(one => [one.id, one]))
  const computed = compute({ raw, isShown, isRequired, count })

  function once(key: string, decide: () => boolean): boolean {
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, true) // ends the recursion of a circular condition
    const decided = decide()
    known.set(key, decided)
    return decided
  }

  function check(text: string | undefined, group: string, item: number | undefined): boolean {
    return text === undefined || holds(read(text), factsFor(group, item))
  }

  function isGroupShown(id: string): boolean {
    if (groups.get(id)?.showIf === undefined) return true
    return once(`# ${id}`, () => check(groups.get(id)?.showIf, id, undefined))
  }

  function isShown({ name, group, showIf }: FormField, item?: number): boolean {
    if (!isGroupShown(group)) return false
    if (showIf === undefined) return true
    return once(`${name} ${item}`, () => check(showIf, group, item))
  }

  function isRequired(field: FormField, item?: number): boolean {
    if (!isShown(field, item)) return false
    if (field.required || field.requiredIf === undefined) return field.required
    return once(`! ${field.name} ${item}`, () => check(field.requiredIf, field.group, item))
  }

  /** A question of a repeat group can use answers of its own item and of questions asked once. */
  function factsFor(group: string, item: number | undefined): Facts {
    return {
      answer(name) {
        const field = fields.get(name)
        if (!field) return computed(name, item)
        const at = field.group === group ? item : undefined
        return isShown(field, at) ? raw(field, at) : ''
      },
      count,
    }
  }

  function raw(field: FormField, item?: number): string {
    return readRaw(values, field, groups.get(field.group), item)
  }

  function count(id: string): number {
    const { of } = chosen.get(id) ?? {}
    if (of === undefined) return isGroupShown(id) ? countItems(values[id]) : 0
    return Array.from({ length: count(of) }, (_, item) => isChosen(id, item)).filter(Boolean).length
  }

  function isChosen(id: string, item: number): boolean {
    const one = chosen.get(id)
    if (!one || !isGroupShown(one.of)) return false
    return once(`@ ${id} ${item}`, () => check(one.where, one.of, item))
  }

  return { isGroupShown, isShown, isRequired, isChosen }
}

function readRaw(values: FormValues, field: FormField, group: FormGroup | undefined, item?: number): string {
  const value = group?.repeat ? itemOf(values[group.id], item)?.[field.name] : values[field.name]
  const raw = typeof value === 'string' ? cleanText(value).trim() : ''
  return raw === '' ? (field.default ?? '') : raw
}

function itemOf(value: FormValues[string] | undefined, item = 0) {
  return Array.isArray(value) ? value[item] : undefined
}

/** There is always at least one item. */
export function countItems(value: FormValues[string] | undefined): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1
}
