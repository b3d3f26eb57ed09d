import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Attempts } from '#server/lib/attempts.ts'
import {
  codeBody,
  passwordBody,
  recoveryCodeList,
  secondFactorKey,
  secondFactorView,
} from '#shared/contract/account.ts'
import { idParams } from '#shared/contract/numbers.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { isShortForAdmin } from '../password-rules.ts'
import { requirePassword } from '../passwords.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  describeSecondFactor,
  renewRecoveryCodes,
  turnOff,
} from './enrol.ts'
import { resetSecondFactor } from './reset-by-admin.ts'

const own = { access: 'user' } as const
const address = '/api/account/second-factor'

/** `passwordChecks` is shared with the other acts that ask for the password again. */
export function secondFactorRoutes(needs: AccountNeeds, passwordChecks: Attempts): FastifyPluginAsyncZod {
  const { db } = needs
  const check = (userId: number, password: string) =>
    requirePassword(db, userId, password, passwordChecks, 'password')

  return async app => {
    app.get(address, { config: own, schema: { response: { 200: secondFactorView } } }, async request =>
      describeSecondFactor(db, readSignedIn(request).user),
    )

    app.post(
      address,
      { config: own, schema: { body: passwordBody, response: { 200: secondFactorKey } } },
      async request => {
        const user = await check(readSignedIn(request).user.id, request.body.password)
        return beginEnrolment(needs, user)
      },
    )

    app.put(
      address,
      { config: own, schema: { body: codeBody, response: { 200: recoveryCodeList } } },
      async request => {
        const signedIn = readSignedIn(request)
        passwordChecks.take(String(signedIn.user.id))
        const recoveryCodes = await confirmEnrolment(needs, signedIn, request.body.code)
        passwordChecks.clear(String(signedIn.user.id))
        return { recoveryCodes }
      },
    )

    app.delete(address, { config: own, schema: { body: passwordBody } }, async (request, reply) => {
      const { password } = request.body
      const user = await check(readSignedIn(request).user.id, password)
      if (user.role === 'admin' && isShortForAdmin(password)) throw needsLongerFirst()
      await turnOff(needs, user)
      return reply.status(204).send()
    })

    app.post(
      `${address}/recovery-codes`,
      { config: own, schema: { body: passwordBody, response: { 200: recoveryCodeList } } },
      async request => {
        const user = await check(readSignedIn(request).user.id, request.body.password)
        return { recoveryCodes: await renewRecoveryCodes(needs, user) }
      },
    )

    app.delete(
      '/api/admin/users/:id/second-factor',
      { config: { access: 'admin' }, schema: { params: idParams } },
      async (request, reply) => {
        await resetSecondFactor(needs, readSignedIn(request).user, request.params.id)
        return reply.status(204).send()
      },
    )
  }
}

function needsLongerFirst(): AppError {
  const message =
    'Administrators without a second step need a password of at least 12 characters. Change it first.'
  return new AppError('validation', message, { field: 'password', errors: [{ field: 'password', message }] })
}
