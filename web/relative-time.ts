const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })

/** 'just now', '5 minutes ago' ... '3 weeks ago', from four weeks on the date. A clock that is ahead says 'just now'. */
export function formatRelativeTime(instant: string | Date, now: Date = new Date()): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  if (age < minute) return 'just now'
  if (age < hour) return ago(age / minute, 'minute')
  if (age < day) return ago(age / hour, 'hour')
  if (age < week) return ago(age / day, 'day')
  if (age < 4 * week) return ago(age / week, 'week')
  return longDate.format(then)
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
