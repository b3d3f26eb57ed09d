import type { FastifyPluginAsync } from 'fastify'
import { type AppError, refuseField } from '#server/lib/app-error.ts'
import type { Attempts } from '#server/lib/attempts.ts'
import { route } from '#server/route.ts'
import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
  resetSecondFactorCall,
  turnOffSecondFactorCall,
} from '#shared/contract/second-factor.ts'
import { said } from '#shared/messages/said.ts'
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

/** `passwordChecks` is shared with the other acts that ask for the password again. */
export function secondFactorRoutes(needs: AccountNeeds, passwordChecks: Attempts): FastifyPluginAsync {
  const { db } = needs
  const check = (userId: number, password: string) =>
    requirePassword(db, userId, password, passwordChecks, 'password')

  return async app => {
    route(app, readSecondFactorCall, ({ user }) => describeSecondFactor(db, user))

    route(app, beginEnrolmentCall, async ({ user, body }) =>
      beginEnrolment(needs, await check(user.id, body.password)),
    )

    route(app, confirmEnrolmentCall, async ({ signedIn, user, body }) => {
      await passwordChecks.take(String(user.id))
      const recoveryCodes = await confirmEnrolment(needs, signedIn, body.code)
      await passwordChecks.clear(String(user.id))
      return { recoveryCodes }
    })

    route(app, turnOffSecondFactorCall, async ({ user, body: { password } }) => {
      const checked = await check(user.id, password)
      if (checked.role === 'admin' && isShortForAdmin(password)) throw needsLongerFirst()
      await turnOff(needs, checked)
    })

    route(app, renewRecoveryCodesCall, async ({ user, body }) => {
      const checked = await check(user.id, body.password)
      return { recoveryCodes: await renewRecoveryCodes(needs, checked) }
    })

    route(app, resetSecondFactorCall, ({ user, params }) => resetSecondFactor(needs, user, params.id))
  }
}

function needsLongerFirst(): AppError {
  return refuseField('password', said('passwordLongerFirst'))
}
