import './quiet-engine.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { LanceLaw, OpenEdition, SharedEdition } from './open-edition.ts'

export type { SharedEdition } from './open-edition.ts'

/** The editions of two publications: while one is replaced, there are questions to both. */
const mostOpen = 2

/**
 * Reads editions that another thread has loaded (SharingIndex), one question at a time. That thread says which
 * one, and keeps it on the disk until the question is answered.
 */
export function readSharedEditions(law: LanceLaw) {
  const editions = new Map<number, Promise<OpenEdition>>()

  function find(shared: SharedEdition): Promise<OpenEdition> {
    const known = editions.get(shared.version)
    if (known) return known
    const opened = import('./open-edition.ts').then(({ openEdition }) => openEdition(shared, law))
    editions.set(shared.version, opened)
    opened.catch(() => editions.delete(shared.version))
    const [oldest] = editions.keys()
    if (editions.size > mostOpen && oldest !== undefined) void close(oldest)
    return opened
  }

  async function close(version: number) {
    const edition = editions.get(version)
    editions.delete(version)
    const opened = await edition?.catch(() => null)
    opened?.close()
  }

  return async <T>(shared: SharedEdition, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
    work((await find(shared)).snapshot)
}
