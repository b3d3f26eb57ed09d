import type { Chart, Statistics } from '#shared/contract/statistics.ts'
import { describePeriod, describeSeries, figureOf, formatCount, namePeriod } from './figures.ts'
import { seriesNames } from './words.ts'

type BarChartProps = { series: Chart['series'][number]; of: Pick<Statistics, 'by' | 'periods'> }

const width = 10
const gap = 2
const height = 100

/** One bar a period; the last one is pale, because its period is not over. */
export function BarChart({ series, of }: BarChartProps) {
  const { id, values } = series
  const most = Math.max(1, ...values)
  const { by, periods } = of
  const first = periods[0] ?? ''
  const last = periods.at(-1) ?? ''
  return (
    <figure className="flex flex-col gap-2 rounded-md border border-rule bg-sheet p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{seriesNames[id]}</span>
        <span className="text-2xl tabular-nums">{formatCount(figureOf(series))}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={describeSeries(series, of)}
        viewBox={`0 0 ${values.length * width} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-edge text-bench-ink"
      >
        {values.map((value, at) => {
          const tall = (value / most) * height
          const period = periods[at] ?? ''
          return (
            <rect
              key={period}
              x={at * width + gap / 2}
              y={height - tall}
              width={width - gap}
              height={tall}
              fill="currentColor"
              fillOpacity={at === values.length - 1 ? 0.45 : 1}
            >
              <title>{`${describePeriod(by, period)}: ${formatCount(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{namePeriod(by, first)}</span>
        <span>{namePeriod(by, last)}</span>
      </p>
    </figure>
  )
}
