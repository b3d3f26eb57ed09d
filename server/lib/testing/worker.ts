import { parentPort } from 'node:worker_threads'
import { giveUp } from '../worker-pool.ts'

type Job = {
  work: 'double' | 'hang' | 'crash' | 'fail' | 'wait' | 'crash once'
  number: number
  /** How often this job was begun, by any thread. */
  begun?: Int32Array
}

/** What a worker may do to its pool. */
parentPort?.on('message', (message: Job | typeof giveUp) => {
  if (message === giveUp) return void parentPort?.postMessage({ failure: 'given up' })
  const { work, number, begun } = message
  if (work === 'wait') return
  if (work === 'crash once' && begun && Atomics.add(begun, 0, 1) === 0) throw new Error('out of order')
  if (work === 'hang') for (;;);
  if (work === 'crash') process.exit(3)
  if (work === 'fail') parentPort?.postMessage({ failure: 'it did not work' })
  else parentPort?.postMessage({ result: number * 2 })
})
