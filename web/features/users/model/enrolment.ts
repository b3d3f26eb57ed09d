import { deriveStateOfNumber, type State } from '#shared/states.ts'

/** What an administrator may want to look at before approving. Never a reason to refuse by itself. */
export type EnrolmentRemark =
  | { kind: 'shape' }
  | { kind: 'year'; year: number }
  | { kind: 'state'; ofNumber: string; given: State }

/**
 * Letters of the State bar council, number, year: MAH/1234/2021, D-123/2010, UP01234/19, KAR/123A/2005. Councils write their
 * numbers in ways of their own and no list of them is at hand, so that another shape is a remark and nothing more.
 */
const shape = /^(\p{L}[\p{L}.() ]*?)[\s./-]*(\d{1,6})[\s./-]*\(?\p{L}?\)?[\s./-]+(?:of\s+)?(\d{4}|\d{2})$/u

/** Said while it is typed; what was typed is kept all the same. */
export function isUnusualEnrolment(text: string): boolean {
  return text.trim() !== '' && !shape.test(text.trim())
}

/** Spaces, dots and hyphens are a matter of taste; leading zeros too: 'mah / 0123-2020' is MAH/123/2020. */
export function normalizeEnrolment(barCouncilId: string | null): string | null {
  const text = (barCouncilId ?? '').trim().toUpperCase()
  if (!/\d/.test(text)) return null
  const parts = text.match(/\p{L}+|\d+/gu) ?? []
  return parts.map(part => part.replace(/^0+(?=\d)/, '')).join('/')
}

export function remarkOnEnrolment(
  { barCouncilId, enrolmentState }: { barCouncilId: string | null; enrolmentState: State | null },
  now: Date,
): EnrolmentRemark[] {
  const number = barCouncilId?.trim()
  if (!number) return []
  const parsed = shape.exec(number)
  if (!parsed) return [{ kind: 'shape' }]
  return [...remarkOnYear(parsed[3] ?? '', now), ...remarkOnState(number, enrolmentState)]
}

/** Two digits may be of either century. */
function remarkOnYear(written: string, now: Date): EnrolmentRemark[] {
  const year = Number(written)
  return written.length === 4 && (year > now.getFullYear() || year < 1900) ? [{ kind: 'year', year }] : []
}

function remarkOnState(number: string, given: State | null): EnrolmentRemark[] {
  const ofNumber = deriveStateOfNumber(number)
  if (!given || !ofNumber || ofNumber.split(/, | or /).includes(given)) return []
  return [{ kind: 'state', ofNumber, given }]
}
