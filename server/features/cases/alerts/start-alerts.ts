import type { FastifyInstance } from 'fastify'
import { minute } from '#server/lib/clock.ts'
import { describeWithoutWords } from '#server/lib/log-options.ts'
import { type AlertNeeds, sendAlerts } from './send-alerts.ts'

const soon = minute
const every = 15 * minute

/** Looks for new judgments soon after the start and four times an hour. A stop waits for the search under way. */
export function startAlerts(app: FastifyInstance, needs: AlertNeeds) {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  let isStopping = false

  /** The log gets what failed and where, never the question: an engine's message may quote it. */
  function warn(failure: unknown) {
    app.log.warn({ failure: describeWithoutWords(failure) }, 'a saved search could not be compared')
  }

  function run() {
    round = sendAlerts(needs, warn, () => isStopping)
      .catch(warn)
      .finally(() => plan(every))
  }

  function plan(delay: number) {
    if (!isStopping) timer = setTimeout(run, delay).unref()
  }

  app.addHook('onReady', async () => plan(soon))
  app.addHook('preClose', () => {
    isStopping = true
    clearTimeout(timer)
    return round
  })
}
