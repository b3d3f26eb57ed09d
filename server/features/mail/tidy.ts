import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { type Clock, day, hour } from '#server/lib/clock.ts'
import { tidyOutbox } from './store.ts'

/** No link in a mail works longer than this. */
const linksFor = 7 * day
const keepFor = 90 * day
const every = 6 * hour

/** At the start and four times a day: what mails say about people is not kept for ever, nor is a link past its time. */
export function tidyMails(app: FastifyInstance, db: Database, clock: Clock) {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  function tidy() {
    const now = clock().getTime()
    round = tidyOutbox(db, new Date(now - keepFor), new Date(now - linksFor)).catch(error =>
      app.log.error({ err: error }, 'old mails could not be tidied'),
    )
    return round
  }

  app.addHook('onReady', async () => {
    await tidy()
    timer = setInterval(tidy, every).unref()
  })
  app.addHook('onClose', () => {
    clearInterval(timer)
    return round
  })
}
