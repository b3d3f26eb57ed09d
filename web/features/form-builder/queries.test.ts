import { expect, it } from 'vitest'
import { readId } from './queries.ts'

it('an address names a form by a whole number above 0', () => {
  expect(readId('1001')).toBe(1001)
  for (const text of [undefined, '', '0', '000', '-1', '1.5', 'abc', '1001x', '12345678901'])
    expect(readId(text)).toBeUndefined()
})
