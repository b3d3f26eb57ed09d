import { expect, it } from 'vitest'
import { courtLevelOf } from './court-level.ts'

it.each([
  ['Supreme Court of India', 'supreme'],
  ['Bombay High Court', 'high'],
  ['High Court of Judicature at Allahabad, Lucknow Bench', 'high'],
  ['National Company Law Tribunal', 'tribunal'],
  ['NCLAT', 'tribunal'],
  ['ITAT', 'tribunal'],
  ['National Consumer Disputes Redressal Commission', 'tribunal'],
  ['Court of the Sessions Judge, Pune', 'district'],
  ['Board of Revenue', 'other'],
])('%s is a court of the level %s', (court, level) => {
  expect(courtLevelOf(court)).toBe(level)
})
