import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessions } from '#server/features/sessions/sessions.ts'
import { deriveIndianMonth } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { createUsage } from './usage.ts'

let test: TestApp
let now = new Date('2026-05-31T18:29:00Z')
const clock = () => now
const openUsage = () => createUsage({ db: test.db, sessions: createSessions(test.db, clock), clock })
const nothing = async () => 'done'
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('the month begins at midnight in India', () => {
  expect(deriveIndianMonth(new Date('2026-05-31T18:29:59Z'))).toBe('2026-05')
  expect(deriveIndianMonth(new Date('2026-05-31T18:30:00Z'))).toBe('2026-06')
})

it('many at once are counted exactly, and never pass the limit', async () => {
  const user = await test.createUser({ usageLimit: 5 })
  const usage = openUsage()
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => usage.count(user.id, nothing)))
  expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(5)
  await expect(usage.count(user.id, nothing)).rejects.toMatchObject({
    code: 'limit_reached',
    message: expect.stringContaining('all 5'),
  })
})

it('the next month starts from zero', async () => {
  const user = await test.createUser({ usageLimit: 1 })
  const usage = openUsage()
  await usage.count(user.id, nothing)
  await expect(usage.count(user.id, nothing)).rejects.toMatchObject({ code: 'limit_reached' })
  now = new Date('2026-05-31T18:30:00Z')
  expect(await usage.count(user.id, nothing)).toBe('done')
})

it('work that fails is not counted', async () => {
  const user = await test.createUser({ usageLimit: 1 })
  const usage = openUsage()
  await expect(usage.count(user.id, () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper')
  expect(await usage.count(user.id, nothing)).toBe('done')
})

it('a limit of nothing allows nothing', async () => {
  const user = await test.createUser({ usageLimit: 0 })
  await expect(openUsage().count(user.id, nothing)).rejects.toMatchObject({ code: 'limit_reached' })
})
