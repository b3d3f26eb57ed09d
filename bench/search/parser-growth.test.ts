import { describe, expect, it } from 'vitest'
import { growsLinearly, growthsOf, type Sample, sizes, writeGrowthRow } from './parser-growth.ts'
import { listShapes } from './query-texts.ts'

const worked = (...work: number[]): Sample[] => work.map(one => ({ times: [one, one * 2], work: one }))

describe('the growth of work with the length of a text', () => {
  it('is told for every doubling', () => {
    expect(growthsOf(worked(1, 2, 5, 10))).toEqual([2, 2.5, 2])
  })

  it('is linear when a doubling costs twice as much, one of them disturbed', () => {
    expect(growsLinearly(worked(1, 2, 4, 8))).toBe(true)
    expect(growsLinearly(worked(1, 2.3, 4.2, 8.5))).toBe(true)
  })

  it('is not linear when a part of the work is done for every pair of places', () => {
    expect(growsLinearly(worked(1.2, 2.8, 7.2, 20.8))).toBe(false)
  })

  it('is printed with median and p95 of the clock, and the work of the longest text', () => {
    expect(writeGrowthRow('prose', 'keyword', worked(1, 2))).toBe(
      '| prose | keyword | 1.0, 2.0 | 2.0, 4.0 | 2.0 | 2.0 |',
    )
  })
})

describe('the texts that are read', () => {
  const shapes = listShapes(['A judgment of some words.'])

  it('are as long as they are asked to be', () => {
    for (const { write } of shapes) for (const size of sizes) expect(write(size)).toHaveLength(size)
  })

  it('are the same every time, and the longer ones begin like the shorter ones', () => {
    for (const { write } of shapes) expect(write(25_000).startsWith(write(12_500))).toBe(true)
  })
})
