import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { route } from '#server/route.ts'
import { listMailsCall, retryMailCall } from '#shared/contract/mail.ts'
import type { Outbox } from './model.ts'
import { presentMail } from './present-mail.ts'
import { listMails, requeueMail } from './store.ts'

const mostShown = 500

type Needs = { db: Database; clock: Clock; outbox: Outbox; canSend: boolean }

export function mailRoutes({ db, clock, outbox, canSend }: Needs): FastifyPluginAsync {
  return async app => {
    route(app, listMailsCall, async () => {
      const mails = await listMails(db, mostShown)
      return { canSend, mails: mails.map(mail => presentMail(mail, canSend)) }
    })

    route(app, retryMailCall, async ({ params }) => {
      const mail = await requeueMail(db, params.id, clock())
      if (!mail) throw new AppError('not_found', 'No failed mail with this number')
      outbox.wake()
      return { message: 'The mail is queued again' }
    })
  }
}
