import { expect, it } from 'vitest'
import { createAttempts } from './attempts.ts'

const day = 24 * 60 * 60 * 1000

it('a limit lasts no longer because the clock is set back', async () => {
  let now = new Date('2026-11-22T10:00:00Z')
  const attempts = createAttempts(1, 60, () => now)
  attempts.take('asha')
  expect(() => attempts.take('asha')).toThrow('Too many attempts')
  now = new Date(now.getTime() - day)
  expect(() => attempts.take('asha')).toThrow('in 1 minute')
  await new Promise(done => setTimeout(done, 80))
  attempts.take('asha')
})
