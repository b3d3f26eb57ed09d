import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, daysBetween, formatDay, isoDay, parseDay } from '#shared/templates/dates.ts'
import { computeLimitation, type Exclusion } from './limitation.ts'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (!read) throw new Error(text)
  return read
}
const end = (duration: string, from: string, exclusions: Exclusion[] = [], renewedOn?: string) =>
  isoDay(
    computeLimitation({
      duration,
      from: day(from),
      exclusions,
      renewedOn: renewedOn ? day(renewedOn) : undefined,
    }).lastDay,
  )

describe('the last day of a period', () => {
  it.each([
    ['Article 113: three years', 'P3Y', '2023-01-10', '2026-01-10'],
    ['Article 65: twelve years', 'P12Y', '2023-04-01', '2035-04-01'],
    ['Article 116(b): thirty days', 'P30D', '2026-11-02', '2026-12-02'],
    ['Article 123: thirty days over the year', 'P30D', '2026-12-20', '2027-01-19'],
    ['Article 131: ninety days', 'P90D', '2026-01-01', '2026-04-01'],
    ['Arbitration Act s.34(3): three months', 'P3M', '2026-01-31', '2026-04-30'],
    ['NI Act s.142(1)(b): one month', 'P1M', '2026-01-31', '2026-02-28'],
    ['Consumer Protection Act s.69(1): two years, from 29 February', 'P2Y', '2024-02-29', '2026-02-28'],
    ['MV Act s.166(3): six months', 'P6M', '2026-08-31', '2027-02-28'],
    ['RFCTLARR Act s.64(2): six weeks', 'P6W', '2026-11-01', '2026-12-13'],
    ['Companies Act s.252(3): twenty years', 'P20Y', '2022-03-01', '2042-03-01'],
    ['NI Act s.138 proviso (c): fifteen days', 'P15D', '2026-11-22', '2026-12-07'],
    ['Commercial Courts Act s.13: sixty days over February', 'P60D', '2026-01-31', '2026-04-01'],
    ['Companies Act s.58(3): two months, from 28 February', 'P2M', '2026-02-28', '2026-04-28'],
    ['Companies Act s.58(3): two months, from 29 February', 'P2M', '2024-02-29', '2024-04-29'],
    ['Companies Act s.58(3): two months, from 31 December', 'P2M', '2023-12-31', '2024-02-29'],
    ['Arbitration Act s.34(3): three months, from 30 November', 'P3M', '2026-11-30', '2027-02-28'],
    ['MV Act s.166(3): six months, from 31 August of a leap year', 'P6M', '2023-08-31', '2024-02-29'],
    ['Article 137: three years, from 29 February', 'P3Y', '2024-02-29', '2027-02-28'],
    ['Article 136: twelve years, from 29 February', 'P12Y', '2024-02-29', '2036-02-29'],
  ])('is right for %s', (_, duration, from, lastDay) => {
    expect(end(duration, from)).toBe(lastDay)
  })

  it.each([
    ['Income-tax Act 1961 s.253(3): two months', 'P2M', '2026-02-10', '2026-02-28', '2026-04-30'],
    ['Income-tax Act 2025 s.362(3): two months', 'P2M', '2026-12-31', '2026-12-31', '2027-02-28'],
    ['Income-tax Act 2025 s.363(2): six months', 'P6M', '2026-08-31', '2026-08-31', '2027-02-28'],
    ['Income-tax Act 2025 s.363(2): six months', 'P6M', '2027-02-01', '2027-02-28', '2027-08-31'],
  ])('reckoned from the end of the month, is the end of one for %s', (_, duration, given, from, last) => {
    const question = { duration, from: day(given), exclusions: [], fromMonthEnd: true }
    const answer = computeLimitation(question)
    expect([isoDay(answer.from), isoDay(answer.lastDay)]).toEqual([from, last])
    const copy = computeLimitation({ ...question, exclusions: [{ ground: 'copy', days: 12 }] })
    expect(daysBetween(answer.lastDay, copy.lastDay)).toBe(12)
  })

  it('leaves out the days for which there is a ground, each of them once', () => {
    expect(end('P30D', '2026-11-02', [{ ground: 'copy', days: 12 }])).toBe('2026-12-14')
    expect(
      end('P3Y', '2023-01-10', [
        { ground: 'forum', days: 100 },
        { ground: 'notice', days: 60 },
      ]),
    ).toBe('2026-06-19')
  })

  it('runs anew from an acknowledgment within time, and not from one that comes too late', () => {
    expect(end('P3Y', '2023-01-10', [], '2025-06-01')).toBe('2028-06-01')
    expect(end('P3Y', '2023-01-10', [], '2026-01-10')).toBe('2029-01-10')
    const late = { duration: 'P3Y', from: day('2023-01-10'), exclusions: [], renewedOn: day('2026-01-11') }
    expect(computeLimitation(late)).toMatchObject({ isRenewalLate: true, lastDay: day('2026-01-10') })
  })

  it('does not add to the new period what was left out before the acknowledgment', () => {
    const notice: Exclusion[] = [{ ground: 'notice', days: 60 }]
    expect(end('P3Y', '2023-01-10', notice, '2026-02-20')).toBe('2029-02-20')
    expect(end('P3Y', '2023-01-10', [], '2026-02-20')).toBe('2026-01-10')
  })

  it('says when it is a Sunday', () => {
    const sunday = computeLimitation({ duration: 'P30D', from: day('2026-10-23'), exclusions: [] })
    expect([formatDay(sunday.lastDay), sunday.endsOnSunday]).toEqual(['22/11/2026', true])
    expect(
      computeLimitation({ duration: 'P30D', from: day('2026-10-22'), exclusions: [] }).endsOnSunday,
    ).toBe(false)
  })
})

