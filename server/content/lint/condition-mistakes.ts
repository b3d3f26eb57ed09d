import type { Condition } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import { suggestName } from './placeholders.ts'
import type { Written } from './written-conditions.ts'

type Leaf = Exclude<Condition, { of: unknown } | { is: 'agrees' }>

export function listLeaves(condition: Condition): Leaf[] {
  if (condition.is === 'not') return listLeaves(condition.of)
  if ('of' in condition) return condition.of.flatMap(listLeaves)
  return condition.is === 'agrees' ? [] : [condition]
}

export function findMistake(leaf: Leaf, written: Written, draft: FormDraft): string | undefined {
  if (leaf.is === 'counted') return whatIsWrongWithCount(leaf.group, draft)
  const names = leaf.is === 'compared' && 'name' in leaf.to ? [leaf.name, leaf.to.name] : [leaf.name]
  for (const name of names) {
    const wrong = whatIsWrongWithName(name, written, draft)
    if (wrong) return wrong
  }
  if (leaf.is === 'compared') return whatIsWrongWithComparison(leaf, draft)
  return leaf.is === 'answered' ? undefined : whatIsWrongWithValues(leaf, draft)
}

function whatIsWrongWithCount(group: string, { view }: FormDraft): string | undefined {
  const repeats = view.groups.filter(({ repeat }) => repeat).map(({ id }) => id)
  return repeats.includes(group) ? undefined : `'${group}' is no group that repeats (${repeats.join(', ')}).`
}

function whatIsWrongWithName(
  name: string,
  { above, group, mayCompute }: Written,
  { view }: FormDraft,
): string | undefined {
  const derived = view.derived.some(candidate => candidate.name === name)
  if (derived && mayCompute) return undefined
  if (derived) return `'${name}' is computed: what is asked can depend on answers only.`
  const field = view.fields.find(candidate => candidate.name === name)
  if (!field) {
    const known = [...view.fields, ...view.derived].map(candidate => candidate.name)
    const advice = suggestName(name, known)
    return `there is no question '${name}'${advice ? `. ${advice}?` : '.'}`
  }
  if (!above.includes(field)) return `'${name}' is asked after it: what comes later cannot decide.`
  const isRepeated = view.groups.some(({ id, repeat }) => id === field.group && repeat)
  if (isRepeated && field.group !== group) return `'${name}' has an answer for each of several.`
  return undefined
}

function whatIsWrongWithComparison(
  { name, by, to }: Extract<Leaf, { is: 'compared' }>,
  { view }: FormDraft,
): string | undefined {
  const isOfDates = ['before', 'after', 'onOrBefore', 'onOrAfter'].includes(by)
  const names = 'name' in to ? [name, to.name] : [name]
  const wrong = names.find(own => isDate(own, view) !== isOfDates)
  if (wrong && isOfDates) return `'${wrong}' is not a date.`
  if (wrong) return `'${wrong}' is a date: say before or after.`
  if ('value' in to && isOfDates && !/^\d{4}-\d{2}-\d{2}$/.test(to.value))
    return `'${to.value}' is not a date like 2026-02-14.`
  return undefined
}

function isDate(name: string, { fields, derived }: FormDraft['view']): boolean {
  const field = fields.find(candidate => candidate.name === name)
  if (field) return field.type === 'date'
  const fn = derived.find(candidate => candidate.name === name)?.fn
  return fn === 'addDays' || fn === 'addMonths' || fn === 'dateLong' || fn === 'limitationEnd'
}

function whatIsWrongWithValues(
  { name, values }: Extract<Leaf, { is: 'oneOf' | 'otherThan' }>,
  { view }: FormDraft,
): string | undefined {
  const options = view.fields.find(field => field.name === name)?.options
  const stranger = options && values.find(value => !options.includes(value))
  return stranger === undefined
    ? undefined
    : `'${stranger}' is no option of '${name}': ${options?.join(' | ')}.`
}
