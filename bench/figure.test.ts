import { expect, it } from 'vitest'
import { percentile, summarise, time } from './figure.ts'

it('the median and the 95th percentile are values that were measured', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(summarise(times)).toEqual({ median: 50, p95: 95 })
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})

it('what warms up is run and not counted', async () => {
  const numbers: number[] = []
  const times = await time(4, async number => numbers.push(number), 2)
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5])
  expect(times).toHaveLength(4)
})
