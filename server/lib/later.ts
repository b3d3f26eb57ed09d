import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Work whose length must not show in an answer: it begins a while after the answer has left, never at the same distance. Stopping waits for it. */
export function createLater(app: FastifyInstance) {
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
