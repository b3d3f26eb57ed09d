const istOffset = 330 * 60 * 1000

/** The day in Indian Standard Time, 'YYYY-MM-DD': for how long a question asked once stays free. */
export function deriveIndianDay(now: Date): string {
  return new Date(now.getTime() + istOffset).toISOString().slice(0, 10)
}
