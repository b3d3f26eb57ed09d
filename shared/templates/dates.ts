import type { Language } from '#shared/languages.ts'

export type Day = { year: number; month: number; day: number }

/** January to December. */
export const monthNames: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
}

/** Sunday to Saturday. */
export const weekdayNames: Record<Language, readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  mr: 'रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
}

/** Parses yyyy-mm-dd as date inputs give it; undefined when it is not a calendar day. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number] // three groups of digits
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? { year, month, day }
    : undefined
}

export function formatDay({ year, month, day }: Day): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, '0')}`
}

export function formatDayLong({ year, month, day }: Day, language: Language): string {
  return `${day} ${monthNames[language][month - 1]} ${year}`
}

/** 'Sunday, 22 November 2026'. */
export function formatDayWithWeekday(day: Day, language: Language): string {
  return `${weekdayNames[language][weekdayOf(day)]}, ${formatDayLong(day, language)}`
}

/** 0 is Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

export function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

export function addDays(from: Day, days: number): Day {
  const date = new Date(0)
  date.setUTCFullYear(from.year, from.month - 1, from.day + days)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The same day of a later month, or the last day of a shorter month (General Clauses Act 1897, s.3(35)). */
export function addMonths(from: Day, count: number): Day {
  const index = from.year * 12 + from.month - 1 + count
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  return { year, month, day: Math.min(from.day, daysIn(year, month)) }
}

/** The first day is excluded, the last day is included. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / 86_400_000)
}

export function isAfter(one: Day, other: Day): boolean {
  return isoDay(one) > isoDay(other)
}

/** Completed years. A person born on 29 February completes a year on the 28th in other years. */
export function yearsBetween(from: Day, to: Day): number {
  const years = to.year - from.year
  return isAfter(addMonths(from, years * 12), to) ? years - 1 : years
}

function timeOf({ year, month, day }: Day): number {
  const date = new Date(0)
  return date.setUTCFullYear(year, month - 1, day)
}

export function daysIn(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 0)
  return date.getUTCDate()
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
