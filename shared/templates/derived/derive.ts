import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormField } from '#shared/contract/forms.ts'
import type { Run } from '../blocks.ts'
import { findNameIn, findPartyPrefix } from '../parties/party-names.ts'
import type { Resolved } from '../resolved.ts'
import { joinNames, nameCause, sayPartyNumbers } from './names.ts'
import { describeParty } from './party-block.ts'
import { nameSigner, sayPresence } from './signers.ts'
import {
  type Answered,
  type Derive,
  fromText,
  hasAnswer,
  meets,
  type Result,
  valueFunctions,
} from './values.ts'

const functions: { [F in DerivedField['fn']]: Derive<F> } = {
  ...valueFunctions,

  partyBlock: ({ group, among = group, lastKnown }, answered) => {
    const { itemsOf, fields, context } = answered
    const prefix = findPartyPrefix(namesIn(group, fields))
    const items = itemsOf(among)
    if (prefix === undefined || !items.some(hasAnswer)) return undefined
    const isLastKnown = lastKnown === undefined ? () => false : meets(lastKnown, answered)
    const lines = items.map(item => describeParty(item, prefix, context.language, isLastKnown(item)))
    return { lines, layout: 'parties' }
  },

  signerList: ({ group, among = group }, { itemsOf, fields, context }) => {
    const prefix = findPartyPrefix(namesIn(group, fields))
    const items = itemsOf(among).filter(hasAnswer)
    if (prefix === undefined || items.length === 0) return undefined
    return { lines: items.map(item => nameSigner(item, prefix, context.language)) }
  },

  nameList: ({ where, ...derived }, answered) => {
    if (where === undefined) return fromNames(joinNames, derived, answered)
    const items = answered.itemsOf(derived.among ?? derived.group).filter(meets(where, answered))
    return items.length === 0
      ? { lines: [] }
      : fromNames(joinNames, derived, { ...answered, itemsOf: () => items })
  },

  causeName: (derived, answered) => {
    const further = derived.also === undefined ? 0 : countLines(answered.lookUp(derived.also))
    return fromNames((...named) => nameCause(...named, further), derived, answered)
  },

  partyNumbers: ({ among = '' }, { chosen, context }) => {
    const text = sayPartyNumbers(chosen.get(among), context.language)
    return text === '' ? { lines: [], isNeeded: true } : fromText(text, text)
  },

  presence: ({ group, among = group }, { itemsOf, fields, context }) => {
    const prefix = findPartyPrefix(namesIn(group, fields)) ?? ''
    const text = sayPresence(itemsOf(among), prefix, context.language)
    return text === '' ? { lines: [], isNeeded: true } : fromText(text, text)
  },
}

/**
 * The value of a derived field. `sources` are the questions it uses; `optional` says that none of them is
 * required.
 */
export function derive(
  derived: DerivedField,
  answered: Answered,
  { sources, optional }: { sources: readonly string[]; optional: boolean },
): Resolved {
  const run = functions[derived.fn] as Derive<DerivedField['fn']> // each name is paired with its type
  const result = run(derived as never, answered)
  if (!result) {
    // An answer in capitals is the answer: its blank bears the name of the question.
    const missing = derived.fn === 'capitals' ? derived.field : derived.name
    const lines = [[answered.context.blankRun(missing, { sources })]]
    return { state: 'blank', optional: optional && derived.fn !== 'oneOf', raw: '', lines }
  }
  const { raw = '', layout, isNeeded = false } = result
  if (result.lines.length === 0) return { state: 'nothing', optional: !isNeeded, raw, lines: [] }
  const lines = result.lines.map(line => line.map((part): Run => attribute(part, derived.name, sources)))
  return { state: 'filled', optional, raw, lines, ...(layout && { layout }) }
}

/** A function's own words get all sources; an answer inside keeps its own question. */
function attribute(run: Run, field: string, sources: readonly string[]): Run {
  return { ...run, field, sources: run.sources ?? sources }
}

function fromNames(
  print: typeof joinNames,
  { group, among = group }: { group: string; among?: string | undefined },
  { itemsOf, fields, context }: Answered,
): Result {
  const name = findNameIn(namesIn(group, fields))
  const line = name === undefined ? [] : print(itemsOf(among), name, context.language)
  return line.length === 0 ? undefined : { lines: [line] }
}

function countLines({ state, raw }: Resolved): number {
  return state === 'filled' ? raw.split('\n').filter(line => line.trim() !== '').length : 0
}

function namesIn(group: string, fields: readonly FormField[]): string[] {
  return fields.filter(field => field.group === group).map(field => field.name)
}
