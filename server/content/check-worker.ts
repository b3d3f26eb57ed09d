import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import { checkFormsHere, type FormFindings } from './check-forms.ts'
import type { ContentSources } from './sources.ts'

parentPort?.on('message', (sources: ContentSources) => {
  parentPort?.postMessage(answer(sources))
})

function answer(sources: ContentSources): WorkerAnswer<FormFindings[]> {
  try {
    return { result: checkFormsHere(sources) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
