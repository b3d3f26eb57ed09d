import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { tries } from '#server/db/schema.ts'
import { addTries, deleteForgotten } from '#server/db/try-table.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { minute } from './clock.ts'
import { openLimits } from './limits.ts'
import { countRequestsTogether } from './shared-requests.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let now = new Date('2026-11-23T10:00:00Z')
const clock = () => now
const openNode = () => openLimits(Fastify(), { db: database.db, clock, isShared: true })

describe('servers on one database', () => {
  it('count attempts together, those of the same moment too, and end the window together', async () => {
    const nodes = [openNode(), openNode(), openNode()].map(limits => limits.attempts('mails', 4, minute))
    const taken = await Promise.allSettled(
      Array.from({ length: 9 }, (_, at) => nodes[at % 3]?.take('asha@example.in')),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    await expect(nodes[0]?.take('asha@example.in')).rejects.toThrow('in 1 minute')
    await nodes[1]?.take('bina@example.in')
    now = new Date(now.getTime() + minute)
    await nodes[2]?.take('asha@example.in')
  })

  it('slow guesses down together, and a success at one clears the way at all', async () => {
    const nodes = [openNode(), openNode()].map(limits =>
      limits.pace('sign-in', { free: 1, longestGap: 2 * minute }),
    )
    const guess = (at: number) => nodes[at % 2]?.take('asha')
    await guess(0)
    now = new Date(now.getTime() + 1000)
    for (const gap of [2, 4, 8, 16]) {
      await guess(gap / 2)
      now = new Date(now.getTime() + gap * 1000)
    }
    await guess(0)
    await expect(guess(1)).rejects.toMatchObject({ extra: { retryAfter: 32 } })
    await nodes[0]?.clear('asha')
    await guess(1)
  })

  it('keep no name of whom they count, and forget what is over', async () => {
    const { db } = database
    await openNode().attempts('links', 4, minute).take('203.0.113.9')
    expect(JSON.stringify(await db.select().from(tries))).not.toMatch(/203|asha|links/)
    await deleteForgotten(db, new Date(now.getTime() + 20 * minute))
    expect(await db.select().from(tries)).toEqual([])
  })

  it('add what each has counted to one sum', async () => {
    const end = new Date(now.getTime() + minute)
    const first = new Map([
      ['one', 100],
      ['two', 7],
    ])
    expect(await addTries(database.db, first, now, end)).toEqual(first)
    expect(await addTries(database.db, new Map([['one', 20]]), now, end)).toEqual(new Map([['one', 120]]))
  })

  it('refuse an address that asks them all for more than one may be asked, and only that one', async () => {
    const settings = { db: database.db, clock, window: minute, tellEvery: 10, toldFrom: 5 }
    const apps = [Fastify(), Fastify()]
    const stores = apps.map(app => new (countRequestsTogether(app, settings))({}))
    const asked = [0, 0]
    const ask = (at: 0 | 1, address: string) =>
      new Promise<number>(done =>
        stores[at]?.incr(address, (_error, counted) => done(counted?.current ?? 0), minute, 20),
      )
    async function countOfOthers(at: 0 | 1) {
      asked[at] = (asked[at] ?? 0) + 1
      return (await ask(at, '203.0.113.1')) - 12 - (asked[at] ?? 0)
    }
    for (let n = 0; n < 12; n += 1) await Promise.all([ask(0, '203.0.113.1'), ask(1, '203.0.113.1')])
    for (let n = 0; n < 4; n += 1) await Promise.all([ask(0, '203.0.113.2'), ask(1, '203.0.113.2')])
    await expect.poll(() => countOfOthers(0)).toBeGreaterThanOrEqual(12)
    await expect.poll(() => countOfOthers(1)).toBeGreaterThanOrEqual(12)
    expect(await ask(0, '203.0.113.2')).toBe(5)
    await Promise.all(apps.map(app => app.close()))
  })
})
