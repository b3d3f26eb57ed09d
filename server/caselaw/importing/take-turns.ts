import { setTimeout as sleep } from 'node:timers/promises'
import { type CaseIndex, type CaseWriter, LibraryBusyError } from '../library/case-index.ts'

const triedAgain = 200

/**
 * A writer for one of several imports at once: each writes a batch when no other writes. What one has put and not
 * published becomes visible with whichever publication comes first.
 */
export function takeTurns(
  index: Pick<CaseIndex, 'beginWrite' | 'prepare'>,
  signal?: AbortSignal,
): CaseWriter {
  async function waitForTurn(): Promise<CaseWriter> {
    for (;;)
      try {
        return await index.beginWrite()
      } catch (failure) {
        if (!(failure instanceof LibraryBusyError) || signal?.aborted) throw failure
        await sleep(triedAgain)
      }
  }

  async function inTurn(work: (writer: CaseWriter) => Promise<void>) {
    const writer = await waitForTurn()
    try {
      await work(writer)
    } finally {
      await writer.close()
    }
  }

  return {
    put: async judgments => {
      index.prepare?.(judgments)
      await inTurn(writer => writer.put(judgments))
    },
    remove: async ids => {
      if (ids.length > 0) await inTurn(writer => writer.remove(ids))
    },
    publish: landmarks => inTurn(writer => writer.publish(landmarks)),
    close: async () => {},
  }
}
