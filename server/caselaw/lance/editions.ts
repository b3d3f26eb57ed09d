import { second } from '#server/lib/clock.ts'
import type { LanceLaw, OpenEdition } from './open-edition.ts'
import { loadPublished } from './published.ts'
import { takeLease } from './read-leases.ts'

/** Another process may publish. The published version is checked at most once in this time. */
const checkEvery = 2 * second
/** The lease is kept this long after a question, because a new lease for each question would cost more. */
const leaseLasts = 5 * second

type Edition = {
  version: number
  opened: Promise<OpenEdition>
  /** The number of questions that use it now. */
  users: number
  endLease: (() => void) | null
  leaseTimer: NodeJS.Timeout
}

export type Editions = {
  withEdition: <T>(work: (edition: OpenEdition, version: number) => Promise<T>) => Promise<T>
  /** Makes the next question check for a new edition at once. */
  expectNew: () => void
  /** Makes the next question open the edition anew, because it has files that it had not. */
  reopen: () => void
  close: () => Promise<void>
}

/**
 * Gives a new question the edition published last. An older one is closed after the last question using it.
 */
export function createEditions(folder: string, law: LanceLaw): Editions {
  let current: Edition | null = null
  let checkedAt = 0
  let isOutdated = false

  async function withEdition<T>(work: (edition: OpenEdition, version: number) => Promise<T>): Promise<T> {
    const edition = findCurrent()
    edition.users += 1
    try {
      return await work(await edition.opened, edition.version)
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
    if (current?.version === version && !isOutdated) return renewLease(current, endLease)
    isOutdated = false
    const before = current
    current = open(version, endLease)
    if (before) void closeUnused(before)
    return current
  }

  /**
   * A publication keeps the edition before it and all leased editions. The version is read again after
   * taking the lease: if it is the same, every publication that could remove it will find the lease.
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
    // This import loads the engine. The server start must not wait for it.
    const opened = import('./open-edition.ts').then(({ openEdition }) =>
      openEdition({ folder, version }, law),
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
    withEdition,
    expectNew: () => {
      checkedAt = 0
    },
    reopen: () => {
      checkedAt = 0
      isOutdated = true
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

/** Does nothing while a question uses the edition: the last question closes it. */
async function closeUnused(edition: Edition) {
  if (edition.users > 0) return
  clearTimeout(edition.leaseTimer)
  try {
    const { close } = await edition.opened
    close()
  } catch {
    // It did not open, so there is nothing to close. The caller got the error.
  } finally {
    releaseLease(edition)
  }
}

function releaseLease(edition: Edition) {
  edition.endLease?.()
  edition.endLease = null
}
