const dateFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The date that many days from today, such as 'Fri, 20 November 2026'. */
export function formatDayFromNow(days: number, today: Date = new Date()): string {
  return dateFormat.format(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}
