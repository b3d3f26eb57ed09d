import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormField } from '#shared/contract/forms.ts'
import { amountWords, formatAmount, parseAmount, plainAmount } from '../amounts.ts'
import type { Line } from '../blocks.ts'
import { type Condition, countKey } from '../conditions/condition.ts'
import { holds } from '../conditions/holds.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatDayLong,
  isAfter,
  isoDay,
  parseDay,
  yearsBetween,
} from '../dates.ts'
import { fillLine } from '../fill-line.ts'
import { factsOf, keepSegments } from '../meet-conditions.ts'
import { parseAgreeing } from '../parse-line.ts'
import type { Chosen } from '../parties/chosen-parties.ts'
import { partyKinds } from '../parties/party-kinds.ts'
import { isEmpty, type ResolveContext, type Resolved, type ResolvedItem } from '../resolved.ts'
import { parseNumber, share, thousandths } from './exact.ts'
import { fillPattern } from './fill-pattern.ts'
import { computeInterest } from './interest.ts'

export type Answered = {
  lookUp: (name: string) => Resolved
  itemsOf: (group: string) => readonly ResolvedItem[]
  /** The parties that are chosen out of a group, by the name of the choice. */
  chosen: ReadonlyMap<string, Chosen>
  fields: readonly FormField[]
  context: ResolveContext
  /** Parses a condition of the form. */
  read: (text: string) => Condition
}

/**
 * The lines that a function makes from its sources; undefined while a source it needs is empty. Without lines
 * it prints nothing, and the words around it go too unless it `isNeeded`.
 */
export type Result =
  | { lines: readonly Line[]; raw?: string; layout?: Resolved['layout']; isNeeded?: boolean }
  | undefined
type Listed = Pick<Extract<DerivedField, { fn: 'sum' }>, 'fields' | 'group' | 'field'>
export type Derive<F extends DerivedField['fn']> = (
  derived: Extract<DerivedField, { fn: F }>,
  answered: Answered,
) => Result

/** These print the names of parties; derive.ts has them, because conditions never look at what they say. */
const ofParties = ['partyBlock', 'signerList', 'nameList', 'causeName', 'partyNumbers', 'presence'] as const
type OfParties = (typeof ofParties)[number]
type OfValues = Exclude<DerivedField['fn'], OfParties>

function isOfParties(fn: DerivedField['fn']): fn is OfParties {
  return ofParties.some(name => name === fn)
}

