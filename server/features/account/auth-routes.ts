import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readSignedIn } from '#server/features/sessions/public.ts'
import { presentUser } from '#server/features/users/public.ts'
import { createAttempts } from '#server/lib/attempts.ts'
import { hour } from '#server/lib/clock.ts'
import {
  forgotPasswordBody,
  loginBody,
  loginResult,
  message,
  registerBody,
  resetPasswordBody,
  userView,
  verifyEmailBody,
} from '#shared/contract/account.ts'
import type { AccountNeeds } from './account-needs.ts'
import { useLink } from './links.ts'
import { createLoginLimits, login } from './login.ts'
import { confirmAddress, requestReset, resetPassword } from './passwords.ts'
import { register } from './register.ts'

const open = { access: 'public' } as const

export function authRoutes(needs: AccountNeeds): FastifyPluginAsyncZod {
  const { db, clock, sessions } = needs
  const limits = createLoginLimits(clock)
  const registrations = createAttempts(30, hour, clock)
  const mailsByAddress = createAttempts(20, hour, clock)
  const mailsByAccount = createAttempts(3, hour, clock)

  return async app => {
    const underway = new Set<Promise<void>>()
    app.addHook('onClose', () => Promise.all(underway))

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
      async request => {
        const attempt = { ...request.body, address: request.ip, userAgent: request.headers['user-agent'] }
        const { sessionToken, user } = await login({ db, sessions, clock, limits }, attempt)
        return { sessionToken, user: presentUser(user, clock()) }
      },
    )

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
        // Not awaited: an address with an account must not take longer to answer than one without.
        const work: Promise<void> = requestReset(needs, request.body.email)
          .catch(error => request.log.error({ err: error }, 'a reset link could not be made'))
          .finally(() => underway.delete(work))
        underway.add(work)
        return reply
          .status(202)
          .send({ message: 'If this address has an account, a link to reset its password is on its way.' })
      },
    )

    app.post(
      '/api/auth/password-resets',
      { config: open, schema: { body: resetPasswordBody, response: { 200: message } } },
      async request => {
        await resetPassword(needs, request.body.token, request.body.password)
        return { message: 'Your password is set. You can sign in with it now.' }
      },
    )

    app.post(
      '/api/auth/email-verifications',
      { config: open, schema: { body: verifyEmailBody, response: { 200: message } } },
      async request => {
        const user = await db.transaction(async tx =>
          confirmAddress(tx, await useLink(tx, request.body.token, ['verify-email'], clock())),
        )
        sessions.evict(user.id)
        return { message: 'Your e-mail address is confirmed.' }
      },
    )
  }
}
