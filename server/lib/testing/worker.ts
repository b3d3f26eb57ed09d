import { parentPort } from 'node:worker_threads'

type Job = { work: 'double' | 'hang' | 'crash' | 'fail'; number: number }

/** What a worker may do to its pool. */
parentPort?.on('message', ({ work, number }: Job) => {
  if (work === 'hang') for (;;);
  if (work === 'crash') process.exit(3)
  if (work === 'fail') parentPort?.postMessage({ failure: 'it did not work' })
  else parentPort?.postMessage({ result: number * 2 })
})
