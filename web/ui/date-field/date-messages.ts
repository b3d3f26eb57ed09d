import type { Language } from '#shared/languages.ts'
import { monthNames } from '#shared/templates/dates.ts'
import { firstYear, lastYear, type TypedDay } from './parse-typed-day.ts'

export type DateWords = {
  format: string
  unclear: string
  noSuchMonth: (month: number) => string
  tooManyDays: (month: string, year: number, days: number) => string
  years: string
  open: string
  calendar: string
  month: string
  year: string
  before: string
  after: string
  today: string
  clear: string
}

export const dateWords: Record<Language, DateWords> = {
  en: {
    format: 'dd/mm/yyyy',
    unclear: 'Type the date as dd/mm/yyyy, for example 22/11/2026',
    noSuchMonth: month => `There is no month ${month}. The day comes first: dd/mm/yyyy`,
    tooManyDays: (month, year, days) => `${month} ${year} has ${days} days`,
    years: `Type a year from ${firstYear} to ${lastYear}`,
    open: 'Calendar',
    calendar: 'Choose a date',
    month: 'Month',
    year: 'Year',
    before: 'Month before',
    after: 'Next month',
    today: 'Today',
    clear: 'Clear',
  },
  hi: {
    format: 'दिन/माह/वर्ष',
    unclear: 'तारीख दिन/माह/वर्ष के क्रम में लिखें, जैसे 22/11/2026',
    noSuchMonth: month => `${month} संख्या का कोई माह नहीं होता। पहले दिन लिखें: दिन/माह/वर्ष`,
    tooManyDays: (month, year, days) => `${month} ${year} में ${days} दिन होते हैं`,
    years: `वर्ष ${firstYear} से ${lastYear} के बीच लिखें`,
    open: 'कैलेंडर',
    calendar: 'तारीख चुनें',
    month: 'माह',
    year: 'वर्ष',
    before: 'पिछला माह',
    after: 'अगला माह',
    today: 'आज',
    clear: 'मिटाएँ',
  },
  mr: {
    format: 'दिवस/महिना/वर्ष',
    unclear: 'तारीख दिवस/महिना/वर्ष या क्रमाने लिहा, उदा. 22/11/2026',
    noSuchMonth: month => `${month} क्रमांकाचा महिना नाही. आधी दिवस लिहा: दिवस/महिना/वर्ष`,
    tooManyDays: (month, year, days) => `${month} ${year} मध्ये ${days} दिवस असतात`,
    years: `वर्ष ${firstYear} ते ${lastYear} दरम्यान लिहा`,
    open: 'दिनदर्शिका',
    calendar: 'तारीख निवडा',
    month: 'महिना',
    year: 'वर्ष',
    before: 'मागील महिना',
    after: 'पुढील महिना',
    today: 'आज',
    clear: 'पुसा',
  },
}

/** The error of a typed date; none for a valid or an empty one. */
export function explainDate(typed: TypedDay, language: Language): string | undefined {
  if ('day' in typed) return undefined
  const say = dateWords[language]
  switch (typed.problem) {
    case 'empty':
      return undefined
    case 'unclear':
      return say.unclear
    case 'year':
      return say.years
    case 'month':
      return say.noSuchMonth(typed.month)
    case 'days':
      return say.tooManyDays(monthNames[language][typed.month - 1] ?? '', typed.year, typed.days)
  }
}
