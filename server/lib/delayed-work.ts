import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Runs work after the answer, with a random delay, so that the answer's time does not reveal it. A stop waits for it.
 */
export function createDelayedWork(app: FastifyInstance) {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()
  const underway = new Set<Promise<void>>()

  function start(work: () => Promise<void>) {
    const run = work()
      .catch(error => app.log.error({ err: error }, 'what was to be done later failed'))
      .finally(() => underway.delete(run))
    underway.add(run)
  }

  app.addHook('preClose', async () => {
    for (const [timer, work] of waiting) {
      clearTimeout(timer)
      start(work)
    }
    waiting.clear()
    await Promise.all(underway)
  })

  return function later(work: () => Promise<void>) {
    const timer = setTimeout(
      () => {
        waiting.delete(timer)
        start(work)
      },
      randomInt(100, 600),
    )
    waiting.set(timer, work)
  }
}
