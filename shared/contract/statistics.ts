import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'

/** How the statistics are divided. */
export const periodLengths = ['day', 'week', 'month'] as const
export type PeriodLength = (typeof periodLengths)[number]

export const charts = ['people', 'documents', 'searches', 'guides', 'requests'] as const
export const chartSeries = [
  'registered',
  'approved',
  'active',
  'downloaded',
  'formSearches',
  'guideSearches',
  'caseSearches',
  'foundNothing',
  'opened',
  'asked',
] as const
export type ChartSeries = (typeof chartSeries)[number]

const chart = z.object({
  id: z.enum(charts),
  /** One value for each period. */
  series: z.array(z.object({ id: z.enum(chartSeries), values: z.array(z.int()) })),
})
export type Chart = z.infer<typeof chart>

export const rankings = ['forms', 'languages', 'formats', 'guides'] as const
/** What was used most in all the periods together. */
const ranking = z.object({
  id: z.enum(rankings),
  rows: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
})
export type Ranking = z.infer<typeof ranking>

export const currentFigures = [
  'approved',
  'pending',
  'rejected',
  'suspended',
  'drafts',
  'openRequests',
  'mailsWaiting',
  'mailsSent',
  'mailsFailed',
  'subscribers',
] as const
export const storageFigures = ['database', 'annexures', 'free'] as const

export const statistics = z.object({
  by: z.enum(periodLengths),
  /** The first day of each period, oldest first; the last one is not over. */
  periods: z.array(z.iso.date()),
  charts: z.array(chart),
  rankings: z.array(ranking),
  now: z.record(z.enum(currentFigures), z.int()),
  /** In bytes; null where the disk is not this machine's. */
  storage: z.record(z.enum(storageFigures), z.number().nullable()),
})
export type Statistics = z.infer<typeof statistics>

export const readStatisticsCall = defineCall('GET /api/admin/statistics', {
  access: 'admin',
  query: z.object({ by: z._default(z.enum(periodLengths), 'week') }),
  answer: statistics,
})
