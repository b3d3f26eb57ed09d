import './engine-settings.ts'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type DataLock, LockedError, takeLock } from '#server/db/data-folder.ts'
import { type CaseIndex, type CaseWriter, LibraryBusyError } from '../library/case-index.ts'
import { completeState, isComplete } from './complete-state.ts'
import { createEditions } from './editions.ts'
import type { LanceLaw, SharedEdition } from './open-edition.ts'
import { loadPublished } from './published.ts'

/** An index that is only written to needs no law. */
export type LanceIndexOptions = { folder: string } & Partial<LanceLaw>

/** About three hundred files and native code. Loaded at the first use, so that no start waits for it. */
const loadEngine = () => Promise.all([import('./table.ts'), import('./publish-table.ts')])

/** Gives other threads of this process what they need to read the edition (shared-editions.ts). */
export type SharingIndex = CaseIndex & {
  withShared: <T>(work: (edition: SharedEdition) => Promise<T>) => Promise<T>
}

/** The embedded case index: one LanceDB table, read at the version that was published last. */
export function openLanceIndex({
  folder,
  relatedSections = () => [],
  thesaurus = () => [],
}: LanceIndexOptions): SharingIndex {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const editions = createEditions(folder, { relatedSections, thesaurus })

  return {
    withSnapshot: work => editions.withEdition(({ snapshot }) => work(snapshot)),
    withShared: work => editions.withEdition(({ memory }, version) => work({ folder, version, memory })),
    landmarks: async () => loadPublished(folder)?.landmarks ?? null,
    async beginWrite() {
      const lock = lockFolder(folder)
      try {
        return await openWriter(folder, { lock, onPublish: editions.expectNew })
      } catch (error) {
        lock.release()
        throw error
      }
    },
    async complete() {
      const lock = isComplete(folder) ? null : tryLock(folder)
      if (!lock) return
      try {
        await completeState(folder)
        editions.reopen()
      } finally {
        lock.release()
      }
    },
    close: editions.close,
  }
}

async function openWriter(
  folder: string,
  { lock, onPublish }: { lock: DataLock; onPublish: () => void },
): Promise<CaseWriter> {
  const [engine, { publishTable }] = await loadEngine()
  const writer = await engine.openWriter(folder)
  return {
    put: judgments => engine.writeJudgments(writer, judgments),
    remove: ids => engine.removeJudgments(writer, ids),
    async publish(landmarks = loadPublished(folder)?.landmarks ?? '') {
      await publishTable(writer, landmarks)
      onPublish()
    },
    async close() {
      writer.table.close()
      lock.release()
    },
  }
}

function lockFolder(folder: string): DataLock {
  const lock = tryLock(folder)
  if (lock) return lock
  throw new LibraryBusyError(
    `Something else is writing to the case library in ${folder}: another import, or a server that is putting in its landmark judgments. Run this again when it has finished.`,
  )
}

function tryLock(folder: string): DataLock | null {
  try {
    return takeLock(path.resolve(folder))
  } catch (error) {
    if (error instanceof LockedError) return null
    throw error
  }
}
