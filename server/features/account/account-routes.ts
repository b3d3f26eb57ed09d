import type { FastifyPluginAsync } from 'fastify'
import * as letters from '#server/features/mail/letters.ts'
import { presentUser } from '#server/features/users/model.ts'
import { keepUserLanguage } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { hour, minute } from '#server/lib/clock.ts'
import { route } from '#server/route.ts'
import {
  changePasswordCall,
  changeProfileCall,
  deleteAccountCall,
  exportAccountCall,
  keepLanguageCall,
  listDevicesCall,
  requestVerificationCall,
  signOutDeviceCall,
  signOutOthersCall,
} from '#shared/contract/account.ts'
import { said, sayInEnglish } from '#shared/messages/said.ts'
import type { AccountNeeds } from './account-needs.ts'
import { createLink } from './links.ts'
import { changePassword, requirePassword } from './passwords.ts'
import { changeProfile, deleteAccount } from './profile.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'

export function accountRoutes(needs: AccountNeeds): FastifyPluginAsync {
  const { db, clock, limits, sessions, outbox, publicUrl, personalData } = needs
  const passwordChecks = limits.attempts('password checks', 10, 15 * minute)
  const verifications = limits.attempts('address mails', 3, hour)

  return async app => {
    await app.register(secondFactorRoutes(needs, passwordChecks))

    route(app, changeProfileCall, async ({ signedIn, body }) =>
      presentUser(await changeProfile(needs, signedIn, body), clock()),
    )

    route(app, keepLanguageCall, async ({ user, body }) => {
      const changed = await keepUserLanguage(db, user.id, body.language)
      sessions.evict(user.id)
      return presentUser(changed, clock())
    })

    route(app, changePasswordCall, async ({ signedIn, body }) => {
      await changePassword(needs, signedIn, body, passwordChecks)
      return { message: 'Your password is changed. Your other devices have been signed out.' }
    })

    route(app, requestVerificationCall, async ({ user }) => {
      if (user.emailVerified) throw new AppError('conflict', said('emailConfirmedBefore'))
      await verifications.take(String(user.id))
      await db.transaction(async tx => {
        const link = await createLink(tx, user, 'verify-email', publicUrl, clock())
        await outbox.enqueue(tx, user, letters.writeVerifyLink(user, link))
      })
      return { message: `A link to confirm your address is on its way to ${user.email}.` }
    })

    route(app, listDevicesCall, async ({ signedIn: { user, sessionId } }) =>
      (await sessions.list(user.id)).map(row => ({
        id: row.id,
        device: row.device,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        current: row.id === sessionId,
      })),
    )

    route(app, signOutDeviceCall, async ({ user, params }) => {
      const closed = await sessions.close(user.id, params.id)
      if (!closed) throw new AppError('not_found', said('deviceOut'))
    })

    route(app, signOutOthersCall, async ({ signedIn: { user, sessionId } }) => {
      const closed = await sessions.closeOthers(user.id, sessionId)
      const answer = closed === 0 ? said('noOtherDevice') : said('othersSignedOut', { count: closed })
      return { message: sayInEnglish(answer) }
    })

    route(app, exportAccountCall, async ({ user, reply }) => {
      reply.header('content-disposition', 'attachment; filename="munshi-my-data.json"')
      const now = clock()
      return { exportedAt: now.toISOString(), ...(await personalData.exportOf(db, user, now)) }
    })

    route(app, deleteAccountCall, async ({ user, body }) => {
      const checked = await requirePassword(db, user.id, body.password, passwordChecks, 'password')
      await deleteAccount(needs, checked)
    })
  }
}
