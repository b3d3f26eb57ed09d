import { afterAll, describe, expect, it } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

type Job = { work: 'double' | 'hang' | 'crash' | 'fail'; number: number }

const file = new URL('./testing/worker.ts', import.meta.url)
const pool = createWorkerPool<Job, number>({ file, size: 2, timeLimit: 1500, queueLimit: 20 })
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

  it('refuses what it could only let wait too long', async () => {
    const small = createWorkerPool<Job, number>({ file, size: 1, timeLimit: 1500, queueLimit: 2 })
    const jobs = [1, 2, 3, 4].map(number => small.run({ work: 'double', number }))
    await expect(jobs[3]).rejects.toMatchObject({ code: 'unavailable' })
    expect(await Promise.all(jobs.slice(0, 3))).toEqual([2, 4, 6])
    await small.close()
  })
})
