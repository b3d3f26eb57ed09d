import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Library } from '#server/content/library.ts'
import type { ResourceContent } from '#server/content/resources.ts'
import type { Database } from '#server/db/client.ts'
import { accountRoutes } from '#server/features/account/account-routes.ts'
import { authRoutes } from '#server/features/account/auth-routes.ts'
import { createLink } from '#server/features/account/links.ts'
import type { CaseLibrary } from '#server/features/cases/case-library.ts'
import { caseRoutes } from '#server/features/cases/routes.ts'
import { createRenderer } from '#server/features/documents/renderer.ts'
import { documentRoutes } from '#server/features/documents/routes.ts'
import { draftRoutes } from '#server/features/drafts/routes.ts'
import { checkAnswersOf } from '#server/features/forms/check-answers.ts'
import { formRoutes } from '#server/features/forms/routes.ts'
import { healthRoutes } from '#server/features/health/routes.ts'
import { createOutbox } from '#server/features/mail/public.ts'
import { mailRoutes } from '#server/features/mail/routes.ts'
import { startMailSender } from '#server/features/mail/sender.ts'
import { newsletterRoutes } from '#server/features/newsletter/routes.ts'
import { procedureRoutes } from '#server/features/procedures/routes.ts'
import { resourceRoutes } from '#server/features/resources/routes.ts'
import { createSessions, guardRoutes } from '#server/features/sessions/public.ts'
import { supportRoutes } from '#server/features/support/routes.ts'
import { updateRoutes } from '#server/features/updates/routes.ts'
import { adminUserRoutes } from '#server/features/users/admin-routes.ts'
import { createUsage } from '#server/features/users/public.ts'
import type { Clock } from '#server/lib/clock.ts'
import { answerUnroutable, handleErrors } from '#server/lib/error-handler.ts'
import { serveWeb } from '#server/lib/web-files.ts'

export type AppNeeds = {
  db: Database
  clock: Clock
  library: Library
  resources: ResourceContent
  /** Whoever opened it closes it. */
  cases: CaseLibrary
  publicUrl: string
  mail: { SMTP_URL?: string; MAIL_FROM: string }
  trustProxy: boolean
  logger: FastifyServerOptions['logger']
  /** The folder of the built site; without one only the API is served. */
  webFolder?: string
  /** Requests a minute from one address. */
  requestsPerMinute?: number
  /** Hears of every route as 'METHOD /path'. */
  onRoute?: (route: string) => void
}

export type App = Awaited<ReturnType<typeof buildApp>>

const megabyte = 1024 * 1024

export async function buildApp(needs: AppNeeds) {
  const { db, clock, library, publicUrl, trustProxy, logger } = needs
  const app = Fastify({
    logger,
    trustProxy,
    genReqId: () => randomBytes(6).toString('hex'),
    bodyLimit: megabyte,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  const { onRoute } = needs
  if (onRoute)
    app.addHook('onRoute', route =>
      [route.method].flat().forEach(method => {
        onRoute(`${method} ${route.url}`)
      }),
    )

  closeConnectionsWhenStopping(app)
  nameRequests(app)

  const sessions = createSessions(db, clock)
  const outbox = createOutbox(clock)
  const sender = startMailSender(db, outbox, needs.mail, clock, app.log)
  app.addHook('onClose', () => sender.stop())

  await app.register(helmet, { contentSecurityPolicy: { directives: securityPolicy(publicUrl) } })
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, { max: needs.requestsPerMinute ?? 1200, timeWindow: 60_000 })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Munshi', version: '1' } },
    transform: jsonSchemaTransform,
  })
  guardRoutes(app, sessions)

  const account = { db, clock, sessions, outbox, publicUrl }
  await app.register(healthRoutes(db))
  await app.register(authRoutes(account))
  await app.register(accountRoutes(account))
  await app.register(
    adminUserRoutes({
      ...account,
      createSetPasswordLink: (tx, user) => createLink(tx, user, 'set-password', publicUrl, clock()),
    }),
  )
  await app.register(mailRoutes({ db, clock, outbox, canSend: needs.mail.SMTP_URL !== undefined }))
  await app.register(formRoutes(library))
  await app.register(procedureRoutes({ library, db, clock }))
  await app.register(supportRoutes(library.support))
  const checkAnswers = checkAnswersOf(library)
  await app.register(draftRoutes({ db, clock, checkAnswers }))
  const usage = createUsage({ db, sessions, clock })
  await app.register(documentRoutes({ renderer: createRenderer(), clock, checkAnswers, usage }))
  await app.register(caseRoutes({ db, clock, usage, cases: needs.cases }))
  await app.register(updateRoutes({ db, clock }))
  await app.register(resourceRoutes(needs.resources.portals))
  await app.register(newsletterRoutes({ db, clock, outbox, publicUrl }, needs.resources.issues))
  app.get('/api/docs', { config: { access: 'public' } }, async () => app.swagger())

  if (needs.webFolder && existsSync(needs.webFolder)) await serveWeb(app, needs.webFolder)
  return app
}

/** The reference that a person can tell support, on every answer and in every line of the log. */
function nameRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** Requests in flight finish; their connections, kept open for more, would otherwise hold up the stop for a minute. */
function closeConnectionsWhenStopping(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Nothing but our own files; styles may also stand in attributes, which the dialogs and menus set to place themselves. */
function securityPolicy(publicUrl: string) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameSrc: ["'self'", 'blob:'],
    frameAncestors: ["'self'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    // On a plain http address this would turn every request into https and show an empty page.
    upgradeInsecureRequests: publicUrl.startsWith('https:') ? [] : null,
  }
}
