import type { Chart, ChartSeries, PeriodLength, Statistics } from '#shared/contract/statistics.ts'
import { writeCsv } from '#shared/csv.ts'
import { chartTitles, currentNames, rankingTitles, seriesNames, storageNames } from './words.ts'

type Series = Chart['series'][number]

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '16 Nov', or 'Nov 2026' for a month. */
export function namePeriod(by: PeriodLength, firstDay: string): string {
  return (by === 'month' ? month : shortDay).format(new Date(firstDay))
}

/** 'the week of 16 Nov', in a sentence. */
export function describePeriod(by: PeriodLength, firstDay: string): string {
  const name = namePeriod(by, firstDay)
  return by === 'week' ? `the week of ${name}` : name
}

/** What a reader of the bars sees at a glance, in a sentence. */
export function describeSeries(
  { id, values }: Series,
  { by, periods }: Pick<Statistics, 'by' | 'periods'>,
): string {
  const name = seriesNames[id]
  const most = Math.max(0, ...values)
  if (most === 0) return `${name}: none in ${periods.length} ${by}s`
  const when = periods[values.indexOf(most)] ?? ''
  const figure = countsPeople(id) ? `in this ${by}` : `in ${periods.length} ${by}s`
  const inAll = formatCount(figureOf({ id, values }))
  return `${name}: ${inAll} ${figure}, most in ${describePeriod(by, when)} (${formatCount(most)})`
}

/** Of all periods together; where people are counted, of the latest, because they come again. */
export function figureOf({ id, values }: Series): number {
  if (countsPeople(id)) return values.at(-1) ?? 0
  return values.reduce((sum, value) => sum + value, 0)
}

function countsPeople(id: ChartSeries): boolean {
  return id === 'active'
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-IN')
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** '12.3 MB'; 'not known' for null. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return 'not known'
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  const amount = bytes / 1024 ** power
  const rounded = power === 0 || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10
  return `${rounded.toLocaleString('en-IN')} ${units[power]}`
}

/** Everything on the page in one table: what, of what, the first day of the period where it has one, how many. */
export function writeStatisticsCsv({ charts, rankings, now, storage, periods }: Statistics): string {
  const ofPeriods = charts.flatMap(({ id, series }) =>
    series.flatMap(each =>
      each.values.map((value, at) => [
        chartTitles[id],
        seriesNames[each.id],
        periods[at] ?? '',
        String(value),
      ]),
    ),
  )
  const ofRankings = rankings.flatMap(({ id, rows }) =>
    rows.map(({ name, count }) => [rankingTitles[id], name, '', String(count)]),
  )
  const current = currentNames.map(([key, name]) => ['Now', name, '', String(now[key])])
  const stored = storageNames.map(([key, name]) => ['Storage in bytes', name, '', String(storage[key] ?? '')])
  return writeCsv([['Of', 'What', 'From', 'Count'], ...current, ...ofPeriods, ...ofRankings, ...stored])
}
