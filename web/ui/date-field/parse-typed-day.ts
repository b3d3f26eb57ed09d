import { inLatinDigits } from '#shared/latin-digits.ts'
import { type Day, daysIn, monthNames } from '#shared/templates/dates.ts'

/** The meaning of a text: a day, nothing, or the reason why it is no day. */
export type TypedDay =
  | { day: Day }
  | { problem: 'empty' }
  | { problem: 'unclear' }
  | { problem: 'year' }
  | { problem: 'month'; month: number }
  | { problem: 'days'; month: number; year: number; days: number }

type Parts = { year: string; month: string; day: string }

export const firstYear = 1800
export const lastYear = 2199

/** How far ahead a year of two digits may lie: 15-08-47 is 1947, 22-11-26 is 2026. */
const yearsAhead = 20

/**
 * Reads a date as people in India write and paste it: the day first, with any mark between, or the ISO form that
 * programs copy, or the month by its name in any of the languages; digits of either script.
 */
export function parseTypedDay(text: string, thisYear: number): TypedDay {
  const plain = inLatinDigits(text).trim()
  if (plain === '') return { problem: 'empty' }
  const parts = findParts(plain)
  return parts ? check(parts, thisYear) : { problem: 'unclear' }
}

/** While typing, a year of two digits may be the beginning of one with four. */
export function isWholeDate(text: string): boolean {
  return /\d{4}\D*$|^\D*\d{4}\D/.test(inLatinDigits(text).trim())
}

function findParts(text: string): Parts | undefined {
  const dayFirst = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(text)
  if (dayFirst) return name(dayFirst, 'day', 'month', 'year')
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:T.*)?$/.exec(text)
  if (iso) return name(iso, 'year', 'month', 'day')
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (digits) return name(digits, 'day', 'month', 'year')
  return findNamedMonth(text)
}

/** '22 Nov 2026', '22nd November, 2026', '22 नवंबर 2026', 'November 22, 2026'. */
function findNamedMonth(text: string): Parts | undefined {
  const match =
    /^(\d{1,2})?(?:st|nd|rd|th)?[\s.,-]*([\p{L}\p{M}]+)[\s.,-]*(?:(\d{1,2})(?:st|nd|rd|th)?[\s,]+)?(\d{4}|\d{2})$/iu.exec(
      text,
    )
  if (!match) return undefined
  const [, before, word = '', after, year = ''] = match
  const day = before ?? after
  const month = numberOfMonth(word)
  return day === undefined || month === 0 || (before && after)
    ? undefined
    : { day, month: String(month), year }
}

function numberOfMonth(word: string): number {
  const wanted = word.toLowerCase()
  for (const names of Object.values(monthNames)) {
    const at = names.findIndex(name => {
      const known = name.toLowerCase()
      return known === wanted || (/^[a-z]{3,4}$/.test(wanted) && known.startsWith(wanted))
    })
    if (at >= 0) return at + 1
  }
  return 0
}

function check({ year: typed, month, day }: Record<keyof Parts, string>, thisYear: number): TypedDay {
  const year = typed.length === 2 ? nearYear(Number(typed), thisYear) : Number(typed)
  const found = { year, month: Number(month), day: Number(day) }
  if (found.month < 1 || found.month > 12) return { problem: 'month', month: found.month }
  if (year < firstYear || year > lastYear) return { problem: 'year' }
  const days = daysIn(year, found.month)
  if (found.day < 1 || found.day > days) return { problem: 'days', month: found.month, year, days }
  return { day: found }
}

function nearYear(twoDigits: number, thisYear: number): number {
  const year = Math.floor(thisYear / 100) * 100 + twoDigits
  return year > thisYear + yearsAhead ? year - 100 : year
}

function name(match: RegExpExecArray, ...names: (keyof Parts)[]): Parts {
  const parts = { year: '', month: '', day: '' }
  for (const [at, part] of names.entries()) parts[part] = match[at + 1] ?? ''
  return parts
}
