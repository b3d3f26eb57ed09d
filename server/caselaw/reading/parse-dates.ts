import { orderLine } from './head-lines.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?<year>1[89]\\d\\d|20\\d\\d)'
const forms = [
  `(?<!\\d)(?<day>\\d{1,2})\\s{0,2}(?:st|nd|rd|th)?(?:\\s{0,2}day\\s{1,2}of)?[\\s,]{1,3}${month}\\.?[\\s,]{0,3}${year}`,
  `\\b${month}\\.?\\s{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,]{1,3}${year}`,
  `(?<!\\d)(?<day>\\d{1,2})[./-](?<digits>\\d{1,2})[./-]${year}(?!\\d)`,
].map(form => new RegExp(form, 'gi'))

export type FoundDate = { date: string; from: number; to: number }

/** Every complete and valid date in a text. */
export function findDates(text: string): FoundDate[] {
  return forms
    .flatMap(form => [...text.matchAll(form)])
    .flatMap(match => {
      const date = parseParts(match.groups ?? {})
      return date ? [{ date, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.from - b.from)
}

function parseParts({
  day,
  month: name,
  digits,
  year: of,
}: Record<string, string | undefined>): string | null {
  const at = digits
    ? Number(digits)
    : months.findIndex(each => each.startsWith((name ?? '').toLowerCase().slice(0, 3))) + 1
  const date = new Date(Date.UTC(Number(of), at - 1, Number(day)))
  if (date.getUTCMonth() !== at - 1 || date.getUTCDate() !== Number(day)) return null
  return date.toISOString().slice(0, 10)
}

const ofDecision =
  /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+the|dates?\s+of\s+(?:the\s+)?(?:hearing\s*(?:&|and)\s*)?(?:judge?ment|decision|order|pronouncement)(?:\s*(?:&|and)\s*order)?|dates?\s+of\s+hearing\s*(?:&|and)\s*judge?ment|decided\s+on|delivered\s+on|pronounced\s+on|judge?ment\s+(?:pronounced|delivered)?\s*(?:on|:)|order\s+date\s*:|order\s*:)\W{0,6}$/i
/** 'DATED THIS THE 12TH DAY OF MARCH, 2020' and 'A v B on 4 July, 1968', with nothing after the date. */
const atEnd = /^\W*dated?(?:\s+this)?(?:\s+the)?\W{0,6}$|\sv(?:s|ersus)?\.?\s.{2,}\son\W{0,3}$/i
const ofOther =
  /reserved|filed|heard|(?<!dates? of )hearing(?! ?(?:&|and) ?(?:judge?ment|order))|impugned|instituted|registration|from the judgment|order dated|\bcase\b|f\.?i\.?r|section|crime|arising/i
/** What may come before a date at the beginning of a line: signs and the list number. */
const atEdge = /^[\s\W]*(?:\d{1,4}\W{1,3})?$/
const nearTop = 25

/** The other parts of the text, besides its head and its last lines. */
type Parts = {
  /** Lines of the head that say what the case is about. Their dates are not the date of the decision. */
  matter: readonly string[]
  /** The first lines of the judgment's own text. */
  opening: readonly string[]
}

/**
 * The date of the decision: with a word that says so, at the beginning of the order's first line, alone on a
 * line, or at the edge of the page. A date inside a sentence is of something else.
 */
export function parseDecisionDate(
  head: readonly string[],
  tail: readonly string[],
  { matter, opening }: Parts = { matter: [], opening: [] },
): string | null {
  const own = head.filter(line => !matter.includes(line))
  return (
    parseSaid(own) ??
    parseOrderLine(opening) ??
    parseAlone(own) ??
    parseEdge(own) ??
    parseFrom([...tail].reverse())
  )
}

function parseSaid(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [found] = findDates(line)
    if (found && says(line, found)) return found.date
  }
  return null
}

function says(line: string, { from, to }: FoundDate): boolean {
  const before = line.slice(0, from)
  if (ofOther.test(before)) return false
  return ofDecision.test(before) ? line.length < 140 : atEnd.test(before) && line.trimEnd().length - to < 24
}

function parseOrderLine(lines: readonly string[]): string | null {
  const day = orderLine.exec(lines.find(line => line.trim() !== '') ?? '')?.groups?.date
  return day ? (findDates(day)[0]?.date ?? null) : null
}

function parseAlone(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [found] = findDates(line)
    if (found && isAlone(line, found) && !ofOther.test(line.slice(0, found.from))) return found.date
  }
  return null
}

function isAlone(line: string, { from, to }: FoundDate): boolean {
  return line.trim().length - (to - from) < 24 && !/\d/.test(line.slice(0, from).replace(atEdge, ''))
}

/** '27.02.2023. C.R.M. (A) 105 of 2023', or '13.10. FMAT 401' with the year '2023' on the next line. */
function parseEdge(lines: readonly string[]): string | null {
  for (const [at, line] of lines.slice(0, nearTop).entries()) {
    const [found] = findDates(line)
    if (found && atEdge.test(line.slice(0, found.from))) return found.date
    const day = /^\W*(?:\d{1,3}\W{1,3})?(\d{1,2}\.\d{1,2}\.)(?=\s|$)/.exec(line)?.[1]
    const year = /^\W*((?:19|20)\d\d)\b/.exec(lines[at + 1] ?? '')?.[1]
    const split = day && year ? findDates(`${day}${year}`)[0] : undefined
    if (split) return split.date
  }
  return null
}

function parseFrom(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [found] = findDates(line)
    if (!found) continue
    if (says(line, found) || (isAlone(line, found) && !ofOther.test(line.slice(0, found.from))))
      return found.date
  }
  return null
}
