import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, RotateCw } from 'lucide-react'
import {
  type Chart,
  type PeriodLength,
  periodLengths,
  readStatisticsCall,
  type Statistics,
} from '#shared/contract/statistics.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { query as ask } from '#web/calls.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BarChart } from '../BarChart.tsx'
import { PeriodTable, RankingTable } from '../FigureTable.tsx'
import { formatBytes, formatCount, writeStatisticsCsv } from '../figures.ts'
import { chartTitles, currentNames, divisions, storageNames } from '../words.ts'

export type StatisticsFind = { by: string }
type StatisticsTabProps = { find: StatisticsFind; onFind: (next: StatisticsFind) => void }

export function StatisticsTab({ find, onFind }: StatisticsTabProps) {
  const by = periodLengths.find(length => length === find.by) ?? 'week'
  const query = useQuery({
    ...ask(readStatisticsCall, { query: { by } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  if (query.isPending) return <Skeleton count={6} className="h-36" label="Loading the statistics..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The statistics could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  const { data } = query
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <DivisionChips chosen={by} onFind={onFind} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
            {query.isFetching ? null : <RotateCw aria-hidden="true" className="size-4" />}
            Refresh
          </Button>
          <Button variant="secondary" onClick={() => saveCsv(data)}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </Button>
        </div>
      </div>
      <CurrentFigures all={data} />
      {data.charts.filter(isWide).map(chart => (
        <ChartSection key={chart.id} chart={chart} all={data} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-3 md:gap-4">
        {data.charts
          .filter(chart => !isWide(chart))
          .map(chart => (
            <ChartSection key={chart.id} chart={chart} all={data} />
          ))}
      </div>
      <section aria-labelledby="most-used">
        <h2 id="most-used" className="text-xl">
          Most used
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
          {data.rankings.map(ranking => (
            <RankingTable key={ranking.id} ranking={ranking} />
          ))}
        </div>
      </section>
      <p className="max-w-prose text-sm text-muted">
        Only counts are kept: who searched for what, and what is written in a document, is not shown to
        anybody. Accounts that were deleted are not among the registered ones. Days and weeks are those of
        India.
      </p>
    </div>
  )
}

function DivisionChips({ chosen, onFind }: { chosen: PeriodLength } & Pick<StatisticsTabProps, 'onFind'>) {
  return (
    <ChipRow label="Divide the time by">
      {periodLengths.map(length => (
        <Chip key={length} pressed={length === chosen} onClick={() => onFind({ by: length })}>
          {divisions[length]}
        </Chip>
      ))}
    </ChipRow>
  )
}

function CurrentFigures({ all: { now, storage } }: { all: Statistics }) {
  const counts = currentNames.map(([key, name]) => [name, formatCount(now[key])] as const)
  const sizes = storageNames.map(([key, name]) => [name, formatBytes(storage[key])] as const)
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="text-xl">
        Now
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        {[...counts, ...sizes].map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-l-2 border-rule pl-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const severalColumns = 'sm:grid-cols-2 xl:grid-cols-4'

/** Charts of one series share a row. */
function isWide({ series }: Chart): boolean {
  return series.length > 1
}

function ChartSection({ chart, all }: { chart: Chart; all: Statistics }) {
  const title = chartTitles[chart.id]
  return (
    <section aria-labelledby={`chart-${chart.id}`}>
      <h2 id={`chart-${chart.id}`} className="text-xl">
        {title}
      </h2>
      <div
        className={joinClasses('mt-4 grid grid-cols-[minmax(0,1fr)] gap-4', isWide(chart) && severalColumns)}
      >
        {chart.series.map(series => (
          <BarChart key={series.id} series={series} of={all} />
        ))}
      </div>
      <PeriodTable title={title} chart={chart} of={all} />
    </section>
  )
}

function saveCsv(all: Statistics) {
  const content = new Blob([writeStatisticsCsv(all)], { type: 'text/csv;charset=utf-8' })
  saveFile(`munshi-statistics-by-${all.by}.csv`, content)
}
