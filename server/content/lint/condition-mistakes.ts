import { parseAmount } from '#shared/templates/amounts.ts'
import { listInputs } from '#shared/templates/conditions/computed-answers.ts'
import type { Condition } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import type { FormDraft } from '../draft.ts'
import { kindOfComputed, kindOfName } from './computed-kinds.ts'
import { listsIn } from './lists-in.ts'
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
  const computed = names.map(name => whatIsNeverComputed(name, draft)).find(Boolean)
  if (computed) return computed
  if (leaf.is === 'compared') return whatIsWrongWithComparison(leaf, draft)
  return leaf.is === 'answered' ? undefined : whatIsWrongWithValues(leaf, draft)
}

/** A condition needs a plain value: a number, a date, an option. */
function whatIsNeverComputed(name: string, { view }: FormDraft): string | undefined {
  const derived = view.derived.find(candidate => candidate.name === name)
  const kind = derived && kindOfComputed(derived, view)
  if (kind?.is === 'nothing')
    return `'${name}' (${derived?.fn}) only prints and has no value to look at: look at its questions, or say 'are several' of its group.`
  return kind?.is === 'fixed' ? `'${name}' says the same words whatever is answered.` : undefined
}

function whatIsWrongWithCount(group: string, { view }: FormDraft): string | undefined {
  const lists = view.groups.filter(({ repeat }) => repeat)
  const repeats = [...lists, ...(view.chosen ?? [])].map(({ id }) => id)
  return repeats.includes(group) ? undefined : `'${group}' is no group that repeats (${repeats.join(', ')}).`
}

function whatIsWrongWithName(
  name: string,
  { above, group, computed }: Written,
  { view }: FormDraft,
): string | undefined {
  const own = computed.find(candidate => candidate.name === name)
  const list = own && listsIn(view).get(name)?.[0]
  if (list !== undefined && list !== group) return `'${name}' is computed for each of '${list}'.`
  if (own) return whatIsComputedLater(name, above, view)
  if (view.derived.some(candidate => candidate.name === name))
    return `'${name}' is computed below it: a computed value looks at those above it.`
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

/** What is asked can depend on a computed value if everything that it is computed from is asked before. */
function whatIsComputedLater(
  name: string,
  above: Written['above'],
  view: FormDraft['view'],
): string | undefined {
  const read = (text: string): Condition => {
    const parsed = parseCondition(text, view.conditions)
    return 'condition' in parsed ? parsed.condition : { is: 'all', of: [] }
  }
  const inputs = listInputs(name, view, read)
  const later = view.fields.find(field => inputs.includes(field.name) && !above.includes(field))
  return (
    later &&
    `'${name}' is computed from '${later.name}', which is not asked before it: only what is asked before can decide.`
  )
}

const ofDates = ['before', 'after', 'onOrBefore', 'onOrAfter']

function whatIsWrongWithComparison(
  { name, by, to }: Extract<Leaf, { is: 'compared' }>,
  { view }: FormDraft,
): string | undefined {
  const isOfDates = ofDates.includes(by)
  const names = 'name' in to ? [name, to.name] : [name]
  for (const own of names) {
    const kind = kindOfName(own, view)
    if (isOfDates && kind?.is !== 'date') return `'${own}' is not a date.`
    if (kind?.is === 'date' && !isOfDates) return `'${own}' is a date: say before or after.`
    const isComputed = view.derived.some(derived => derived.name === own)
    if (isComputed && kind?.is !== 'date' && kind?.is !== 'number')
      return `'${own}' is computed and no number.`
  }
  if ('name' in to) return undefined
  if (isOfDates) return isDay(to.value) ? undefined : `'${to.value}' is not a date like 2026-02-14.`
  const number = parseAmount(to.value)
  if (number === undefined) return `'${to.value}' is not a number.`
  return number === 0 && (by === 'less' || by === 'least')
    ? `nothing is less than 0 here: the condition ${by === 'less' ? 'never' : 'always'} holds.`
    : undefined
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function whatIsWrongWithValues(
  { name, values }: Extract<Leaf, { is: 'oneOf' | 'otherThan' }>,
  { view }: FormDraft,
): string | undefined {
  const kind = kindOfName(name, view)
  if (kind?.is === 'choice') {
    const stranger = values.find(value => !kind.values.includes(value))
    return stranger === undefined
      ? undefined
      : `'${stranger}' is no option of '${name}': ${kind.values.join(' | ')}.`
  }
  if (!view.derived.some(derived => derived.name === name)) return undefined
  if (kind?.is === 'date') {
    const wrong = values.find(value => !isDay(value))
    return wrong === undefined ? undefined : `'${name}' is a date: '${wrong}' is not one like 2026-02-14.`
  }
  const wrong = kind?.is === 'number' ? values.find(value => !/^\d+(?:\.\d{1,3})?$/.test(value)) : undefined
  if (wrong === undefined) return undefined
  return `'${name}' is a number, without commas: it is never '${wrong}'.`
}
