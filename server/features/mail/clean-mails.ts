import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { type Clock, day, hour } from '#server/lib/clock.ts'
import { cleanOutbox } from './store.ts'

/** Links are removed after this time. None works longer but an invitation, which a mail server has taken long before. */
const linksFor = 7 * day
const keepFor = 90 * day
const every = 6 * hour

/** At the start and four times a day: deletes old mails, and the links of mails whose links have expired. */
export function cleanMails(app: FastifyInstance, db: Database, clock: Clock) {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  function clean() {
    const now = clock().getTime()
    round = cleanOutbox(db, new Date(now - keepFor), new Date(now - linksFor)).catch(error =>
      app.log.error({ err: error }, 'old mails could not be tidied'),
    )
    return round
  }

  app.addHook('onReady', async () => {
    await clean()
    timer = setInterval(clean, every).unref()
  })
  app.addHook('onClose', () => {
    clearInterval(timer)
    return round
  })
}
