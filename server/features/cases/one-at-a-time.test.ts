import { describe, expect, it } from 'vitest'
import { createTurns } from './one-at-a-time.ts'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('turns', () => {
  it('of one person come one after the other, in the order they were asked for', async () => {
    const turns = createTurns()
    let running = 0
    const order: number[] = []
    await Promise.all(
      [1, 2, 3, 4].map(number =>
        turns(7, async () => {
          running += 1
          expect(running).toBe(1)
          await pause(5)
          order.push(number)
          running -= 1
        }),
      ),
    )
    expect(order).toEqual([1, 2, 3, 4])
  })

  it('of different people do not wait for each other', async () => {
    const turns = createTurns()
    const slow = turns(1, () => pause(10_000))
    expect(await turns(2, async () => 'done')).toBe('done')
    expect(await Promise.race([slow, pause(5)])).toBeUndefined()
  })

  it('go on after one that failed', async () => {
    const turns = createTurns()
    const failed = turns(7, () => Promise.reject(new Error('broken')))
    const next = turns(7, async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })

  it('are refused to whoever has many waiting, and only to them', async () => {
    const turns = createTurns()
    const many = Array.from({ length: 30 }, () => turns(7, () => pause(1)).catch(error => error.code))
    expect(await turns(8, async () => 'done')).toBe('done')
    const outcomes = await Promise.all(many)
    expect(outcomes.filter(outcome => outcome === 'rate_limited')).toHaveLength(9)
    expect(await turns(7, async () => 'done')).toBe('done')
  })
})
