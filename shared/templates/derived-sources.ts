import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormField, FormGroup } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { listPlaceholders } from './parse-line.ts'
import { cutAgreements } from './parties/agreement.ts'
import { findNameIn, findPartyPrefix, isPartyPart } from './parties/party-names.ts'

type Questions = { fields: readonly FormField[]; derived: readonly DerivedField[] }
type Listing = Questions & { groups: readonly FormGroup[] }

/** The conditions that a derived field reads, of each item of its group where it has one. */
export function listItemConditions(derived: DerivedField): { key: string; text: string }[] {
  if (derived.fn === 'partyBlock' && derived.lastKnown !== undefined)
    return [{ key: 'lastKnown', text: derived.lastKnown }]
  if (derived.fn === 'capitals' && derived.unless !== undefined)
    return [{ key: 'unless', text: derived.unless }]
  return 'where' in derived && derived.where !== undefined ? [{ key: 'where', text: derived.where }] : []
}

/** The names that a derived field reads: questions, or derived fields declared above it. */
export function listSources(derived: DerivedField, fields: readonly FormField[]): string[] {
  switch (derived.fn) {
    case 'partyBlock':
    case 'signerList':
      return partyFields(fieldsOf(derived.group, fields))
    case 'nameList':
      return namedBy(fieldsOf(derived.group, fields))
    case 'causeName':
      return [
        ...namedBy(fieldsOf(derived.group, fields)),
        ...(derived.also === undefined ? [] : [derived.also]),
      ]
    case 'listOf':
      return [...new Set(languages.flatMap(language => listPlaceholders(derived.pattern[language])))]
    case 'sum':
    case 'latestOf':
    case 'earliestOf':
      return [...(derived.fields ?? []), ...(derived.field ? [derived.field] : [])]
    case 'oneOf':
      return derived.fields
    case 'basesOfTruth':
      return [derived.field, derived.knowledge, derived.advice].filter(name => name !== undefined)
    case 'choose':
      return [derived.field, ...choicePlaceholders(derived.cases)]
    case 'count':
    case 'partyNumbers':
    case 'presence':
    case 'words':
      return []
    case 'daysBetween':
      return [derived.from, derived.to]
    case 'ageOn':
      return [derived.field, derived.on]
    case 'interest':
      return [...namesIn(derived.field, derived.rate), derived.from, derived.to]
    case 'percentage':
      return namesIn(derived.field, derived.rate)
    case 'difference':
      return [derived.field, derived.less]
    case 'product':
      return namesIn(derived.field, derived.by)
    case 'limitationEnd':
      return [derived.field, ...(derived.excluding === undefined ? [] : [derived.excluding])]
    default:
      return [derived.field]
  }
}

/** The groups of parties with which the words of a choice agree. */
export function listAgreeing(derived: DerivedField): string[] {
  if (derived.fn !== 'choose') return []
  const texts = Object.values(derived.cases).flatMap(text => languages.map(language => text[language]))
  const parts = texts.flatMap(text => (text.includes('|') ? cutAgreements(text) : []))
  return [...new Set(parts.flatMap(part => (typeof part === 'string' ? [] : part.group)))]
}

/** The questions from which a name gets its value, through any number of derived fields. */
export function listQuestions(name: string, { fields, derived }: Questions): string[] {
  const own = derived.find(candidate => candidate.name === name)
  if (!own) return [name]
  const above = derived.slice(0, derived.indexOf(own))
  return [
    ...new Set(listSources(own, fields).flatMap(source => listQuestions(source, { fields, derived: above }))),
  ]
}

/**
 * For each computed value the list for whose items it is computed, because it reads an answer that every item has; the
 * lint allows one. A function over a group makes one value of all items.
 */
export function findLists({ fields, groups, derived }: Listing): ReadonlyMap<string, readonly string[]> {
  const repeats = new Set(groups.filter(({ repeat }) => repeat).map(({ id }) => id))
  const asked = new Map(fields.map(({ name, group }) => [name, repeats.has(group) ? [group] : []]))
  const lists = new Map<string, readonly string[]>()
  for (const one of derived) {
    const isOfAll = 'group' in one && one.group !== undefined
    const sources = isOfAll ? [] : listSources(one, fields)
    const read = sources.flatMap(source => lists.get(source) ?? asked.get(source) ?? [])
    lists.set(one.name, [...new Set(read)])
  }
  return lists
}

function namesIn(...given: (string | number)[]): string[] {
  return given.filter(name => typeof name === 'string')
}

function fieldsOf(group: string, fields: readonly FormField[]): string[] {
  return fields.filter(field => field.group === group).map(field => field.name)
}

/**
 * The name comes first: a blank shows the label of its first question. The name of a government depends on which
 * government it is, so those questions also count.
 */
function namedBy(names: string[]): string[] {
  const name = findNameIn(names)
  const prefix = findPartyPrefix(names)
  const government = prefix === undefined ? [] : ['Kind', 'GovernmentOf', 'State'].map(part => prefix + part)
  return name === undefined ? [] : [name, ...names.filter(other => government.includes(other))]
}

function partyFields(names: string[]): string[] {
  const prefix = findPartyPrefix(names)
  if (prefix === undefined) return []
  const name = `${prefix}Name`
  return [name, ...names.filter(other => other !== name && isPartyPart(other, prefix))]
}

function choicePlaceholders(cases: Extract<DerivedField, { fn: 'choose' }>['cases']): string[] {
  const texts = Object.values(cases).flatMap(text => languages.map(language => text[language]))
  return [...new Set(texts.flatMap(listPlaceholders))]
}
