import type { Chart, Ranking, Statistics } from '#shared/contract/statistics.ts'
import { formatCount, namePeriod } from './figures.ts'
import { rankingTitles, seriesNames } from './words.ts'

const cell = 'border-b border-rule px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left'

/** The figures of the bars, the latest first. */
export function PeriodTable({ title, chart, of }: { title: string; chart: Chart; of: Statistics }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold text-bench-ink">
        {`${title}: the figures as a table`}
      </summary>
      <section className="overflow-x-auto" aria-label={`${title}, as a table`}>
        <table className="w-full max-w-3xl border-collapse">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {of.by === 'month' ? 'Month' : of.by === 'week' ? 'Week of' : 'Day'}
              </th>
              {chart.series.map(({ id }) => (
                <th key={id} scope="col" className={cell}>
                  {seriesNames[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.periods
              .map((period, at) => (
                <tr key={period}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {namePeriod(of.by, period)}
                  </th>
                  {chart.series.map(({ id, values }) => (
                    <td key={id} className={cell}>
                      {formatCount(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </section>
    </details>
  )
}

const shown = 10

/** What was used most, with a bar behind each count. */
export function RankingTable({ ranking: { id, rows } }: { ranking: Ranking }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-labelledby={`ranking-${id}`} className="min-w-0">
      <h3 id={`ranking-${id}`} className="text-lg">
        {rankingTitles[id]}
      </h3>
      {rows.length === 0 ? <p className="mt-2 text-muted">None yet.</p> : null}
      <ol className="mt-2 flex flex-col">
        {rows.slice(0, shown).map(({ key, name, count }) => (
          <li key={key} className="flex flex-col gap-1 border-b border-rule py-2">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="tabular-nums">{formatCount(count)}</span>
            </span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-bench-ink"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
      {rows.length > shown ? (
        <p className="mt-2 text-sm text-muted">{`and ${rows.length - shown} more, in the CSV`}</p>
      ) : null}
    </section>
  )
}
