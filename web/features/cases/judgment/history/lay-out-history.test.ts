import { describe, expect, it } from 'vitest'
import type { CaseHistory, HistoryPoint } from '#shared/contract/case-pictures.ts'
import { layOutHistory } from './lay-out-history.ts'

const point = (year: number | null): HistoryPoint => ({
  ...{ kind: 'followed' as const, year, title: 'C v D', citation: null, caseId: null },
  ...{ part: '', told: null },
})
const history = (decided: number | null, ...years: (number | null)[]): CaseHistory => ({
  decided: { date: null, year: decided },
  points: years.map(point),
  left: 0,
})

describe('the picture of a later history', () => {
  it('puts years to scale from the decision to the latest', () => {
    const picture = layOutHistory(history(1980, 2000, 2020))
    expect(picture?.decided).toBeCloseTo(0.05)
    expect(picture?.dots.map(({ x }) => x)).toEqual([expect.closeTo(0.5), expect.closeTo(0.95)])
    expect(picture?.ticks.map(({ year }) => year)).toEqual([1980, 1990, 2000, 2010, 2020])
  })

  it('stacks those of the same time, so that none hides another', () => {
    const picture = layOutHistory(history(1980, 2000, 2000, 2001, 2020))
    expect(picture?.dots.map(({ row }) => row)).toEqual([0, 1, 2, 0])
    expect(picture?.rows).toBe(3)
  })

  it('leaves out a point of no known year, and is none where no year is known', () => {
    expect(layOutHistory(history(1980, null, 2000))?.dots.map(({ at }) => at)).toEqual([1])
    expect(layOutHistory(history(1980, null))).toBeNull()
  })

  it('stands on its points alone where the year of the judgment is not known, or nothing came after it', () => {
    expect(layOutHistory(history(null, 2000, 2000))).toMatchObject({ decided: null, ticks: [{ year: 2000 }] })
    expect(layOutHistory(history(2000, 2000))?.dots[0]?.x).toBeCloseTo(0.05)
  })

  it('names no two years that would run into each other', () => {
    for (const to of [1981, 1984, 1990, 1999, 2026]) {
      const xs = layOutHistory(history(1980, to))?.ticks.map(({ x }) => x) ?? []
      for (const [at, x] of xs.entries()) expect(x - (xs[at - 1] ?? -1)).toBeGreaterThanOrEqual(0.16)
    }
  })
})
