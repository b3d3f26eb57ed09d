import type { LibraryView } from '#shared/contract/library.ts'
import { formatNumber } from './describe-filling.ts'
import type { LibrarySay } from './messages.ts'

/** '35,120 judgments, 34,800 with full text, 1950 to 2026'. */
export function describeSize(
  say: LibrarySay,
  { total, withFullText, years }: LibraryView['judgments'],
): string {
  const parts = [
    say('judgments', { count: total, number: formatNumber(total) }),
    say('withText', { number: formatNumber(withFullText) }),
    years.from && years.to ? say('ofYears', { from: years.from, to: years.to }) : '',
  ]
  return parts.filter(Boolean).join(', ')
}
