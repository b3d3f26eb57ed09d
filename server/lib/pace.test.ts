import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'
import { createTryMemory } from './tries.ts'

const minute = 60_000

function openPace() {
  let now = Date.parse('2026-11-22T10:00:00Z')
  const waits: number[] = []
  const sleep = async (ms: number) => {
    waits.push(ms)
    now += ms
  }
  const pace = createPace(createTryMemory(), () => new Date(now), { free: 3, longestGap: minute }, sleep)
  const turn = (ms: number) => {
    now += ms
  }
  return { pace, waits, turn }
}

async function takeTimes(take: (key: string) => Promise<void>, times: number) {
  for (let n = 0; n < times; n += 1) await take('asha')
}

describe('a pace', () => {
  it('lets the free tries through at once, then doubles the wait', async () => {
    const { pace, waits } = openPace()
    await takeTimes(pace.take, 3)
    expect(waits).toEqual([])
    await takeTimes(pace.take, 4)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('refuses what would wait too long, with the seconds, and takes it once they are over', async () => {
    const { pace, turn } = openPace()
    await takeTimes(pace.take, 7)
    await expect(pace.take('asha')).rejects.toMatchObject({
      code: 'rate_limited',
      extra: { retryAfter: 16 },
      message: 'Too many attempts. Please try again in 16 seconds.',
    })
    turn(16_000)
    await expect(pace.take('asha')).resolves.toBeUndefined()
  })

  it('never asks for more than its longest gap, however often one tries', async () => {
    const { pace, turn } = openPace()
    for (let n = 0; n < 60; n += 1) {
      turn(minute)
      await pace.take('asha')
    }
    await expect(pace.take('asha')).rejects.toMatchObject({ extra: { retryAfter: 60 } })
  })

  it('lets tries at the same moment queue behind each other', async () => {
    const { pace } = openPace()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => pace.take('asha')))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(8)
  })

  it('knows each key by itself, and starts anew after a success or a quarter of an hour', async () => {
    const { pace, waits, turn } = openPace()
    await takeTimes(pace.take, 3)
    await pace.take('ravi')
    await pace.clear('asha')
    await takeTimes(pace.take, 3)
    turn(15 * minute)
    await takeTimes(pace.take, 3)
    expect(waits).toEqual([])
  })

  it('leaves nobody waiting for a clock that was set back', async () => {
    const { pace, waits, turn } = openPace()
    await takeTimes(pace.take, 7)
    waits.length = 0
    turn(-24 * 60 * minute)
    await takeTimes(pace.take, 3)
    expect(waits).toEqual([])
  })
})
