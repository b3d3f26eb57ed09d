import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { untilDone } from './until-done.ts'

it('tries again until it succeeds, and tells each failure', async () => {
  const failures: unknown[] = []
  let tries = 0
  await new Promise<void>(done => {
    const work = async () => {
      tries += 1
      if (tries < 3) throw new Error(`not yet ${tries}`)
      done()
    }
    untilDone(work, failure => failures.push(failure), 1)
  })
  expect(failures.map(String)).toEqual(['Error: not yet 1', 'Error: not yet 2'])
  await sleep(10)
  expect(tries).toBe(3)
})

it('stops when it is told to', async () => {
  let tries = 0
  const stop = untilDone(
    async () => {
      tries += 1
      throw new Error('never')
    },
    () => stop(),
    1,
  )
  await sleep(20)
  expect(tries).toBe(1)
})
