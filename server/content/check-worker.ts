import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import { createFormChecker, type FormFindings } from './check-forms.ts'
import type { FormSource } from './sources.ts'

const checkForms = createFormChecker(workerData)

parentPort?.on('message', (forms: FormSource[]) => {
  parentPort?.postMessage(answer(forms))
})

function answer(forms: FormSource[]): WorkerAnswer<FormFindings[]> {
  try {
    return { result: checkForms(forms) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
