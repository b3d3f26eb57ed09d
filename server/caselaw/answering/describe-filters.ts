import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import type { IndexFilters } from '../library/search-query.ts'

type Told = Pick<UnderstoodQuery, 'courts' | 'years' | 'notices'>

/** Courts and years that were not applied as filters are not shown; a notice says so instead. */
export function describeFilters({ courts, years, notices }: Told, applied: IndexFilters): Told {
  const hasCourts = courts.length === 0 || isSame(courts, applied.courts ?? [])
  const hasYears =
    years === null || isSame([years.from, years.to], [applied.yearFrom ?? null, applied.yearTo ?? null])
  if (hasCourts && hasYears) return { courts, years, notices }
  const dropped = { courts: hasCourts ? [] : courts, years: hasYears ? null : years }
  return {
    courts: hasCourts ? courts : [],
    years: hasYears ? years : null,
    notices: [...notices, sayDropped(dropped, applied)],
  }
}

type Dropped = Pick<UnderstoodQuery, 'courts' | 'years'>

function sayDropped(dropped: Dropped, applied: IndexFilters): string {
  const named = [dropped.courts.join(', '), nameYears(dropped.years)].filter(Boolean).join(', ')
  const isChosen = dropped.courts.length > 0 ? applied.courts : (applied.yearFrom ?? applied.yearTo)
  if (isChosen) return `The list is narrowed as you chose beside it, not to ${named} of your question.`
  const searched = [dropped.courts.length > 0 ? 'courts' : '', dropped.years ? 'years' : ''].filter(Boolean)
  return `No judgment was found for ${named}: all ${searched.join(' and ')} were searched.`
}

function nameYears(years: UnderstoodQuery['years']): string {
  if (!years) return ''
  const { from, to } = years
  if (from !== null && to !== null) return from === to ? String(from) : `${from} to ${to}`
  return from === null ? `up to ${to}` : `from ${from} on`
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every(value => other.includes(value))
}
