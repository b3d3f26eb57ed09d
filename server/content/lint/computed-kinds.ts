import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { parseNumber } from '#shared/templates/derived/exact.ts'

/**
 * What a condition finds in a computed value. 'nothing' has no plain value: a list of parties, for instance, which
 * only prints. 'fixed' is the same words whatever is answered.
 */
export type Kind =
  | { is: 'date' | 'number' | 'words' | 'nothing' | 'fixed' }
  | { is: 'choice'; values: readonly string[] }

type Names = Pick<FormView, 'fields' | 'derived'>

export function kindOfComputed(derived: DerivedField, names: Names): Kind {
  switch (derived.fn) {
    case 'dateLong':
    case 'addDays':
    case 'addMonths':
    case 'latestOf':
    case 'earliestOf':
    case 'limitationEnd':
      return { is: 'date' }
    case 'partyBlock':
    case 'signerList':
    case 'nameList':
    case 'causeName':
    case 'basesOfTruth':
    case 'oneOf':
      return { is: 'nothing' }
    case 'words':
      return { is: 'fixed' }
    case 'partyNumbers':
    case 'presence':
      return { is: 'words' }
    case 'capitals':
      return kindOfName(derived.field, names) ?? { is: 'words' }
    case 'choose':
      return kindOfChoice(derived.cases)
    default:
      return { is: 'number' }
  }
}

/** Of a question, only what can be told from its type: what is typed freely may be anything. */
export function kindOfName(name: string, names: Names): Kind | undefined {
  const derived = names.derived.find(candidate => candidate.name === name)
  if (derived) return kindOfComputed(derived, names)
  const field = names.fields.find(candidate => candidate.name === name)
  if (field?.type === 'date') return { is: 'date' }
  return field?.options && { is: 'choice', values: field.options }
}

/** A case that is a number counts as that number, every other as the option that chose it. */
function kindOfChoice(cases: Extract<DerivedField, { fn: 'choose' }>['cases']): Kind {
  const values = Object.entries(cases).map(([option, { en }]) =>
    parseNumber(en) === undefined ? option : en.trim(),
  )
  const isNumber = Object.values(cases).every(({ en }) => parseNumber(en) !== undefined)
  return isNumber ? { is: 'number' } : { is: 'choice', values }
}
