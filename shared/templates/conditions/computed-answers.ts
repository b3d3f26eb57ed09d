import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormField, FormView } from '#shared/contract/forms.ts'
import { type Answered, computeRaw } from '../derived/values.ts'
import { findLists, listItemConditions, listSources } from '../derived-sources.ts'
import type { ResolveContext, Resolved, ResolvedItem } from '../resolved.ts'
import { type Condition, countKey, listNames } from './condition.ts'

type Form = Pick<FormView, 'fields' | 'groups' | 'derived'>
type ReadCondition = (text: string) => Condition

/** What is answered to the questions that are asked. */
export type Answers = {
  raw: (field: FormField, item?: number) => string
  isShown: (field: FormField, item?: number) => boolean
  isRequired: (field: FormField, item?: number) => boolean
  count: (group: string) => number
}

type Computed = (name: string, item?: number) => string

/** The plain values of computed names, as conditions on questions look at them; each is computed once, and only if asked for. */
export function createComputed(form: Form, read: ReadCondition): (answers: Answers) => Computed {
  const { fields, groups, derived } = form
  const byName = new Map(fields.map(field => [field.name, field]))
  const computed = new Map(derived.map(one => [one.name, one]))
  const counted = new Map(groups.map(({ id }) => [countKey(id), id]))
  const lists = findLists(form)
  return answers => compute(answers, { fields, derived, byName, computed, counted, lists, read })
}

type Prepared = Pick<Form, 'fields' | 'derived'> & {
  byName: ReadonlyMap<string, FormField>
  computed: ReadonlyMap<string, DerivedField>
  counted: ReadonlyMap<string, string>
  lists: ReturnType<typeof findLists>
  read: ReadCondition
}

function compute(
  answers: Answers,
  { fields, derived, byName, computed, counted, lists, read }: Prepared,
): Computed {
  const known = new Map<string, Resolved>()
  const answered: Answered = { lookUp, itemsOf, chosen: new Map(), fields, context: plain, read }
  return (name, item = 0) => {
    const list = lists.get(name)?.[0]
    return (list === undefined ? lookUp(name) : itemsOf(list)[item]?.[name])?.raw ?? ''
  }

  function lookUp(name: string): Resolved {
    const before = known.get(name)
    if (before) return before
    known.set(name, nothing) // ends the recursion of what is computed from itself
    const value = resolve(name)
    known.set(name, value)
    return value
  }

  function resolve(name: string): Resolved {
    const own = computed.get(name)
    if (own) return say(computeRaw(own, answered))
    const group = counted.get(name)
    if (group !== undefined) return say(String(answers.count(group)))
    const field = byName.get(name)
    return field ? answerTo(field) : nothing
  }

  function itemsOf(group: string): ResolvedItem[] {
    const own = fields.filter(field => field.group === group)
    const ofItems = derived.filter(({ name }) => lists.get(name)?.[0] === group)
    return Array.from({ length: answers.count(group) }, (_, index) => {
      const item = Object.fromEntries(own.map(field => [field.name, answerTo(field, index)]))
      const inItem = { ...answered, lookUp: (name: string) => item[name] ?? lookUp(name) }
      for (const one of ofItems) item[one.name] = say(computeRaw(one, inItem))
      return item
    })
  }

  function answerTo(field: FormField, item?: number): Resolved {
    if (!answers.isShown(field, item)) return nothing
    return say(answers.raw(field, item), !answers.isRequired(field, item))
  }
}

/** The questions and lists from which a name gets its value, through any number of computed values. */
export function listInputs(
  name: string,
  { fields, derived }: Pick<Form, 'fields' | 'derived'>,
  read: ReadCondition,
): string[] {
  const own = derived.find(one => one.name === name)
  if (!own) return [name]
  const above = derived.slice(0, derived.indexOf(own))
  const group = 'group' in own && own.group !== undefined ? [own.group] : []
  const where = listItemConditions(own).flatMap(({ text }) => listNames(read(text)))
  const looked = [...listSources(own, fields), ...group, ...where]
  return [...new Set(looked.flatMap(source => listInputs(source, { fields, derived: above }, read)))]
}

const nothing: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

function say(raw: string, optional = true): Resolved {
  return { state: raw === '' ? 'blank' : 'filled', optional, raw, lines: [] }
}

/** Nothing is printed, so the language and the words of numbers make no difference. */
const plain: ResolveContext = {
  language: 'en',
  numberWords: () => '',
  blankRun: name => ({ text: '', field: name }),
}
