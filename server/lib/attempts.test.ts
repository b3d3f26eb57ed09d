import { expect, it } from 'vitest'
import { createAttempts } from './attempts.ts'
import { createTryMemory } from './tries.ts'

const day = 24 * 60 * 60 * 1000

it('a limit lasts no longer because the clock is set back', async () => {
  let now = new Date('2026-11-22T10:00:00Z')
  const turn = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const attempts = createAttempts(createTryMemory(), () => now, 1, 60)
  await attempts.take('asha')
  await expect(attempts.take('asha')).rejects.toThrow('Too many attempts')
  turn(-day)
  await expect(attempts.take('asha')).rejects.toThrow('in 1 minute')
  turn(60)
  await attempts.take('asha')
})
