import type { CaseSort } from '#shared/cases/search-choices.ts'
import type { Entry } from './entry.ts'

/** Orders that do not depend on the question. */
export type HitOrder = Exclude<CaseSort, 'relevance'>

type Ordered = Pick<Entry, 'id' | 'date' | 'year' | 'citedByCount'>

/** What has no date comes last. Of one day, and of equally many citing judgments, the order is always the same. */
export const compareBy: Record<HitOrder, (one: Ordered, other: Ordered) => number> = {
  newest: newestFirst,
  oldest: (one, other) =>
    (one.year ?? never) - (other.year ?? never) || compareText(dayOf(one), dayOf(other)) || byId(one, other),
  cited: (one, other) => other.citedByCount - one.citedByCount || newestFirst(one, other),
}

const never = 9999

function newestFirst(one: Ordered, other: Ordered): number {
  return (other.year ?? 0) - (one.year ?? 0) || compareText(dayOf(other), dayOf(one)) || byId(one, other)
}

function dayOf({ date, year }: Ordered): string {
  return date ?? String(year ?? '')
}

function byId(one: Ordered, other: Ordered): number {
  return compareText(one.id, other.id)
}

/** By code units, as an engine sorts. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
