import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { mailList } from '#shared/contract/admin-users.ts'
import { idParams } from '#shared/contract/numbers.ts'
import type { Outbox } from './model.ts'
import { presentMail } from './present-mail.ts'
import { listMails, requeueMail } from './store.ts'

const mostShown = 500

type Needs = { db: Database; clock: Clock; outbox: Outbox; canSend: boolean }

export function mailRoutes({ db, clock, outbox, canSend }: Needs): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/api/admin/mail',
      { config: { access: 'admin' }, schema: { response: { 200: mailList } } },
      async () => {
        const mails = await listMails(db, mostShown)
        return { canSend, mails: mails.map(mail => presentMail(mail, canSend)) }
      },
    )

    app.post(
      '/api/admin/mail/:id/retries',
      {
        config: { access: 'admin' },
        schema: {
          params: idParams,
          response: { 202: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const mail = await requeueMail(db, request.params.id, clock())
        if (!mail) throw new AppError('not_found', 'No failed mail with this number')
        outbox.wake()
        return reply.status(202).send({ message: 'The mail is queued again' })
      },
    )
  }
}
