import type { CourtLevel } from '#shared/cases/judgment.ts'

/** The level of a court, found from its name. */
export function courtLevelOf(court: string): CourtLevel {
  if (/supreme court|privy council|federal court/i.test(court)) return 'supreme'
  if (/high court|judicial commissioner/i.test(court)) return 'high'
  if (
    /tribunal|\b(ncl[at]t|nclat|itat|drat|drt|cat|ncdrc|scdrc|apte?l|sat|ngt)\b|commission|appellate authority/i.test(
      court,
    )
  )
    return 'tribunal'
  if (/district|sessions|magistrate|civil judge|family court|labour court/i.test(court)) return 'district'
  return 'other'
}