describe('the time of the pandemic', () => {
  it('gives ninety days from 1 March 2022 to what would have ended in it', () => {
    expect(end('P30D', '2020-03-01')).toBe('2022-05-30')
    expect(end('P30D', '2021-06-01')).toBe('2022-05-30')
  })

  it('gives the balance where that is longer', () => {
    // 200 of the 365 days were still to come on 15 March 2020.
    expect(end('P1Y', '2019-09-30')).toBe('2022-09-16')
  })

  it('is left out of what ended after it', () => {
    expect(end('P3Y', '2019-06-01')).toBe(isoDay({ year: 2024, month: 5, day: 17 }))
    // Counted in days: where a leap year makes a day's difference, the earlier one.
    expect(end('P3Y', '2021-01-10')).toBe('2025-02-27')
  })

  it('changes nothing that was over before it or began after it', () => {
    expect(end('P3Y', '2017-03-14')).toBe('2020-03-14')
    expect(end('P3Y', '2022-03-01')).toBe('2025-03-01')
    expect(computeLimitation({ duration: 'P3Y', from: day('2022-03-01'), exclusions: [] }).pandemic).toBe(
      false,
    )
  })
})

/** The order on the pandemic gives ninety days to what would have ended on 28 February 2022, and not to what would have ended a day later. */
it('never ends earlier because more is left out, nor because it began later, but for the pandemic', () => {
  const days = fc.integer({ min: 0, max: 15_000 })
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom('P30D', 'P3M', 'P1Y', 'P3Y', 'P12Y'),
      (at, more, duration) => {
        const from = day(new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10))
        const next = day(new Date(Date.UTC(2000, 0, 2 + at)).toISOString().slice(0, 10))
        const bare = computeLimitation({ duration, from, exclusions: [] })
        const longer = computeLimitation({ duration, from, exclusions: [{ ground: 'forum', days: more }] })
        const later = computeLimitation({ duration, from: next, exclusions: [] })
        for (const other of [longer, later])
          if (!bare.pandemic && !other.pandemic)
            expect(daysBetween(bare.lastDay, other.lastDay)).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 2000 },
  )
})
