import { type CourtProfileName, courtProfileNames } from '#shared/courts.ts'

// What was chosen about the whole set stands among the answers of a draft, under names that no question
// can have. So it is saved, merged and restored like any answer.

/** The layout that somebody chose. Without it the court's own layout is used, or the form's. */
export const layoutKey = 'set:layout'

/** The largest file that the court takes, in MB, as somebody typed it. */
export const sizeLimitKey = 'set:size-limit'

export function isLayout(value: unknown): value is CourtProfileName {
  return courtProfileNames.some(name => name === value)
}

/** Whole megabytes, from 1 to 200. */
export function isSizeLimit(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 200
}
