const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date from a table of judgments, as yyyy-mm-dd; null if it is not a date. */
export function parseDate(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : checkDay(value.toISOString())
  if (typeof value !== 'string') return null
  const text = value.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return toDay(iso[1], iso[2], iso[3])
  const indian = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})(?!\d)/.exec(text)
  if (indian) return toDay(indian[3], indian[2], indian[1])
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+([A-Za-z]{3,9})[-/.,\s]+(\d{4})(?!\d)/.exec(text)
  if (named) return toDay(named[3], monthOf(named[2]), named[1])
  const american = /^([A-Za-z]{3,9})[-/.,\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4})(?!\d)/.exec(text)
  return american ? toDay(american[3], monthOf(american[1]), american[2]) : null
}

function monthOf(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function toDay(year = '', month = '', day = ''): string | null {
  return checkDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** A date such as 31 February, or a year such as 1, is a mistake in the table. */
function checkDay(text: string): string | null {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return null
  return date.getUTCFullYear() >= 1800 && date.getUTCFullYear() <= 2100 ? day : null
}
