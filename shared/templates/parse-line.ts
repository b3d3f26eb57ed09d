import type { Segment, TemplateLine } from './blocks.ts'
import { both, type Condition } from './conditions/condition.ts'
import { createScope, cutControls, type ParseCondition } from './conditions/scope.ts'
import { type Agreement, cutAgreements } from './parties/agreement.ts'

/**
 * Parses '**Rs {amount}** only' into bold words, a bold placeholder and plain words. With `parse`, '{if
 * late}and late{end}' and '{petitioners: is | are}' become words with a condition.
 */
export function parseLine(text: string, parse?: ParseCondition): TemplateLine {
  if (!parse) return parseWords(text, undefined)
  const scope = createScope(parse)
  let isBold = false
  return cutControls(text).flatMap((piece): Segment[] => {
    if (typeof piece !== 'string') {
      scope.apply(piece)
      return []
    }
    const when = scope.when()
    return cutAgreements(piece).flatMap(part => {
      const segments =
        typeof part === 'string' ? parseWords(part, when, isBold) : listForms(part, when, isBold)
      if (typeof part === 'string' && part.split('**').length % 2 === 0) isBold = !isBold
      return segments
    })
  })
}

/** Words in which '{petitioners: is | are}' agrees with the parties, without conditions. */
export function parseAgreeing(text: string): TemplateLine {
  if (!text.includes('{')) return parseWords(text, undefined)
  return cutAgreements(text).flatMap(part =>
    typeof part === 'string' ? parseWords(part, undefined) : listForms(part, undefined, false),
  )
}

function parseWords(text: string, when: Condition | undefined, startsBold = false): Segment[] {
  return text.split('**').flatMap((part, index): Segment[] => {
    const bold = (index % 2 === 1) !== startsBold
    return splitPlaces(part).map(place => ({ ...place, bold, ...(when && { when }) }))
  })
}

const reference = /\{((?:[a-z][a-z-]*)?#(?:[A-Za-z]+(?: to [A-Za-z]+)?)?)\}/

/**
 * Splits text into words, {fieldName} and paragraph references: {#limitation}, {#facts to limitation},
 * {main#grounds}.
 */
function splitPlaces(text: string): (TextPart | { reference: string })[] {
  if (!text.includes('#')) return splitPlaceholders(text)
  return text
    .split(reference)
    .flatMap((part, index): (TextPart | { reference: string })[] =>
      index % 2 === 1 ? [{ reference: part }] : splitPlaceholders(part),
    )
}

function listForms({ group, forms }: Agreement, when: Condition | undefined, bold: boolean): Segment[] {
  return forms
    .filter(({ text }) => text !== '')
    .map(({ text, fits }) => ({ text, bold, when: both(when, { is: 'agrees', group, with: fits }) }))
}

export function referencesOfLine(line: TemplateLine): string[] {
  return line.flatMap(segment => ('reference' in segment ? [segment.reference] : []))
}

export function fieldsOfLine(line: TemplateLine): string[] {
  return line.flatMap(segment => ('field' in segment ? [segment.field] : []))
}

// {else} and {end} are parts of conditions, not placeholders.
const placeholder = /\{(?!(?:else|end)\})([A-Za-z][A-Za-z0-9]*)\}/g

/** The names in braces, in order, each once. */
export function listPlaceholders(text: string): string[] {
  const found = text.includes('{') ? text.match(placeholder) : null
  return found ? [...new Set(found.map(braced => braced.slice(1, -1)))] : []
}

export type TextPart = { text: string } | { field: string }

/** Splits 'dated {date}' into words and placeholders. */
export function splitPlaceholders(text: string): TextPart[] {
  return text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { field: part }))
    .filter(part => !('text' in part) || part.text !== '')
}
