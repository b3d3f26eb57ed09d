import { setTimeout as sleep } from 'node:timers/promises'
import type { FillingError } from './filling-error.ts'

/** How often a thing is tried again that may go well the next time. */
export type Patience = {
  attempts: number
  /** Milliseconds before the next attempt, after so many that failed. */
  waitFor: (failed: number) => number
  /** A connection on which nothing comes for so many milliseconds is given up. */
  idle: number
}

/** About two minutes without a byte, then it is told. */
export const patience: Patience = {
  attempts: 6,
  waitFor: failed => Math.min(30_000, 1000 * 2 ** failed),
  idle: 60_000,
}

/** May go well the next time. When it does not, `failure` is what is told. */
export class PassingError extends Error {
  readonly failure: FillingError
  /** Whether something came before it failed: then it counts as the first failure. */
  readonly hasMoved: boolean

  constructor(failure: FillingError, hasMoved = false) {
    super(failure.message)
    this.failure = failure
    this.hasMoved = hasMoved
  }
}

export async function tryPatiently<Result>(
  { attempts, waitFor }: Patience,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let failed = 0; ; ) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PassingError)) throw error
      failed = error.hasMoved ? 1 : failed + 1
      if (failed >= attempts) throw error.failure
    }
    await sleep(waitFor(failed), undefined, { signal })
  }
}
