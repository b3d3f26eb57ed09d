import type { Statistics } from '#shared/contract/statistics.ts'
import { describePeriod, describeSeries, formatCount, namePeriod, sumOf } from './figures.ts'

type BarChartProps = { name: string; values: readonly number[]; of: Pick<Statistics, 'by' | 'periods'> }

const width = 10
const gap = 2
const height = 100

/** One bar a period; the last one is pale, because its period is not over. */
export function BarChart({ name, values, of }: BarChartProps) {
  const most = Math.max(1, ...values)
  const { by, periods } = of
  const first = periods[0] ?? ''
  const last = periods.at(-1) ?? ''
  return (
    <figure className="flex flex-col gap-2 rounded-md border border-rule bg-sheet p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="text-2xl tabular-nums">{formatCount(sumOf(values))}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={describeSeries(name, values, of)}
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
