const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })

/** 'just now', '5 minutes ago', '3 weeks ago', then the date itself. */
export function relativeTime(instant: string | number | Date, now: number = Date.now()): string {
  const then = new Date(instant)
  const passed = now - then.getTime()
  if (passed < minute) return 'just now'
  if (passed < hour) return ago(passed / minute, 'minute')
  if (passed < day) return ago(passed / hour, 'hour')
  if (passed < week) return ago(passed / day, 'day')
  if (passed < 4 * week) return ago(passed / week, 'week')
  return longDate.format(then)
}

function ago(amount: number, unit: string): string {
  const count = Math.floor(amount)
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
