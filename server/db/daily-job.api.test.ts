import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, hour, minute } from '#server/lib/clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { doOncePerDay } from './daily-job.ts'

let test: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

let now = new Date('2026-11-20T04:00:00Z').getTime()
const clock = () => new Date(now)

it('is done once a day, however many servers are there to do it', async () => {
  let done = 0
  const attempt = () =>
    doOncePerDay(test.db, 'sweeping', clock, async () => {
      done += 1
    })
  const first = await Promise.all([attempt(), attempt(), attempt()])
  expect([first.filter(Boolean).length, done]).toEqual([1, 1])
  now += hour
  expect(await attempt()).toBe(false)
  now += day
  expect(await attempt()).toBe(true)
  expect(done).toBe(2)
})

it('is tried again an hour after it has failed, and not before', async () => {
  const fail = () =>
    doOncePerDay(test.db, 'failing', clock, async () => {
      throw new Error('no room')
    })
  await expect(fail()).rejects.toThrow('no room')
  now += 50 * minute
  expect(await fail()).toBe(false)
  now += 11 * minute
  await expect(fail()).rejects.toThrow('no room')
})

it('is taken over ten minutes after a server died while doing it', async () => {
  const begun = Promise.withResolvers<void>()
  const never = Promise.withResolvers<void>()
  const dying = doOncePerDay(test.db, 'dying', clock, () => {
    begun.resolve()
    return never.promise
  })
  await begun.promise
  expect(await doOncePerDay(test.db, 'dying', clock, async () => {})).toBe(false)
  now += 11 * minute
  expect(await doOncePerDay(test.db, 'dying', clock, async () => {})).toBe(true)
  never.resolve()
  await dying
})
