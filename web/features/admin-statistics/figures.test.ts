import { describe, expect, it } from 'vitest'
import type { Statistics } from '#shared/contract/statistics.ts'
import { describeSeries, formatBytes, namePeriod, writeStatisticsCsv } from './figures.ts'

describe('statistics in words', () => {
  it.each([
    ['day', '2026-11-22', '22 Nov'],
    ['week', '2026-11-16', '16 Nov'],
    ['month', '2026-11-01', 'Nov 2026'],
  ] as const)('names a %s', (by, first, name) => {
    expect(namePeriod(by, first)).toBe(name)
  })

  it('say what the bars show', () => {
    const by = { by: 'week', periods: ['2026-11-02', '2026-11-09', '2026-11-16'] } as const
    const given = { ...by, periods: [...by.periods] }
    expect(describeSeries({ id: 'opened', values: [2, 5, 1] }, given)).toBe(
      'Opened: 8 in 3 weeks, most in the week of 9 Nov (5)',
    )
    expect(describeSeries({ id: 'active', values: [2, 5, 1] }, given)).toBe(
      'People on the site: 1 in this week, most in the week of 9 Nov (5)',
    )
    expect(describeSeries({ id: 'opened', values: [0, 0, 0] }, given)).toBe('Opened: none in 3 weeks')
  })

  it.each([
    [null, 'not known'],
    [0, '0 bytes'],
    [1023, '1,023 bytes'],
    [1536, '1.5 KB'],
    [250 * 1024 ** 2, '250 MB'],
    [5 * 1024 ** 4, '5 TB'],
    [3000 * 1024 ** 4, '3,000 TB'],
  ])('a size of %s is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

it('the table has every figure of the page, and no name can run as a formula', () => {
  const all: Statistics = {
    by: 'day',
    periods: ['2026-11-21', '2026-11-22'],
    charts: [{ id: 'guides', series: [{ id: 'opened', values: [3, 4] }] }],
    rankings: [{ id: 'forms', rows: [{ key: '1', name: '=Writ, civil', count: 9 }] }],
    now: {
      approved: 1,
      pending: 2,
      rejected: 0,
      suspended: 0,
      drafts: 5,
      openRequests: 0,
      mailsWaiting: 0,
      mailsSent: 7,
      mailsFailed: 0,
      subscribers: 0,
    },
    storage: { database: 10, annexures: 20, free: null },
  }
  const lines = writeStatisticsCsv(all).split('\r\n')
  expect(lines).toContain('Guides,Opened,2026-11-22,4')
  expect(lines).toContain(`Documents by form,"'=Writ, civil",,9`)
  expect(lines).toContain('Now,Waiting for approval,,2')
  expect(lines).toContain('Storage in bytes,Free on the disk,,')
  expect(lines).toHaveLength(1 + 10 + 2 + 1 + 3 + 1)
})
