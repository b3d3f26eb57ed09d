import type { CaseHistory, HistoryPoint } from '#shared/contract/case-pictures.ts'

/** A point of the picture: `x` as a share of its width, `row` upwards from the line of the years. */
export type Dot = { at: number; x: number; row: number; point: HistoryPoint }
export type Tick = { year: number; x: number }
export type HistoryPicture = { dots: Dot[]; ticks: Tick[]; rows: number; decided: number | null }

/** On the narrowest phone a dot takes a twentieth of the width, and a year a sixth. */
const dotWidth = 0.05
const yearWidth = 0.16
const margin = 0.05
const mostRows = 10

/** Where each point stands: years to scale, points of the same time one above the other. Null where no year is known. */
export function layOutHistory({ decided, points }: CaseHistory): HistoryPicture | null {
  const years = points.flatMap(({ year }) => year ?? [])
  if (years.length === 0) return null
  const from = Math.min(decided.year ?? Number.POSITIVE_INFINITY, ...years)
  const to = Math.max(...years, decided.year ?? 0)
  const place = (year: number) => margin + (1 - 2 * margin) * ((year - from) / Math.max(1, to - from))
  const dots = stack(points, place)
  return {
    dots,
    ticks: chooseTicks(from, to, place),
    rows: Math.max(1, ...dots.map(({ row }) => row + 1)),
    decided: decided.year === null ? null : place(decided.year),
  }
}

/** The line has room above the year of the judgment itself for its mark: that is the lowest row there. */
function stack(points: readonly HistoryPoint[], place: (year: number) => number): Dot[] {
  const dots: Dot[] = []
  for (const [at, point] of points.entries()) {
    if (point.year === null) continue
    const x = place(point.year)
    const near = dots.filter(dot => Math.abs(dot.x - x) < dotWidth)
    const row = Array.from({ length: mostRows }, (_, row) => row).find(row =>
      near.every(dot => dot.row !== row),
    )
    if (row !== undefined) dots.push({ at, x, row, point })
  }
  return dots
}

/** The first and the last year, and round ones between them that have room. */
function chooseTicks(from: number, to: number, place: (year: number) => number): Tick[] {
  const ends = [...new Set([from, to])].map(year => ({ year, x: place(year) }))
  const step = [1, 2, 5, 10, 20, 50].find(years => place(from + years) - place(from) >= yearWidth) ?? 100
  const first = Math.ceil((from + 1) / step) * step
  const round = Array.from(
    { length: Math.max(0, Math.ceil((to - first) / step)) },
    (_, at) => first + at * step,
  )
  const between = round
    .map(year => ({ year, x: place(year) }))
    .filter(({ x }) => ends.every(end => Math.abs(end.x - x) >= yearWidth))
  return [...ends, ...between].sort((one, other) => one.year - other.year)
}
