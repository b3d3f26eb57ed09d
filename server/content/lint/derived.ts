import type { DerivedField } from '#shared/contract/derived-fields.ts'
import { parseNumber } from '#shared/templates/derived/exact.ts'
import { listSources } from '#shared/templates/derived-sources.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { kindOfComputed } from './computed-kinds.ts'
import { listsIn } from './lists-in.ts'
import { inYaml } from './rule.ts'

/** These functions also accept a party that is asked for once. */
const nameFunctions: readonly string[] = ['partyBlock', 'signerList', 'nameList', 'causeName', 'presence']

export function derivedSourcesExist(draft: FormDraft): Problem[] {
  const { derived, fields } = draft.view
  return derived.flatMap((field, index) => {
    const known = [...fields, ...derived.slice(0, index)].map(({ name }) => name)
    return listSources(field, fields)
      .filter(source => !known.includes(source))
      .map(source => {
        const message = `${field.name}: '${source}' is neither a question nor a derived field declared above it.`
        return inYaml(draft, ['derived', field.name], message)
      })
  })
}

/** What reads the question of a list is computed for each of its items: of two lists no item is that of the other. */
export function derivedReadOneList(draft: FormDraft): Problem[] {
  const { view } = draft
  return [...listsIn(view)].flatMap(([name, lists]) => {
    if (lists.length < 2) return []
    const message = `${name}: it would be computed for each item of both ${lists.map(id => `'${id}'`).join(' and ')}: read questions of one list.`
    return [inYaml(draft, ['derived', name], message)]
  })
}

/** Functions over a group need a repeat group with a question that they can use. */
export function derivedGroupsRepeat(draft: FormDraft): Problem[] {
  return draft.view.derived.flatMap(field => {
    const wrong = whatIsWrongWithGroup(field, draft)
    return wrong ? [inYaml(draft, ['derived', field.name], `${field.name}: ${wrong}`)] : []
  })
}

function whatIsWrongWithGroup(derived: DerivedField, { view }: FormDraft): string | undefined {
  if (!('group' in derived) || derived.group === undefined) return undefined
  const group = view.groups.find(({ id }) => id === derived.group)
  if (!group) return `there is no group '${derived.group}'.`
  const names = [
    ...view.fields.filter(field => field.group === group.id).map(field => field.name),
    ...[...listsIn(view)].flatMap(([name, [list]]) => (list === group.id ? [name] : [])),
  ]
  const isOneParty = nameFunctions.includes(derived.fn) && names.some(name => name.endsWith('Name'))
  if (!group.repeat && !isOneParty) return `group '${group.id}' does not repeat.`
  if (derived.fn === 'partyBlock' && !names.some(name => name.endsWith('Name')))
    return `group '${group.id}' holds no 'party:' questions.`
  const sources = derived.fn === 'listOf' || isListed(derived) ? listSources(derived, view.fields) : []
  const stranger = sources.find(source => !names.includes(source))
  return stranger && `'${stranger}' is not a question of the group '${group.id}'.`
}

export function listedPartsAreNamed(draft: FormDraft): Problem[] {
  return draft.view.derived.flatMap(field => {
    if (!isListed(field)) return []
    const isList = field.fields !== undefined && field.group === undefined && field.field === undefined
    const isGroup = field.fields === undefined && field.group !== undefined && field.field !== undefined
    if (isList || isGroup) return []
    const message = `${field.name}: ${field.fn} takes either fields: [..] or group and field.`
    return [inYaml(draft, ['derived', field.name], message)]
  })
}

function isListed(derived: DerivedField) {
  return derived.fn === 'sum' || derived.fn === 'latestOf' || derived.fn === 'earliestOf'
}

export function choicesCoverTheOptions(draft: FormDraft): Problem[] {
  return draft.view.derived.flatMap(derived => {
    if (derived.fn !== 'choose') return []
    const options = draft.view.fields.find(({ name }) => name === derived.field)?.options
    const place = ['derived', derived.name]
    if (!options)
      return [inYaml(draft, place, `${derived.name}: '${derived.field}' is not a select with options.`)]
    const cases = Object.keys(derived.cases)
    const missing = options.filter(option => !cases.includes(option))
    const unknown = cases.filter(name => !options.includes(name))
    return [
      ...missing.map(name => inYaml(draft, place, `${derived.name}: no case for the option '${name}'.`)),
      ...unknown.map(name =>
        inYaml(draft, [...place, 'cases', name], `${derived.name}: '${name}' is not an option.`),
      ),
    ]
  })
}

export function dateFunctionsReadDates(draft: FormDraft): Problem[] {
  const dates = new Set(draft.view.fields.filter(field => field.type === 'date').map(field => field.name))
  return draft.view.derived.flatMap(derived => {
    const strangers = listDateSources(derived).filter(name => !dates.has(name))
    if (kindOfComputed(derived, draft.view).is === 'date') dates.add(derived.name)
    return strangers.map(name =>
      inYaml(draft, ['derived', derived.name], `${derived.name}: '${name}' is not a date question.`),
    )
  })
}

function listDateSources(derived: DerivedField): string[] {
  switch (derived.fn) {
    case 'dateLong':
    case 'addDays':
    case 'addMonths':
    case 'limitationEnd':
      return [derived.field]
    case 'daysBetween':
    case 'interest':
      return [derived.from, derived.to]
    case 'ageOn':
      return [derived.field, derived.on]
    case 'latestOf':
    case 'earliestOf':
      return listSources(derived, [])
    default:
      return []
  }
}

/** Functions for amounts and numbers must read questions that ask for amounts or numbers. */
export function amountFunctionsReadAmounts(draft: FormDraft): Problem[] {
  const { fields, derived } = draft.view
  const counted = [
    ...fields.filter(({ input }) => input === 'amount' || input === 'number').map(({ name }) => name),
    ...derived.filter(makesNumber).map(({ name }) => name),
  ]
  return derived.flatMap(own =>
    listNumberSources(own)
      .filter(name => !counted.includes(name))
      .map(name => {
        const message = `${own.name}: '${name}' is no amount or number: give the question input: amount or number.`
        return inYaml(draft, ['derived', own.name], message)
      }),
  )
}

function makesNumber(derived: DerivedField): boolean {
  if (derived.fn === 'choose')
    return Object.values(derived.cases).every(({ en }) => parseNumber(en) !== undefined)
  return numberFunctions.includes(derived.fn)
}

const numberFunctions = [
  ...['sum', 'amountFigures', 'count', 'daysBetween', 'ageOn'],
  ...['interest', 'percentage', 'difference', 'product'],
]

function listNumberSources(derived: DerivedField): string[] {
  const names = (...given: (string | number | undefined)[]) => given.filter(name => typeof name === 'string')
  switch (derived.fn) {
    case 'interest':
    case 'percentage':
      return names(derived.field, derived.rate)
    case 'difference':
      return names(derived.field, derived.less)
    case 'product':
      return names(derived.field, derived.by)
    case 'limitationEnd':
      return names(derived.excluding)
    default:
      return []
  }
}

export function limitationsNameOnePeriod(draft: FormDraft): Problem[] {
  return draft.view.derived.flatMap(derived => {
    if (derived.fn !== 'limitationEnd') return []
    const given = [derived.years, derived.months, derived.days].filter(period => period !== undefined)
    if (given.length === 1) return []
    const message = `${derived.name}: a limitation is so many years, months or days: give one of them.`
    return [inYaml(draft, ['derived', derived.name], message)]
  })
}
