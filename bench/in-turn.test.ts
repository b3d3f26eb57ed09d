import { describe, expect, it } from 'vitest'
import { compareWithFloor, takeInTurn } from './in-turn.ts'

describe('what is taken in turn', () => {
  it('alternates, and leaves out what warms up', async () => {
    const order: string[] = []
    const take = (name: string) => async (number: number) => order.push(`${name}${number}`)
    const pair = await takeInTurn(2, take('a'), take('b'), 1)
    expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
    expect(pair).toEqual({ ours: [3, 5], floor: [4, 6] })
  })

  it('is told as ours, the floor, and ours divided by the floor', () => {
    const figures = compareWithFloor(
      { what: 'a page', floor: 'bare', budget: '2x' },
      { ours: [30, 20, 40], floor: [10, 10, 20] },
    )
    expect(figures.map(({ what, median, p95, unit }) => [what, median, p95, unit])).toEqual([
      ['a page', 30, 40, 'ms'],
      ['a page: bare', 10, 20, 'ms'],
      ['a page: ratio', 3, 2, 'x'],
    ])
    expect(figures.map(({ budget }) => budget)).toEqual([undefined, undefined, '2x'])
  })

  it('has no p95 where it was taken once', () => {
    const figures = compareWithFloor(
      { what: 'memory', floor: 'alone', unit: 'MB' },
      { ours: [500], floor: [250] },
    )
    expect(figures.map(({ median, p95 }) => [median, p95])).toEqual([
      [500, undefined],
      [250, undefined],
      [2, undefined],
    ])
  })
})
