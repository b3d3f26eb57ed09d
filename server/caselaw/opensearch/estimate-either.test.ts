import { expect, it } from 'vitest'
import { estimateEither } from './estimate-either.ts'

it('a word of one form stands where that form does', () => {
  expect(estimateEither([40], 1000)).toBe(40)
  expect(estimateEither([40, 0], 1000)).toBe(40)
})

it('a word of two forms stands in more than the most common one has, and in fewer than both together', () => {
  const either = estimateEither([300, 200], 1000)
  expect(either).toBe(Math.round((300 + (300 + 200 - 60)) / 2))
  expect(either).toBeGreaterThan(300)
  expect(either).toBeLessThan(500)
})

it('is a number in an empty library, and where more are counted than the library has', () => {
  expect(estimateEither([0, 0], 0)).toBe(0)
  expect(estimateEither([], 10)).toBe(0)
  expect(estimateEither([12, 3], 10)).toBe(12)
})
