import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, parseDay } from '#shared/templates/dates.ts'
import { computeInterest, type Rest } from './interest.ts'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (!read) throw new Error(text)
  return read
}
const ask = (principal: number, rate: number, from: string, to: string, rest: Rest = 'none') =>
  computeInterest({ principal: principal * 100, rate, from: day(from), to: day(to), rest })

describe('interest', () => {
  it('is simple on the actual days where there are no rests', () => {
    expect(ask(100_000, 12, '2025-01-01', '2026-01-01')).toMatchObject({
      interest: 1_200_000,
      total: 11_200_000,
    })
    expect(ask(100_000, 18, '2026-01-01', '2026-01-31').interest).toBe(147_945)
    expect(ask(100_000, 6, '2024-01-01', '2025-01-01').interest).toBe(601_644)
  })

  it('is added to the principal at each rest', () => {
    const yearly = ask(100_000, 10, '2023-01-01', '2025-01-01', 'yearly')
    expect(yearly.rows.map(row => row.principal)).toEqual([10_000_000, 11_000_000])
    expect(yearly.total).toBe(12_103_014)
    expect(ask(100_000, 10, '2023-01-01', '2023-02-15', 'monthly').rows.map(row => row.days)).toEqual([
      31, 14,
    ])
  })

  it('keeps to the last day of the month where rests begin on the thirty-first', () => {
    const rows = ask(1_000, 10, '2026-01-31', '2026-05-31', 'monthly').rows
    expect(rows.map(row => row.to.day)).toEqual([28, 31, 30, 31])
  })

  it('is nothing when the end is not after the beginning', () => {
    expect(ask(1_000, 10, '2026-01-31', '2026-01-31')).toMatchObject({
      rows: [],
      interest: 0,
      total: 100_000,
    })
    expect(ask(1_000, 10, '2026-01-31', '2025-01-31').interest).toBe(0)
  })

  it('is never less with more frequent rests, to the rounding of each', () => {
    const order: Rest[] = ['none', 'yearly', 'half-yearly', 'quarterly', 'monthly']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 36 }),
        (principal, rate) => {
          const totals = order.map(rest => ask(principal, rate, '2020-03-15', '2026-11-22', rest).interest)
          for (const [at, total] of totals.entries())
            expect(total).toBeGreaterThanOrEqual((totals[at - 1] ?? 0) - 100)
        },
      ),
    )
  })
})
