const istOffset = 330 * 60 * 1000

/** The calendar month in Indian Standard Time, 'YYYY-MM': what a usage limit is counted by. */
export function deriveUsageMonth(now: Date): string {
  return new Date(now.getTime() + istOffset).toISOString().slice(0, 7)
}
