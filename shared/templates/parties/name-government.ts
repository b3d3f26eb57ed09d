import type { Language } from '#shared/languages.ts'
import type { Run } from '../blocks.ts'
import { isEmpty, plainText, type Resolved, type ResolvedItem } from '../resolved.ts'
import { governments, kindOf, partyKinds } from './party-kinds.ts'

/** First Schedule to the Constitution, Part II. */
const unionTerritories = [
  ...['Andaman and Nicobar Islands', 'Chandigarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Delhi'],
  ...['Jammu and Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry'],
]

const union: Record<Language, string> = { en: 'Union of India', hi: 'भारत संघ', mr: 'भारतीय संघराज्य' }
const delhi: Record<Language, string> = {
  en: 'Government of NCT of Delhi',
  hi: 'राष्ट्रीय राजधानी क्षेत्र दिल्ली सरकार',
  mr: 'राष्ट्रीय राजधानी क्षेत्र दिल्ली शासन',
}
const territoryOf: Record<Language, (name: string) => string> = {
  en: name => `Union Territory of ${name}`,
  hi: name => `संघ राज्यक्षेत्र ${name}`,
  mr: name => `केंद्रशासित प्रदेश ${name}`,
}
const stateOf: Record<Language, (name: string) => string> = {
  en: name => `State of ${name}`,
  hi: name => `${name} राज्य`,
  mr: name => `${name} राज्य`,
}

/**
 * The name of a government is not typed but follows from the answers about it, and the public in general has
 * none. Other parties keep the name that was typed.
 */
export function nameGovernment(item: ResolvedItem, prefix: string, language: Language): Resolved | undefined {
  const [kind, answer] = [kindOf(item, prefix), item[`${prefix}Kind`]]
  if (kind === 'public' && answer) return renamed(answer, partyKinds.public[language])
  if (kind !== 'government') return undefined
  const of = item[`${prefix}GovernmentOf`]
  if (of?.raw === governments.union.en) return renamed(of, union[language])
  if (of?.state === 'blank') return of // that answer names the party
  const state = item[`${prefix}State`]
  if (of?.raw !== governments.state.en || !state) return undefined
  if (isEmpty(state)) return state
  return renamed(state, nameState(state.raw, plainText(state), language))
}

export function nameState(english: string, name: string, language: Language): string {
  if (english === 'Delhi') return delhi[language]
  return (unionTerritories.includes(english) ? territoryOf : stateOf)[language](name)
}

function renamed(value: Resolved, text: string): Resolved {
  const [run] = value.lines[0] ?? []
  const named: Run = { ...run, text }
  return { ...value, lines: [[named]] }
}