/** The functions that make a value out of answers. */
export const valueFunctions: { [F in OfValues]: Derive<F> } = {
  listOf: ({ group, pattern }, { itemsOf, context }) => {
    const items = itemsOf(group).filter(hasAnswer)
    const lines = items
      .map(item => fillPattern(pattern[context.language], item))
      .filter(line => line.length > 0)
    if (lines.length === 0) return undefined
    // A condition asks of the plain value whether there is a list.
    return { lines, raw: String(lines.length), layout: 'list' }
  },

  capitals: ({ field, inThe, unless }, answered) => {
    const value = answered.lookUp(field)
    if (value.state === 'nothing') return { lines: [], raw: value.raw, isNeeded: !value.optional }
    if (isEmpty(value)) return undefined
    const lines = value.lines.map(line => line.map(run => ({ ...run, text: run.text.toUpperCase() })))
    const isInThe = inThe && !(unless !== undefined && meets(unless, answered)({}))
    return {
      lines: isInThe && isJudge(value.raw) ? [[{ text: 'COURT OF THE ' }, ...lines.flat()]] : lines,
      raw: value.raw,
    }
  },

  amountWords: ({ field }, { lookUp, context }) => {
    const paise = parseAmount(lookUp(field).raw)
    if (paise === undefined || !context.numberWords) return undefined
    return fromText(amountWords(paise, context.language, context.numberWords), lookUp(field).raw)
  },

  amountFigures: ({ field }, { lookUp }) => {
    const paise = parseAmount(lookUp(field).raw)
    return paise === undefined ? undefined : fromText(formatAmount(paise), plainAmount(paise))
  },

  sum: (derived, answered) => {
    const counted = listParts(derived, answered).filter(part => !isEmpty(part) || !part.optional)
    const amounts = counted.map(part => parseAmount(part.raw))
    if (amounts.length === 0 || amounts.includes(undefined)) return undefined
    const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    return fromText(formatAmount(total), plainAmount(total))
  },

  dateLong: ({ field }, { lookUp, context }) => {
    const day = parseDay(lookUp(field).raw)
    return day && fromText(formatDayLong(day, context.language), isoDay(day))
  },

  addDays: ({ field, n }, { lookUp }) => {
    const day = parseDay(lookUp(field).raw)
    return day && fromDay(addDays(day, n))
  },

  addMonths: ({ field, n, monthEnd }, { lookUp }) => {
    const day = parseDay(lookUp(field).raw)
    return day && fromDay(addMonths(monthEnd ? { ...day, day: 31 } : day, n))
  },

  latestOf: (derived, answered) => fromDates(derived, answered, isAfter),

  earliestOf: (derived, answered) => fromDates(derived, answered, (one, other) => isAfter(other, one)),

  limitationEnd: ({ field, years = 0, months = 0, days, excluding }, { lookUp }) => {
    const from = parseDay(lookUp(field).raw)
    const excluded = excluding === undefined ? 0 : parseNumber(lookUp(excluding).raw || '0')
    if (!from || excluded === undefined) return undefined
    // The starting day is excluded (Limitation Act 1963, s.12(1)); months and years are calendar ones
    // (s.24).
    const end = days === undefined ? addMonths(from, years * 12 + months) : addDays(from, days)
    return fromDay(addDays(end, excluded))
  },

  count: ({ group, where }, { lookUp, itemsOf, read }) => {
    const { raw } = lookUp(countKey(group))
    if (where === undefined || raw === '0') return fromText(raw, raw)
    const met = String(itemsOf(group).filter(meets(where, { lookUp, read })).length)
    return fromText(met, met)
  },

  daysBetween: ({ from, to }, { lookUp }) => {
    const [first, last] = [parseDay(lookUp(from).raw), parseDay(lookUp(to).raw)]
    if (!first || !last) return undefined
    const days = String(Math.max(0, daysBetween(first, last)))
    return fromText(days, days)
  },

  ageOn: ({ field, on }, { lookUp }) => {
    const [born, day] = [parseDay(lookUp(field).raw), parseDay(lookUp(on).raw)]
    if (!born || !day || isAfter(born, day)) return undefined
    const years = String(yearsBetween(born, day))
    return fromText(years, years)
  },

  interest: ({ field, rate, from, to, rest }, { lookUp }) => {
    const principal = parseAmount(lookUp(field).raw)
    const perCent = readNumber(rate, lookUp)
    const [first, last] = [parseDay(lookUp(from).raw), parseDay(lookUp(to).raw)]
    if (principal === undefined || perCent === undefined || !first || !last) return undefined
    return fromAmount(computeInterest({ principal, rate: perCent, from: first, to: last, rest }).interest)
  },

  percentage: ({ field, rate }, { lookUp }) => {
    const amount = parseAmount(lookUp(field).raw)
    const perCent = readNumber(rate, lookUp)
    if (amount === undefined || perCent === undefined) return undefined
    return fromAmount(share(amount, [thousandths(perCent)], 100_000))
  },

  difference: ({ field, less }, { lookUp }) => {
    const [amount, other] = [parseAmount(lookUp(field).raw), parseAmount(lookUp(less).raw)]
    if (amount === undefined || other === undefined || other > amount) return undefined
    return fromAmount(amount - other)
  },

  product: ({ field, by }, { lookUp }) => {
    const amount = parseAmount(lookUp(field).raw)
    const times = readNumber(by, lookUp)
    if (amount === undefined || times === undefined) return undefined
    return fromAmount(share(amount, [thousandths(times)], 1000))
  },

  // Prints nothing when one of them is answered. When none is, a single blank stands for all of them.
  oneOf: ({ fields }, { lookUp }) =>
    fields.every(name => isEmpty(lookUp(name))) ? undefined : { lines: [] },
  // The paragraphs must be numbered first, so the compiler adds the words later (bases-of-truth.ts).
  basesOfTruth: () => undefined,
  words: ({ text }, { context }) => fromText(text[context.language], text[context.language]),
  choose: ({ field, cases }, { lookUp, context }) => {
    const answer = lookUp(field).raw
    // A party is an individual until another kind is chosen, as in drafts from before the question.
    const individual = partyKinds.individual.en
    const raw = answer === '' && Object.hasOwn(cases, individual) ? individual : answer
    const text = Object.hasOwn(cases, raw) ? cases[raw]?.[context.language] : undefined
    if (text === undefined) return undefined
    if (text.trim() === '') return { lines: [], raw }
    return {
      lines: text
        .trim()
        .split('\n')
        .flatMap(line => fillLine(keepSegments(parseAgreeing(line.trim()), factsOf(lookUp)), lookUp)),
      // A number can be reckoned with: the multiplier that goes with an age.
      raw: parseNumber(text) === undefined ? raw : text.trim(),
    }
  },
}

