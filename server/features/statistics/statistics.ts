import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { type Clock, deriveIndianDay } from '#server/lib/clock.ts'
import type { ReadFreeSpace } from '#server/lib/disk-space.ts'
import type { Chart, ChartSeries, PeriodLength, Ranking, Statistics } from '#shared/contract/statistics.ts'
import { type Language, languageNames } from '#shared/languages.ts'
import { listPeriods } from './periods.ts'
import {
  countApprovals,
  countKept,
  countMails,
  countRegistered,
  countRequests,
  countStatuses,
  measureStorage,
  type OfPeriod,
  rankKeys,
  sumByPeriod,
} from './store.ts'

export type StatisticsNeeds = {
  db: Database
  clock: Clock
  library: Pick<Library, 'find' | 'procedures'>
  readFreeSpace?: ReadFreeSpace
}

export async function readStatistics(needs: StatisticsNeeds, by: PeriodLength): Promise<Statistics> {
  const { db, clock } = needs
  const periods = listPeriods(by, deriveIndianDay(clock()))
  const since = periods[0] ?? ''
  return {
    by,
    periods,
    charts: await drawCharts(db, by, periods),
    rankings: await rankUse(needs, since),
    now: await countNow(db),
    storage: { ...(await measureStorage(db)), free: (await needs.readFreeSpace?.()) ?? null },
  }
}

async function drawCharts(db: Database, by: PeriodLength, periods: readonly string[]): Promise<Chart[]> {
  const since = periods[0] ?? ''
  const counts = await sumByPeriod(db, by, since)
  const registered = await countRegistered(db, by, since)
  const approved = await countApprovals(db, by, since)
  const asked = await countRequests(db, by, since)

  const series = (id: ChartSeries, rows: readonly OfPeriod[]) => ({
    id,
    values: periods.map(period => sumOf(rows.filter(row => row.period === period))),
  })
  const counted = (what: string) => counts.filter(row => row.what === what)
  const searches = (isMeant: (key: string) => boolean) => counted('search').filter(({ key }) => isMeant(key))
  const active = series('active', counted('active'))
  return [
    {
      id: 'people',
      // A person is counted once a week: by day or month it would say something else.
      series: [
        series('registered', registered),
        series('approved', approved),
        ...(by === 'week' ? [active] : []),
      ],
    },
    { id: 'documents', series: [series('downloaded', counted('document'))] },
    {
      id: 'searches',
      series: [
        series(
          'formSearches',
          searches(key => key.startsWith('forms ')),
        ),
        series(
          'guideSearches',
          searches(key => key.startsWith('guides ')),
        ),
        series(
          'caseSearches',
          searches(key => key.startsWith('cases ')),
        ),
        series(
          'foundNothing',
          searches(key => key.endsWith(' none')),
        ),
      ],
    },
    { id: 'guides', series: [series('opened', counted('guide'))] },
    { id: 'requests', series: [series('asked', asked)] },
  ]
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

async function rankUse({ db, library }: StatisticsNeeds, since: string): Promise<Ranking[]> {
  const documents = await rankKeys(db, 'document', since)
  const guides = await rankKeys(db, 'guide', since)
  const guideTitles = new Map(library.procedures.map(({ slug, title }) => [slug, title]))
  const partOf = (at: number) => documents.map(({ key, count }) => ({ key: key.split(' ')[at] ?? '', count }))
  return [
    { id: 'forms', rows: rank(partOf(0), key => library.find(Number(key))?.title) },
    { id: 'languages', rows: rank(partOf(1), key => languageNames[key as Language]) },
    { id: 'formats', rows: rank(partOf(2), key => formatNames[key]) },
    { id: 'guides', rows: rank(guides, key => guideTitles.get(key)) },
  ]
}

const formatNames: Record<string, string> = { pdf: 'PDF', docx: 'Word', set: 'PDF with annexures' }

/** Most first. A form or guide that is no longer there keeps its key. */
function rank(rows: readonly { key: string; count: number }[], nameOf: (key: string) => string | undefined) {
  const groups = Map.groupBy(rows, ({ key }) => key)
  return [...groups]
    .map(([key, own]) => ({ key, name: nameOf(key) ?? key, count: sumOf(own) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}

async function countNow(db: Database): Promise<Statistics['now']> {
  const statuses = await countStatuses(db)
  const mails = await countMails(db)
  return {
    approved: statuses.approved ?? 0,
    pending: statuses.pending ?? 0,
    rejected: statuses.rejected ?? 0,
    suspended: statuses.suspended ?? 0,
    ...(await countKept(db)),
    mailsWaiting: mails.queued ?? 0,
    mailsSent: mails.sent ?? 0,
    mailsFailed: mails.failed ?? 0,
  }
}
