import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import { type Rendered, type RenderJob, render } from './render.ts'

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await answer(job))
})

async function answer(job: RenderJob): Promise<WorkerAnswer<Rendered>> {
  try {
    return { result: await render(job) }
  } catch (error) {
    // The error message is left out because it may quote typed text and is written to the log.
    return {
      failure: `the ${job.format} could not be written: ${error instanceof Error ? error.name : typeof error}`,
    }
  }
}
