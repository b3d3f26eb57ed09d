import { expect, it } from 'vitest'
import { roundLength } from './rounded-length.ts'

it('keeps a short length, and of a long one what tells it from others by a sixteenth', () => {
  const short = Array.from({ length: 41 }, (_, length) => length)
  expect(short.map(roundLength)).toEqual(short)
  expect([41, 42, 43, 100, 3_000, 3_050, 3_095, 3_096, 50_000].map(roundLength)).toEqual([
    40, 42, 42, 96, 2_840, 2_840, 2_840, 3_096, 49_176,
  ])
})