/** Only the plain value, as conditions look at it; names of parties have none. */
export function computeRaw(derived: DerivedField, answered: Answered): string {
  if (isOfParties(derived.fn)) return ''
  const run = valueFunctions[derived.fn] as Derive<DerivedField['fn']> // each name is paired with its type
  return run(derived as never, answered)?.raw ?? ''
}

export function fromText(text: string, raw: string): Result {
  return { lines: [[{ text }]], raw }
}

function fromAmount(paise: number): Result {
  return fromText(formatAmount(paise), plainAmount(paise))
}

/** A fixed number of the author, or an answer. */
function readNumber(given: number | string, lookUp: Answered['lookUp']): number | undefined {
  return typeof given === 'number' ? given : parseNumber(lookUp(given).raw)
}

function fromDay(day: Parameters<typeof formatDay>[0]): Result {
  return fromText(formatDay(day), isoDay(day))
}

/** The values of some names, or those of one question in every item of a group. */
function listParts({ fields = [], group, field = '' }: Listed, { lookUp, itemsOf }: Answered): Resolved[] {
  return group === undefined ? fields.map(lookUp) : itemsOf(group).flatMap(item => item[field] ?? [])
}

/** The one of several dates that comes before the others; what is not answered is passed over. */
function fromDates(derived: Listed, answered: Answered, precedes: typeof isAfter): Result {
  const [first, ...others] = listParts(derived, answered).flatMap(({ raw }) => parseDay(raw) ?? [])
  return first && fromDay(others.reduce((best, day) => (precedes(day, best) ? day : best), first))
}

/** Whether a condition holds of an item: it looks at the item's answers, and beside it at the form's. */
export function meets(where: string, { lookUp, read }: Pick<Answered, 'lookUp' | 'read'>) {
  const condition = read(where)
  return (item: ResolvedItem) =>
    holds(
      condition,
      factsOf(name => item[name] ?? lookUp(name)),
    )
}

export function hasAnswer(item: ResolvedItem): boolean {
  return Object.values(item).some(value => !isEmpty(value))
}

/**
 * 'District and Sessions Judge' is the name of a court too, but one sits in the court of the judge; so of 'Judge, Family
 * Court' and of the short forms of the bar ('JMFC, Court No. 3'), while the 'Court of the Civil Judge' has said it.
 */
function isJudge(name: string): boolean {
  const judge = name.search(
    /\b(?:judge|magistrate|munsiff?|collector|controller|commissioner(?! of\b)|t[ae]h?sildar|divisional officer|jmfc|a?cjm|a?cmm|sdj?m|cj[js]d)\b/i,
  )
  const court = name.search(/\b(?:court|tribunal|commission)\b/i)
  return judge >= 0 && (court < 0 || judge < court)
}
