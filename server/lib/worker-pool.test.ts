import { afterAll, describe, expect, it } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

type Job = {
  work: 'double' | 'hang' | 'crash' | 'fail' | 'wait' | 'crash once'
  number: number
  begun?: Int32Array
}

const file = new URL('./testing/worker.ts', import.meta.url)
const pool = createWorkerPool<Job, number>({ file, size: 2, timeLimit: 3000, queueLimit: 20 })
afterAll(() => pool.close())

const double = (number: number) => pool.run({ work: 'double', number })

describe('a pool of worker threads', () => {
  it('does more jobs than it has threads, each with its own answer', async () => {
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(double))).toEqual([2, 4, 6, 8, 10, 12])
  })

  it('gives up a job that takes too long, and goes on', async () => {
    const hanging = pool.run({ work: 'hang', number: 0 })
    const others = [double(1), double(2), double(3)]
    await expect(hanging).rejects.toMatchObject({ code: 'unavailable' })
    expect(await Promise.all(others)).toEqual([2, 4, 6])
    expect(await double(4)).toBe(8)
  })

  it('outlives a thread that dies, and passes a failure on', async () => {
    await expect(pool.run({ work: 'crash', number: 0 })).rejects.toThrow('stopped')
    await expect(pool.run({ work: 'fail', number: 0 })).rejects.toThrow('it did not work')
    expect(await double(7)).toBe(14)
  })

  it('gives a job whose thread dies to another one, once, where it is told to', async () => {
    const again = createWorkerPool<Job, number>({
      file,
      size: 1,
      timeLimit: 5000,
      queueLimit: 5,
      again: true,
    })
    const begun = new Int32Array(new SharedArrayBuffer(4))
    expect(await again.run({ work: 'crash once', number: 4, begun })).toBe(8)
    expect(begun[0]).toBe(2)
    await expect(again.run({ work: 'crash', number: 0 })).rejects.toThrow('stopped')
    await again.close()
  })

  it('gives up the job of somebody who has gone, begun or not, and its thread goes on', async () => {
    const one = createWorkerPool<Job, number>({ file, size: 1, timeLimit: 5000, queueLimit: 5 })
    const [first, second] = [new AbortController(), new AbortController()]
    const begun = one.run({ work: 'wait', number: 0 }, first.signal)
    const waiting = one.run({ work: 'wait', number: 0 }, second.signal)
    const last = one.run({ work: 'double', number: 3 })
    second.abort()
    await expect(waiting).rejects.toThrow('aborted')
    first.abort()
    await expect(begun).rejects.toThrow('aborted')
    expect(await last).toBe(6)
    await expect(one.run({ work: 'double', number: 3 }, first.signal)).rejects.toThrow('aborted')
    await one.close()
  })

  it('ends a thread only between two jobs, where it must not be broken off', async () => {
    const whole = createWorkerPool<Job, number>({
      file,
      size: 1,
      timeLimit: 2500,
      queueLimit: 5,
      finishes: true,
    })
    expect(await whole.run({ work: 'double', number: 2 })).toBe(4)
    await expect(whole.run({ work: 'wait', number: 0 })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await whole.run({ work: 'double', number: 5 })).toBe(10)
    const waiting = whole.run({ work: 'wait', number: 0 }).catch(error => error.message)
    await whole.close()
    expect(await waiting).toBe('given up')
  })

  it('refuses what it could only let wait too long', async () => {
    const small = createWorkerPool<Job, number>({ file, size: 1, timeLimit: 3000, queueLimit: 2 })
    const jobs = [1, 2, 3, 4].map(number => small.run({ work: 'double', number }))
    await expect(jobs[3]).rejects.toMatchObject({ code: 'unavailable' })
    expect(await Promise.all(jobs.slice(0, 3))).toEqual([2, 4, 6])
    await small.close()
  })
})
