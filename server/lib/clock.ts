export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

const istOffset = 330 * minute

/** The day in Indian Standard Time, 'YYYY-MM-DD'. */
export function deriveIndianDay(now: Date): string {
  return new Date(now.getTime() + istOffset).toISOString().slice(0, 10)
}

/** The calendar month in Indian Standard Time, 'YYYY-MM'. */
export function deriveIndianMonth(now: Date): string {
  return new Date(now.getTime() + istOffset).toISOString().slice(0, 7)
}

/** The hour of the day in Indian Standard Time, 0 to 23. */
export function deriveIndianHour(now: Date): number {
  return new Date(now.getTime() + istOffset).getUTCHours()
}
