import type { FormField } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompilableForm } from '#shared/templates/compile.ts'
import type { Condition } from '#shared/templates/conditions/condition.ts'
import type { FormsSay } from '../messages.ts'
import { endQuestion, nameQuestion } from './name-question.ts'

type Telling = { form: CompilableForm; language: Language; say: FormsSay }

/** 'The reply: Refused / Not yet': when a question is to be answered; undefined where no answer alone decides it. */
export function sayCondition(condition: Condition, telling: Telling): string | undefined {
  const options = findOptions(condition, telling)
  if (options) return sayOptions(options, telling)
  switch (condition.is) {
    case 'all':
      return join(condition.of, 'all', telling)
    case 'any':
      return join(condition.of, 'any', telling)
    case 'not':
      return sayOpposite(condition.of, telling)
    case 'answered': {
      const field = findField(condition.name, telling)
      return field && telling.say('isAnswered', { question: nameQuestion(field, telling) })
    }
    case 'counted': {
      const group = telling.form.groups.find(({ id }) => id === condition.group)
      const isSeveral =
        condition.by === 'more' ? condition.to === 1 : condition.by === 'least' && condition.to === 2
      return group && isSeveral ? telling.say('several', { list: group.title[telling.language] }) : undefined
    }
    default:
      return undefined
  }
}

function sayOpposite(condition: Condition, telling: Telling): string | undefined {
  if (condition.is === 'not') return sayCondition(condition.of, telling)
  if (condition.is === 'all') return join(condition.of.map(opposite), 'any', telling)
  return condition.is === 'any' ? join(condition.of.map(opposite), 'all', telling) : undefined
}

/** What is said of one question is said once, by the options that are left. */
function join(conditions: readonly Condition[], how: 'all' | 'any', telling: Telling): string | undefined {
  const said: (string | undefined)[] = []
  const known = new Map<string, Options>()
  for (const condition of flatten(conditions, how)) {
    const options = findOptions(condition, telling)
    if (!options) {
      said.push(sayCondition(condition, telling))
      continue
    }
    const { name } = options.field
    const before = known.get(name)
    known.set(name, before ? { ...options, values: combine(before.values, options.values, how) } : options)
  }
  const all = [...[...known.values()].map(options => sayOptions(options, telling)), ...said]
  if (all.includes(undefined)) return undefined
  return [...new Set(all)].join(how === 'all' ? '; ' : ` ${telling.say('or')} `)
}

function flatten(conditions: readonly Condition[], how: 'all' | 'any'): Condition[] {
  return conditions.flatMap(condition =>
    condition.is === how && 'of' in condition && Array.isArray(condition.of)
      ? flatten(condition.of, how)
      : [condition],
  )
}

function combine(one: readonly string[], other: readonly string[], how: 'all' | 'any'): string[] {
  return how === 'all' ? one.filter(value => other.includes(value)) : [...new Set([...one, ...other])]
}

/** The options of a question under which a condition holds. */
type Options = { field: FormField; values: readonly string[] }

function findOptions(condition: Condition, telling: Telling, isOpposite = false): Options | undefined {
  if (condition.is === 'not') return findOptions(condition.of, telling, !isOpposite)
  if (condition.is !== 'oneOf' && condition.is !== 'otherThan') return undefined
  const field = findField(condition.name, telling)
  if (!field?.options) return undefined
  const isAmong = (condition.is === 'oneOf') !== isOpposite
  return { field, values: field.options.filter(option => condition.values.includes(option) === isAmong) }
}

/** Of many options, those that are left out are fewer to read. */
function sayOptions({ field, values }: Options, telling: Telling): string | undefined {
  const all = field.options ?? []
  const others = all.filter(option => !values.includes(option))
  if (values.length === 0 || others.length === 0) return undefined
  const name = (options: readonly string[]) =>
    options.map(option => field.optionLabels?.[all.indexOf(option)]?.[telling.language] ?? option).join(' / ')
  const answer =
    others.length < values.length ? telling.say('anythingBut', { options: name(others) }) : name(values)
  return `${endQuestion(nameQuestion(field, telling))} ${answer}`
}

function opposite(condition: Condition): Condition {
  return { is: 'not', of: condition }
}

/** What is chosen by an option is looked up by the option. */
function findField(name: string, { form }: Telling): FormField | undefined {
  const computed = form.derived.find(derived => derived.name === name)
  const asked = computed?.fn === 'choose' ? computed.field : name
  return form.fields.find(field => field.name === asked)
}
