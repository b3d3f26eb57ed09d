import { expect, it } from 'vitest'
import { createNearestWord } from './nearest-word.ts'

const counts: Record<string, number> = { murder: 90, plaint: 40, plaints: 3, plant: 50, jowar: 3 }
const nearest = createNearestWord({ count: word => counts[word] ?? 0, words: () => Object.keys(counts) })

it('is one letter away, in a long word two, and of two as near the more common one', () => {
  expect(nearest('murdar')).toBe('murder')
  expect(nearest('muurdar')).toBe('murder')
  expect(nearest('muudar')).toBeNull()
  expect(nearest('plaant')).toBe('plant')
})

it('begins with the same letter', () => {
  expect(nearest('burder')).toBeNull()
})
