import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as letters from '#server/features/mail/letters.ts'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { presentUser } from '#server/features/users/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { createAttempts } from '#server/lib/attempts.ts'
import { hour, minute } from '#server/lib/clock.ts'
import {
  changePasswordBody,
  deleteAccountBody,
  deviceView,
  message,
  profileBody,
  userView,
} from '#shared/contract/account.ts'
import { idParams } from '#shared/contract/numbers.ts'
import type { AccountNeeds } from './account-needs.ts'
import { createLink } from './links.ts'
import { changePassword, requirePassword } from './passwords.ts'
import { changeProfile, deleteAccount } from './profile.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'

const own = { access: 'user' } as const

export function accountRoutes(needs: AccountNeeds): FastifyPluginAsyncZod {
  const { db, clock, sessions, outbox, publicUrl, personalData } = needs
  const passwordChecks = createAttempts(10, 15 * minute, clock)
  const verifications = createAttempts(3, hour, clock)

  return async app => {
    await app.register(secondFactorRoutes(needs, passwordChecks))

    app.patch(
      '/api/account',
      { config: own, schema: { body: profileBody, response: { 200: userView } } },
      async request => presentUser(await changeProfile(needs, readSignedIn(request), request.body), clock()),
    )

    app.put(
      '/api/account/password',
      { config: own, schema: { body: changePasswordBody, response: { 200: message } } },
      async request => {
        await changePassword(needs, readSignedIn(request), request.body, passwordChecks)
        return { message: 'Your password is changed. Your other devices have been signed out.' }
      },
    )

    app.post(
      '/api/account/email-verification-requests',
      { config: own, schema: { response: { 202: message } } },
      async (request, reply) => {
        const { user } = readSignedIn(request)
        if (user.emailVerified) throw new AppError('conflict', 'Your e-mail address is already confirmed.')
        verifications.take(String(user.id))
        await db.transaction(async tx => {
          const link = await createLink(tx, user, 'verify-email', publicUrl, clock())
          await outbox.enqueue(tx, user, letters.writeVerifyLink(user, link))
        })
        return reply
          .status(202)
          .send({ message: `A link to confirm your address is on its way to ${user.email}.` })
      },
    )

    app.get(
      '/api/account/devices',
      { config: own, schema: { response: { 200: z.array(deviceView) } } },
      async request => {
        const { user, sessionId } = readSignedIn(request)
        const rows = await sessions.list(user.id)
        return rows.map(row => ({
          id: row.id,
          device: row.device,
          createdAt: row.createdAt.toISOString(),
          lastSeenAt: row.lastSeenAt.toISOString(),
          current: row.id === sessionId,
        }))
      },
    )

    app.delete(
      '/api/account/devices/:id',
      {
        config: own,
        schema: { params: idParams },
      },
      async (request, reply) => {
        const closed = await sessions.close(readSignedIn(request).user.id, request.params.id)
        if (!closed) throw new AppError('not_found', 'This device is already signed out.')
        return reply.status(204).send()
      },
    )

    app.delete(
      '/api/account/devices',
      { config: own, schema: { response: { 200: message } } },
      async request => {
        const { user, sessionId } = readSignedIn(request)
        const closed = await sessions.closeOthers(user.id, sessionId)
        const devices = closed === 1 ? '1 other device' : `${closed} other devices`
        return { message: closed === 0 ? 'No other device was signed in.' : `${devices} signed out.` }
      },
    )

    app.get('/api/account/export', { config: own }, async (request, reply) => {
      const { user } = readSignedIn(request)
      reply.header('content-disposition', 'attachment; filename="munshi-my-data.json"')
      const now = clock()
      return { exportedAt: now.toISOString(), ...(await personalData.exportOf(db, user, now)) }
    })

    app.delete(
      '/api/account',
      { config: own, schema: { body: deleteAccountBody } },
      async (request, reply) => {
        const user = await requirePassword(
          db,
          readSignedIn(request).user.id,
          request.body.password,
          passwordChecks,
          'password',
        )
        await deleteAccount(needs, user)
        return reply.status(204).send()
      },
    )
  }
}
