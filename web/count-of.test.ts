import { expect, it } from 'vitest'
import { countOf } from './count-of.ts'

it('counts in lakhs, and one is one', () => {
  expect(countOf(1, 'judgment')).toBe('1 judgment')
  expect(countOf(0, 'judgment')).toBe('0 judgments')
  expect(countOf(123456, 'judgment')).toBe('1,23,456 judgments')
})
