import type { Language } from '#shared/languages.ts'

/** Dates and counts in Latin digits, as papers of every court have them. */
export const localeOf: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
}

const longDayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** '5 Nov 2026', where the reader is. */
export function formatDay(instant: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium' }).format(new Date(instant))
}

/** '5 Nov 2026, 4:30 pm'. */
export function formatMoment(instant: string, language: Language = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(instant))
}

/** '5 November 2026', of a date without a time: the same day wherever the reader is. */
export function formatLongDay(date: string): string {
  return longDayFormat.format(new Date(date))
}

/** '2026-05-10', '2024-06' or '2021' as exactly as it is given: '10 May 2026', 'June 2024', '2021'. */
export function formatAsOf(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(new Date(date))
}
