import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { writeReminder } from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { type Clock, day, deriveIndianDay, deriveIndianHour, minute } from '#server/lib/clock.ts'
import { claimForReminder, listWaiting } from './store.ts'

type Needs = { db: Database; clock: Clock; outbox: Outbox; publicUrl: string }

/** Nobody is written to before seven in the morning in India. */
const firstHour = 7
const soon = minute
const every = 15 * minute

/** One mail a day to each administrator who wants it, while somebody has waited for longer than a day. */
export async function remindAdmins({ db, clock, outbox, publicUrl }: Needs): Promise<void> {
  const now = clock()
  if (deriveIndianHour(now) < firstHour) return
  const waiting = await listWaiting(db, new Date(now.getTime() - day))
  if (waiting.length === 0) return
  const today = deriveIndianDay(now)
  while (await remindNext()) {}
  outbox.wake()

  /** The day of the mail and the mail itself in one transaction: both or neither. */
  function remindNext(): Promise<boolean> {
    return db.transaction(async tx => {
      const admin = await claimForReminder(tx, today)
      if (admin) await outbox.enqueue(tx, admin, writeReminder(admin, waiting, now, publicUrl))
      return admin !== undefined
    })
  }
}

/** Soon after the start and four times an hour. */
export function startReminders(app: FastifyInstance, needs: Needs) {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  let isStopping = false

  function run() {
    round = remindAdmins(needs)
      .catch(error => app.log.error({ err: error }, 'administrators could not be reminded'))
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
