import type { Chart, ChartSeries, PeriodLength, Ranking, Statistics } from '#shared/contract/statistics.ts'

export const divisions: Record<PeriodLength, string> = { day: 'Days', week: 'Weeks', month: 'Months' }

export const chartTitles: Record<Chart['id'], string> = {
  people: 'People',
  documents: 'Documents',
  searches: 'Searches',
  guides: 'Guides',
  requests: 'Requests for forms',
}

export const seriesNames: Record<ChartSeries, string> = {
  registered: 'Registered',
  approved: 'Approved',
  active: 'People on the site',
  downloaded: 'Downloaded',
  formSearches: 'For forms',
  guideSearches: 'For guides',
  caseSearches: 'For case law',
  foundNothing: 'Found nothing',
  opened: 'Opened',
  asked: 'Asked for',
}

export const rankingTitles: Record<Ranking['id'], string> = {
  forms: 'Documents by form',
  languages: 'Documents by language',
  formats: 'Documents by format',
  guides: 'Guides most opened',
}

export const currentNames: [keyof Statistics['now'], string][] = [
  ['approved', 'Approved accounts'],
  ['pending', 'Waiting for approval'],
  ['rejected', 'Rejected'],
  ['suspended', 'Suspended'],
  ['drafts', 'Drafts kept'],
  ['openRequests', 'Requests not answered'],
  ['subscribers', 'Newsletter subscribers'],
  ['mailsWaiting', 'Mails waiting'],
  ['mailsSent', 'Mails sent, 90 days'],
  ['mailsFailed', 'Mails failed, 90 days'],
]

export const storageNames: [keyof Statistics['storage'], string][] = [
  ['database', 'Database'],
  ['annexures', 'Annexures'],
  ['free', 'Free on the disk'],
]
