import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { presentUser } from '#server/features/users/model.ts'
import { createAttempts } from '#server/lib/attempts.ts'
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
  const { db, clock, sessions, publicUrl } = needs
  const limits = createLoginLimits(clock)
  const registrations = createAttempts(30, hour, clock)
  const linksByAddress = createAttempts(60, 15 * minute, clock)
  const mailsByAddress = createAttempts(20, hour, clock)
  const mailsByAccount = createAttempts(3, hour, clock)

  return async app => {
    const later = createDelayedWork(app)

    route(app, registerCall, async ({ body, request }) => {
      registrations.take(request.ip)
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

    route(app, requestPasswordResetCall, ({ body, request }) => {
      mailsByAddress.take(request.ip)
      mailsByAccount.take(body.email.toLowerCase())
      // Answering must take equally long whether or not the address has an account.
      later(() => requestReset(needs, body.email))
      return { message: 'If this address has an account, a link to reset its password is on its way.' }
    })

    route(app, resetPasswordCall, async ({ body, request, reply }) => {
      linksByAddress.take(request.ip)
      const deviceToken = await resetPassword(needs, body.token, body.password, readVisitor(request))
      sendDeviceToken(reply, deviceToken, publicUrl)
      return { message: 'Your password is set. You can sign in with it now.' }
    })

    route(app, verifyEmailCall, async ({ body, request }) => {
      linksByAddress.take(request.ip)
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
