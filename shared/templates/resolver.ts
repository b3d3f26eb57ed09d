import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { Answers, FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import { type Annexure, createAnnexures } from './annexures/annexures.ts'
import { annexureGroup } from './annexures/names.ts'
import { type Asked, countItems, createConditionParser, readAsked } from './conditions/asked.ts'
import { countKey, genderKey, listLooks } from './conditions/condition.ts'
import { derive } from './derived/derive.ts'
import { createItemFiller } from './derived/of-items.ts'
import type { Answered } from './derived/values.ts'
import { findLists, listAgreeing, listItemConditions, listQuestions, listSources } from './derived-sources.ts'
import { createDeponentTeller, createVerifiers, putDeponent } from './papers/deponent.ts'
import { type Chosen, createChooser, swearing } from './parties/chosen-parties.ts'
import { createPartyJoiner } from './parties/join-parties.ts'
import { findPartyPrefix } from './parties/party-names.ts'
import { createRoleTeller } from './parties/party-roles.ts'
import { deponentGroup } from './parties/repeat-verification.ts'
import { createSingles, genderOf, listParties, withName } from './parties/resolve-parties.ts'
import { resolveField } from './resolve-field.ts'
import type { ResolveContext, Resolved, ResolvedItem } from './resolved.ts'
import { keepEqual, sameParts } from './same-parts.ts'

export type FormShape = Pick<FormView, 'fields' | 'groups' | 'derived'> &
  Partial<Pick<FormView, 'conditions' | 'annexures' | 'chosen'>>

/** The value of every name, and the answers of each item of a repeat group. */
export type ResolvedForm = {
  resolved: Map<string, Resolved>
  items: ReadonlyMap<string, readonly ResolvedItem[]>
  annexures: readonly Annexure[]
}

/**
 * Computes the value of every placeholder. A value whose sources did not change stays the same object;
 * from this the compiler knows which blocks an edit affects.
 */
export function createResolver(
  form: FormShape,
  context: ResolveContext,
): (values: FormValues) => ResolvedForm {
  const repeats = form.groups.filter(group => group.repeat).map(group => group.id)
  const groupOf = new Map(form.fields.map(({ name, group }) => [name, group]))
  const plain = form.fields.filter(field => !repeats.includes(field.group))
  const read = createConditionParser(form)
  const computed = listComputed(form, read)
  const groups = new Map(repeats.map(id => [id, createGroup(id, form, context)]))
  const parties = listParties(form).map(party => ({ ...party, tellGender: createGenderTeller(party.prefix) }))
  const nameSingle = createSingles(form, repeats, context)
  const joinParties = createPartyJoiner(form)
  const choose = createChooser(form)
  const tellDeponents = createDeponentTeller(form, context)
  const tellRole = createRoleTeller(read)
  const listVerifiers = createVerifiers()
  const genders = new Map(form.chosen?.map(({ id, of }) => [id, createGenderTeller(prefixIn(parties, of))]))
  const annexures = createAnnexures(form, context)
  const known = new Map<string, { inputs: readonly unknown[]; value: Resolved }>()
  const statesOf = rememberStates(plain)
  let answers: KnownAnswer[] = []

  function remember(name: string, inputs: readonly unknown[], make: () => Resolved): Resolved {
    const before = known.get(name)
    if (before && sameParts(before.inputs, inputs)) return before.value
    const value = keepKnown(before?.value, make())
    known.set(name, { inputs, value })
    return value
  }

  function setCount(group: string, count: number, resolved: Map<string, Resolved>) {
    const key = countKey(group)
    const make = () => ({ ...nothing, raw: String(count) })
    resolved.set(key, remember(key, [count], make))
  }

  return values => {
    const resolved = new Map<string, Resolved>()
    const asked = readAsked(form, values)
    const items = new Map([...groups].map(([id, resolveItems]) => [id, resolveItems(values[id], asked)]))
    for (const id of repeats) setCount(id, asked.isGroupShown(id) ? countItems(values[id]) : 0, resolved)
    answers = resolveAnswers(plain, values, { states: statesOf(asked), before: answers, context })
    for (const { name, value } of answers) resolved.set(name, value)
    const singles = new Map(parties.flatMap(party => nameSingle(party, resolved)))
    for (const [group, all] of joinParties(singles, { items, isGroupShown: asked.isGroupShown })) {
      singles.set(group, all)
      setCount(group, all.length, resolved)
    }
    const itemsOf = (group: string) => items.get(group) ?? singles.get(group) ?? noItems
    const chosen = new Map<string, Chosen>()
    for (const [one, own] of choose(asked, itemsOf)) {
      const { id } = one
      chosen.set(id, own)
      items.set(id, own.items)
      setCount(id, own.items.length, resolved)
      resolved.set(genderKey(id), genders.get(id)?.(own.items) ?? nothing)
      if (id === swearing) {
        const deponents = tellDeponents(own, one, tellRole(one.roles, resolved))
        items.set(deponentGroup, listVerifiers(deponents, resolved))
        if (deponents[0]) putDeponent(deponents[0], resolved)
      }
    }
    const answered = {
      lookUp: (name: string) => resolved.get(name) ?? nothing,
      itemsOf,
      chosen,
      fields: form.fields,
      context,
      read,
    }
    for (const { group, tellGender } of parties)
      resolved.set(genderKey(group), tellGender(items.get(group) ?? singles.get(group) ?? noItems))
    const answersTo = createAnswersTo(resolved, items, groupOf)
    const computeEach = ({ derived, looksAt, questions, list, fillItems }: Computed) => {
      if (list !== undefined) {
        const outside = looksAt.map(name => resolved.get(name))
        const fill = (item: ResolvedItem) => computeIn(item, derived, answered, questions)
        items.set(list, fillItems(itemsOf(list), outside, fill))
        return
      }
      const id = 'group' in derived ? derived.group : undefined
      const group = id === undefined ? undefined : (items.get(id) ?? singles.get(id))
      const among = 'among' in derived && derived.among ? chosen.get(derived.among) : undefined
      const inputs = [group, among, ...looksAt.map(name => resolved.get(name))]
      resolved.set(
        derived.name,
        remember(derived.name, inputs, () => compute(derived, answered, questions, answersTo(questions))),
      )
    }
    computed.filter(one => !isOfAnnexures(one)).forEach(computeEach)
    const annexed = annexures.putInto({ resolved, items }, { ...answered, values })
    computed.filter(isOfAnnexures).forEach(computeEach)
    return { resolved, items, annexures: annexed }
  }
}

function prefixIn(parties: readonly { group: string; prefix: string }[], group: string): string {
  return parties.find(party => party.group === group)?.prefix ?? ''
}

type Computed = ReturnType<typeof listComputed>[number]

/** What lists the annexures is computed after them, since their titles print computed values. */
function isOfAnnexures({ derived }: Computed): boolean {
  return 'group' in derived && derived.group === annexureGroup
}

/** The computed values, with what each looks at, and the list of whose items it is. */
function listComputed(form: FormShape, read: Answered['read']) {
  const lists = findLists(form)
  return form.derived.map(derived => ({
    derived,
    questions: listQuestions(derived.name, form),
    list: lists.get(derived.name)?.[0],
    fillItems: createItemFiller(derived.name),
    looksAt: [
      ...listSources(derived, form.fields),
      ...listAgreeing(derived).flatMap(group => [countKey(group), genderKey(group)]),
      ...listItemConditions(derived).flatMap(({ text }) => listLooks(read(text))),
    ],
  }))
}

/** What is reckoned from amounts of which one is not asked is not there, and a sum goes on without it. */
const needsAll: ReadonlySet<DerivedField['fn']> = new Set(['product', 'percentage', 'interest'])

/** What is not asked is known by its identity. */
function keepKnown(before: Resolved | undefined, now: Resolved): Resolved {
  return now === nothing || before === nothing ? now : keepEqual(before, now)
}

/** To each question one, or one for each item of its repeat group. */
function createAnswersTo(
  resolved: ReadonlyMap<string, Resolved>,
  items: ReadonlyMap<string, readonly ResolvedItem[]>,
  groupOf: ReadonlyMap<string, string>,
): (questions: readonly string[]) => Behind {
  return questions => ({
    some: is =>
      questions.some(name => {
        const own = resolved.get(name)
        if (own) return is(own)
        const listed = items.get(groupOf.get(name) ?? '') ?? noItems
        return listed.some(item => item[name] !== undefined && is(item[name]))
      }),
  })
}

/** Answers, of which nobody makes a list. */
type Behind = { some: (is: (value: Resolved) => boolean) => boolean }

/** A value is not asked for while none of the questions behind it is. */
function compute(
  derived: DerivedField,
  answered: Answered,
  sources: readonly string[],
  behind: Behind,
): Resolved {
  if (behind.some(() => true) && !behind.some(value => value !== nothing)) return nothing
  const isAsked = (name: string) => answered.lookUp(name) !== nothing
  if (needsAll.has(derived.fn) && !listSources(derived, answered.fields).every(isAsked)) return nothing
  return derive(derived, answered, { sources, optional: !behind.some(value => !value.optional) })
}

/** Computes a value for an item of a list, from its answers and those that are given once. */
function computeIn(
  item: ResolvedItem,
  derived: DerivedField,
  answered: Answered,
  questions: readonly string[],
): Resolved {
  const lookUp = (name: string) => item[name] ?? answered.lookUp(name)
  return compute(derived, { ...answered, lookUp }, questions, questions.map(lookUp))
}

const noItems: readonly ResolvedItem[] = []

/** The gender that words about a group of parties agree with. */
function createGenderTeller(prefix: string) {
  let before: { items: readonly ResolvedItem[]; value: Resolved } | undefined
  return (items: readonly ResolvedItem[]): Resolved => {
    if (before?.items === items) return before.value
    const gender = genderOf(items, prefix)
    before = { items, value: before?.value.raw === gender ? before.value : { ...nothing, raw: gender } }
    return before.value
  }
}

/** The value of a question that is not asked. */
const nothing: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

type QuestionState = 'hidden' | 'optional' | 'required'

function stateOf(field: FormField, asked: Asked, item?: number): QuestionState {
  if (!asked.isShown(field, item)) return 'hidden'
  const isRequired = field.requiredIf === undefined ? field.required : asked.isRequired(field, item)
  return isRequired ? 'required' : 'optional'
}

function resolveAsked(
  field: FormField,
  text: string | undefined,
  context: ResolveContext,
  state: QuestionState,
  item?: number,
): Resolved {
  if (state === 'hidden') return nothing
  const isRequired = state === 'required'
  const asked = field.required === isRequired ? field : { ...field, required: isRequired }
  return resolveField(asked, text, context, item)
}

/**
 * The items of a repeat group, at least one. An item whose answers have not changed stays the same
 * object.
 */
function createGroup(id: string, form: FormShape, context: ResolveContext) {
  const fields = form.fields.filter(field => field.group === id)
  const prefix = findPartyPrefix(fields.map(({ name }) => name))
  let before: KnownItem[] = []
  let list: readonly ResolvedItem[] = []
  let inputs: readonly unknown[] = []

  return (value: FormValues[string] | undefined, asked: Asked): readonly ResolvedItem[] => {
    if (list.length > 0 && sameParts(inputs, [value, asked])) return list
    inputs = [value, asked]
    const answers = Array.isArray(value) && value.length > 0 ? value : [{}]
    const now = answers.map((item: Answers, index) => {
      const same = before[index]
      if (same && sameParts(same.inputs, [item, asked])) return same
      const statesOf = same?.statesOf ?? rememberStates(fields, index)
      const given = { states: statesOf(asked), before: same?.values ?? [], context }
      const values = resolveAnswers(fields, item, given, index)
      const known = { inputs: [item, asked], values, statesOf }
      if (same && sameParts(same.values, values)) return { ...known, item: same.item }
      return { ...known, item: withName(readItem(values), prefix, context) }
    })
    const items = now.map(({ item }) => item)
    if (!sameParts(items, list)) list = items
    before = now
    return list
  }
}

type KnownAnswer = { name: string; text: string | undefined; state: QuestionState; value: Resolved }
/** `inputs`: the answers of the item as an object, and what is asked. */
type KnownItem = {
  inputs: readonly unknown[]
  values: readonly KnownAnswer[]
  statesOf: StatesOf
  item: ResolvedItem
}
type Given = { states: readonly QuestionState[]; before: readonly KnownAnswer[]; context: ResolveContext }

/** An answer that did not change stays the same object, even when others change. */
function resolveAnswers(
  fields: readonly FormField[],
  values: FormValues | Answers,
  { states, before, context }: Given,
  item?: number,
): KnownAnswer[] {
  return fields.map((field, at) => {
    const answer = values[field.name]
    const text = typeof answer === 'string' ? answer : undefined
    const state = states[at] ?? 'optional'
    const same = before[at]
    if (same && same.text === text && same.state === state) return same
    return { name: field.name, text, state, value: resolveAsked(field, text, context, state, item) }
  })
}

type StatesOf = (asked: Asked) => readonly QuestionState[]

/** Which questions are asked changes with few answers only. */
function rememberStates(fields: readonly FormField[], item?: number): StatesOf {
  const known = new WeakMap<Asked, readonly QuestionState[]>()
  return asked => {
    const before = known.get(asked)
    if (before) return before
    const states = fields.map(field => stateOf(field, asked, item))
    known.set(asked, states)
    return states
  }
}

function readItem(values: readonly KnownAnswer[]): ResolvedItem {
  return Object.fromEntries(values.map(({ name, value }) => [name, value]))
}
