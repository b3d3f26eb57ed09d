import { second } from '#server/lib/clock.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { OpenEdition, RelatedSections } from './open-edition.ts'
import { loadPublished } from './published.ts'
import { takeLease } from './read-leases.ts'

/** Another process may publish: that is looked for at most so often. */
const checkEvery = 2 * second
/** Between two questions an edition stays leased for so long: taking a lease for each would cost more. */
const leaseLasts = 5 * second

type Edition = {
  version: number
  opened: Promise<OpenEdition>
  /** How many questions are being answered from it. */
  users: number
  endLease: (() => void) | null
  leaseTimer: NodeJS.Timeout
}

export type Editions = {
  withSnapshot: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>
  /** The next question looks for a new edition, however short ago the last one did. */
  expectNew: () => void
  close: () => Promise<void>
}

/**
 * The editions that questions are answered from. A new question gets the one that was published last; an older one is
 * closed when the last question that began with it is answered.
 */
export function createEditions(folder: string, relatedSections: RelatedSections): Editions {
  let current: Edition | null = null
  let checkedAt = 0

  async function withSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const edition = findCurrent()
    edition.users += 1
    try {
      const { snapshot } = await edition.opened
      return await work(snapshot)
    } finally {
      edition.users -= 1
      if (edition !== current) await closeUnused(edition)
      else edition.leaseTimer.refresh()
    }
  }

  function findCurrent(): Edition {
    const isFresh = Date.now() - checkedAt < checkEvery
    if (current?.endLease && isFresh) return current
    checkedAt = Date.now()
    const { version, endLease } = leasePublished()
    if (current?.version === version) return renewLease(current, endLease)
    const before = current
    current = open(version, endLease)
    if (before) void closeUnused(before)
    return current
  }

  /**
   * A publication keeps the edition before it and those that are leased. The state is read again after leasing: if it is
   * still the same, every publication that could remove it will find the lease.
   */
  function leasePublished() {
    for (;;) {
      const version = loadVersion()
      const endLease = takeLease(folder, version)
      if (loadVersion() === version) return { version, endLease }
      endLease()
    }
  }

  function loadVersion(): number {
    return loadPublished(folder)?.version ?? 0
  }

  function open(version: number, endLease: () => void): Edition {
    // With it comes the engine, which no start waits for.
    const opened = import('./open-edition.ts').then(({ openEdition }) =>
      openEdition(folder, version, relatedSections),
    )
    const leaseTimer = setTimeout(() => {
      if (edition.users === 0) releaseLease(edition)
    }, leaseLasts)
    leaseTimer.unref()
    const edition: Edition = { version, opened, users: 0, endLease, leaseTimer }
    opened.catch(() => {
      // The next question tries again.
      releaseLease(edition)
      if (current === edition) current = null
    })
    return edition
  }

  async function close() {
    const last = current
    current = null
    if (last) await closeUnused(last)
  }

  return {
    withSnapshot,
    expectNew: () => {
      checkedAt = 0
    },
    close,
  }
}

function renewLease(edition: Edition, endLease: () => void): Edition {
  releaseLease(edition)
  edition.endLease = endLease
  edition.leaseTimer.refresh()
  return edition
}

/** Does nothing while questions are being answered from it: the last of them closes it. */
async function closeUnused(edition: Edition) {
  if (edition.users > 0) return
  clearTimeout(edition.leaseTimer)
  try {
    const { close } = await edition.opened
    close()
  } catch {
    // What could not be opened need not be closed: the caller got the error.
  } finally {
    releaseLease(edition)
  }
}

function releaseLease(edition: Edition) {
  edition.endLease?.()
  edition.endLease = null
}
