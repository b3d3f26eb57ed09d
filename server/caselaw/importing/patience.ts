import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#server/lib/app-error.ts'
import type { CaseIndex, CaseWriter } from '../library/case-index.ts'

/** Twice as long each time: half a minute in all. */
const [firstPause, mostTries] = [1000, 6]

/** A cluster that is busy, or that loses a node, soon answers again: an import of hours goes on then. All it asks and writes may be done twice. */
export function bePatient(index: CaseIndex, signal?: AbortSignal): CaseIndex {
  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await work()
      } catch (failure) {
        if (!isUnavailable(failure) || tries === mostTries || signal?.aborted) throw failure
        await sleep(firstPause * 2 ** (tries - 1))
      }
  }

  return {
    ...index,
    withSnapshot: work => patiently(() => index.withSnapshot(work)),
    async beginWrite(): Promise<CaseWriter> {
      const writer = await patiently(() => index.beginWrite())
      return {
        ...writer,
        put: judgments => patiently(() => writer.put(judgments)),
        remove: ids => patiently(() => writer.remove(ids)),
        publish: landmarks => patiently(() => writer.publish(landmarks)),
      }
    },
  }
}

function isUnavailable(failure: unknown): boolean {
  return failure instanceof AppError && failure.code === 'unavailable'
}
