import { expect, it } from 'vitest'
import { createRequestIds } from './tokens.ts'

it('no reference comes twice, also when the pool of chance is filled again', () => {
  const next = createRequestIds()
  const ids = Array.from({ length: 2000 }, next)
  expect(new Set(ids).size).toBe(2000)
  expect(ids.every(id => /^[0-9a-f]{12}$/.test(id))).toBe(true)
})
