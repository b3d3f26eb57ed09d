import type { Language } from '#shared/languages.ts'
import { localeOf } from '#web/dates.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const justNow: Record<Language, string> = { en: 'just now', hi: 'अभी-अभी', mr: 'आत्ताच' }

/** 'just now', '5 minutes ago' ... '3 weeks ago', from four weeks on the date. A clock that is ahead says 'just now'. */
export function formatRelativeTime(
  instant: string | Date,
  now: Date = new Date(),
  language: Language = 'en',
): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(localeOf[language]).format(-Math.floor(count), unit)
  if (age < minute) return justNow[language]
  if (age < hour) return ago(age / minute, 'minute')
  if (age < day) return ago(age / hour, 'hour')
  if (age < week) return ago(age / day, 'day')
  if (age < 4 * week) return ago(age / week, 'week')
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long' }).format(then)
}
