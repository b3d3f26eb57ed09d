import './engine-settings.ts'
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
  const editions = new Map<string, Promise<OpenEdition>>()

  function find(shared: SharedEdition): Promise<OpenEdition> {
    const name = nameOf(shared)
    const known = editions.get(name)
    if (known) return known
    const opened = import('./open-edition.ts').then(({ openEdition }) => openEdition(shared, law))
    editions.set(name, opened)
    opened.catch(() => editions.delete(name))
    const [oldest] = editions.keys()
    if (editions.size > mostOpen && oldest !== undefined) void close(oldest)
    return opened
  }

  async function close(name: string) {
    const edition = editions.get(name)
    editions.delete(name)
    const opened = await edition?.catch(() => null)
    opened?.close()
  }

  return async <T>(shared: SharedEdition, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
    work((await find(shared)).snapshot)
}

/** The same publication is opened again when word lists have been made for it. */
function nameOf({ version, memory }: SharedEdition): string {
  return memory.lists ? `${version} with lists` : String(version)
}
