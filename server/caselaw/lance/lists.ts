import { once } from '#server/lib/once.ts'
import type { LibraryFacts, Snapshot, Walked } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import type { CitationGraph } from './graph.ts'

const importanceOrder = { landmark: 0, important: 1, other: 2 } as const

export function orderByImportance(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (one, other) =>
      importanceOrder[one.importance] - importanceOrder[other.importance] || latestFirst(one, other),
  )
}

export function walkIds(entries: readonly Entry[]): Snapshot['walk'] {
  const sorted = once(() => entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  return async ({ after, size }) => {
    const from = after === null ? 0 : sorted().findIndex(({ id }) => id > after)
    return from < 0
      ? []
      : sorted()
          .slice(from, from + size)
          .map(toWalked)
  }
}

function toWalked({ id, importance, hasFullText }: Entry): Walked {
  return { id, importance, hasFullText }
}

export function describeFacts(entries: readonly Entry[], { mostCited }: CitationGraph): LibraryFacts {
  const years = entries.flatMap(({ year }) => year ?? [])
  return {
    total: entries.length,
    landmarks: entries.filter(({ importance }) => importance !== 'other').length,
    withFullText: entries.filter(({ hasFullText }) => hasFullText).length,
    years: { from: least(years), to: most(years) },
    courts: countValues(entries.map(({ court }) => court)),
    categories: countValues(entries.flatMap(({ category }) => category ?? [])),
    mostCited,
  }
}

export function latestFirst(one: Entry, other: Entry): number {
  return (
    (other.date ?? String(other.year ?? '')).localeCompare(one.date ?? String(one.year ?? '')) ||
    one.title.localeCompare(other.title)
  )
}

function countValues<Value extends string>(values: readonly Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
}

function least(values: readonly number[]): number | null {
  return values.reduce<number | null>((low, value) => (low === null || value < low ? value : low), null)
}

function most(values: readonly number[]): number | null {
  return values.reduce<number | null>((high, value) => (high === null || value > high ? value : high), null)
}
