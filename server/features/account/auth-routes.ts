import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { presentUser } from '#server/features/users/model.ts'
import { day, hour, minute, second } from '#server/lib/clock.ts'
import { createDelayedWork } from '#server/lib/delayed-work.ts'
import { route } from '#server/route.ts'
import { readOwnUserCall } from '#shared/contract/account.ts'
import {
  loginCall,
  logoutCall,
  passSecondStepCall,
  registerCall,
  requestPasswordResetCall,
  resetPasswordCall,
  verifyEmailCall,
} from '#shared/contract/auth.ts'
import type { AccountNeeds } from './account-needs.ts'
import { createLoginLimits } from './account-needs.ts'
import { useLink } from './links.ts'
import { login } from './login.ts'
import type { SignIn, SignInFrom } from './open-account.ts'
import { confirmAddress, requestReset, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { passSecondStep } from './second-factor/second-step.ts'

export function authRoutes(needs: AccountNeeds): FastifyPluginAsync {
  const { db, clock, limits: counted, sessions, publicUrl } = needs
  const limits = createLoginLimits(counted)
  const registrations = counted.attempts('registrations', 30, hour)
  const linksByAddress = counted.attempts('links', 60, 15 * minute)
  const mailsByAddress = counted.attempts('mails by address', 20, hour)
  const mailsByAccount = counted.attempts('mails by account', 3, hour)

  return async app => {
    const later = createDelayedWork(app)

    route(app, registerCall, async ({ body, request }) => {
      await registrations.take(request.ip)
      await register(needs, body)
      return { message: 'Registration received. Our admin team will review it within 24-48 hours.' }
    })

    route(app, loginCall, async ({ body, request, reply }) =>
      welcome(reply, await login(needs, limits, { ...body, ...readVisitor(request) })),
    )

    route(app, passSecondStepCall, async ({ body, request, reply }) =>
      welcome(reply, await passSecondStep(needs, limits, body, readVisitor(request))),
    )

    function welcome(reply: FastifyReply, { sessionToken, user, deviceToken }: SignIn) {
      sendDeviceToken(reply, deviceToken, publicUrl)
      return { sessionToken, user: presentUser(user, clock()) }
    }

    route(app, logoutCall, async ({ request: { signedIn } }) => {
      if (signedIn) await sessions.close(signedIn.user.id, signedIn.sessionId)
    })

    route(app, readOwnUserCall, ({ user }) => presentUser(user, clock()))

    route(app, requestPasswordResetCall, async ({ body, request }) => {
      await mailsByAddress.take(request.ip)
      await mailsByAccount.take(body.email.toLowerCase())
      // Answering must take equally long whether or not the address has an account.
      later(() => requestReset(needs, body.email))
      return { message: 'If this address has an account, a link to reset its password is on its way.' }
    })

    route(app, resetPasswordCall, async ({ body, request, reply }) => {
      await linksByAddress.take(request.ip)
      const deviceToken = await resetPassword(needs, body.token, body.password, readVisitor(request))
      sendDeviceToken(reply, deviceToken, publicUrl)
      return { message: 'Your password is set. You can sign in with it now.' }
    })

    route(app, verifyEmailCall, async ({ body, request }) => {
      await linksByAddress.take(request.ip)
      const user = await db.transaction(async tx =>
        confirmAddress(tx, await useLink(tx, body.token, ['verify-email'], clock())),
      )
      sessions.evict(user.id)
      return { message: 'Your e-mail address is confirmed.' }
    })
  }
}

function readVisitor(request: FastifyRequest): SignInFrom {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    deviceToken: readDeviceToken(request),
    log: request.log,
  }
}

const deviceCookie = 'munshi-device'
const lifetime = (400 * day) / second

/**
 * A cookie that marks a browser as known; it does not sign anybody in. Scripts cannot read it, and it is sent to
 * /api/auth only.
 */
function readDeviceToken(request: FastifyRequest): string | undefined {
  const found = request.headers.cookie?.match(/(?:^|;\s*)munshi-device=([\w-]{43})(?:;|$)/)
  return found?.[1]
}

function sendDeviceToken(reply: FastifyReply, token: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${deviceCookie}=${token}; Path=/api/auth; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
  )
}
