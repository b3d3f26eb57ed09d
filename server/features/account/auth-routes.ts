import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { presentUser } from '#server/features/users/model.ts'
import { createAttempts } from '#server/lib/attempts.ts'
import { hour, minute } from '#server/lib/clock.ts'
import { createLater } from '#server/lib/later.ts'
import {
  forgotPasswordBody,
  loginBody,
  loginResult,
  message,
  registerBody,
  resetPasswordBody,
  secondStepBody,
  userView,
  verifyEmailBody,
} from '#shared/contract/account.ts'
import type { AccountNeeds } from './account-needs.ts'
import { readDeviceToken, sendDeviceToken } from './devices/device-cookie.ts'
import { useLink } from './links.ts'
import { login } from './login.ts'
import { createLoginLimits } from './login-limits.ts'
import type { SignIn, SignInFrom } from './open-account.ts'
import { confirmAddress, requestReset, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { passSecondStep } from './second-factor/second-step.ts'

const open = { access: 'public' } as const

export function authRoutes(needs: AccountNeeds): FastifyPluginAsyncZod {
  const { db, clock, sessions, publicUrl } = needs
  const limits = createLoginLimits(clock)
  const registrations = createAttempts(30, hour, clock)
  const linksByAddress = createAttempts(60, 15 * minute, clock)
  const mailsByAddress = createAttempts(20, hour, clock)
  const mailsByAccount = createAttempts(3, hour, clock)

  return async app => {
    const later = createLater(app)

    app.post(
      '/api/auth/register',
      { config: open, schema: { body: registerBody, response: { 201: message } } },
      async (request, reply) => {
        registrations.take(request.ip)
        await register(needs, request.body)
        return reply
          .status(201)
          .send({ message: 'Registration received. Our admin team will review it within 24-48 hours.' })
      },
    )

    app.post(
      '/api/auth/login',
      { config: open, schema: { body: loginBody, response: { 200: loginResult } } },
      async (request, reply) => {
        return welcome(reply, await login(needs, limits, { ...request.body, ...readVisitor(request) }))
      },
    )

    app.post(
      '/api/auth/second-steps',
      { config: open, schema: { body: secondStepBody, response: { 200: loginResult } } },
      async (request, reply) =>
        welcome(reply, await passSecondStep(needs, limits, request.body, readVisitor(request))),
    )

    function welcome(reply: FastifyReply, { sessionToken, user, deviceToken }: SignIn) {
      sendDeviceToken(reply, deviceToken, publicUrl)
      return { sessionToken, user: presentUser(user, clock()) }
    }

    app.post('/api/auth/logout', { config: open }, async (request, reply) => {
      if (request.signedIn) await sessions.close(request.signedIn.user.id, request.signedIn.sessionId)
      return reply.status(204).send()
    })

    app.get(
      '/api/auth/user',
      { config: { access: 'user' }, schema: { response: { 200: userView } } },
      async request => presentUser(readSignedIn(request).user, clock()),
    )

    app.post(
      '/api/auth/password-reset-requests',
      { config: open, schema: { body: forgotPasswordBody, response: { 202: message } } },
      async (request, reply) => {
        mailsByAddress.take(request.ip)
        mailsByAccount.take(request.body.email.toLowerCase())
        // An address with an account must not take longer to answer than one without.
        later(() => requestReset(needs, request.body.email))
        return reply
          .status(202)
          .send({ message: 'If this address has an account, a link to reset its password is on its way.' })
      },
    )

    app.post(
      '/api/auth/password-resets',
      { config: open, schema: { body: resetPasswordBody, response: { 200: message } } },
      async (request, reply) => {
        linksByAddress.take(request.ip)
        const { token, password } = request.body
        const deviceToken = await resetPassword(needs, token, password, readVisitor(request))
        sendDeviceToken(reply, deviceToken, publicUrl)
        return { message: 'Your password is set. You can sign in with it now.' }
      },
    )

    app.post(
      '/api/auth/email-verifications',
      { config: open, schema: { body: verifyEmailBody, response: { 200: message } } },
      async request => {
        linksByAddress.take(request.ip)
        const user = await db.transaction(async tx =>
          confirmAddress(tx, await useLink(tx, request.body.token, ['verify-email'], clock())),
        )
        sessions.evict(user.id)
        return { message: 'Your e-mail address is confirmed.' }
      },
    )
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
