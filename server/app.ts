import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Library } from '#server/content/library.ts'
import type { ResourceContent } from '#server/content/resources.ts'
import type { Database } from '#server/db/client.ts'
import { accountRoutes } from '#server/features/account/account-routes.ts'
import { authRoutes } from '#server/features/account/auth-routes.ts'
import { createLink, withdrawLinks } from '#server/features/account/links.ts'
import { signInData } from '#server/features/account/profile.ts'
import type { BindNeeds } from '#server/features/annexures/bind-set.ts'
import { annexureRoutes } from '#server/features/annexures/routes.ts'
import { annexureData } from '#server/features/annexures/store.ts'
import { auditRoutes } from '#server/features/audit/routes.ts'
import { historyData } from '#server/features/audit/shared-store.ts'
import { caseRoutes } from '#server/features/cases/routes.ts'
import { savedSearchData } from '#server/features/cases/searches/store.ts'
import { caseData } from '#server/features/cases/store.ts'
import {
  type DocumentNeeds,
  drawJudgment,
  drawStamps,
  listNamedAnnexures,
  prepareDocument,
} from '#server/features/documents/make-document.ts'
import type { DrawJudgment } from '#server/features/documents/model.ts'
import { createRenderer } from '#server/features/documents/renderer.ts'
import { documentRoutes } from '#server/features/documents/routes.ts'
import { draftRoutes } from '#server/features/drafts/routes.ts'
import { draftData } from '#server/features/drafts/store.ts'
import { formRequestRoutes } from '#server/features/form-requests/routes.ts'
import { formRequestData } from '#server/features/form-requests/store.ts'
import { checkAnswersOf } from '#server/features/forms/check-answers.ts'
import { formRoutes } from '#server/features/forms/routes.ts'
import { createFormIndex } from '#server/features/forms/search.ts'
import { healthRoutes } from '#server/features/health/routes.ts'
import { lawRoutes } from '#server/features/law/routes.ts'
import { sectionRoutes } from '#server/features/law/section-routes.ts'
import { cleanMails } from '#server/features/mail/clean-mails.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { mailRoutes } from '#server/features/mail/routes.ts'
import { startMailSender } from '#server/features/mail/sender.ts'
import { nearestRoutes } from '#server/features/nearest/routes.ts'
import { newsletterRoutes } from '#server/features/newsletter/routes.ts'
import { subscriptionData } from '#server/features/newsletter/store.ts'
import { procedureRoutes } from '#server/features/procedures/routes.ts'
import { createGuideIndex } from '#server/features/procedures/search.ts'
import { progressData } from '#server/features/procedures/store.ts'
import { resourceRoutes } from '#server/features/resources/routes.ts'
import { guardRoutes, refuseGone } from '#server/features/sessions/access.ts'
import { createSessions } from '#server/features/sessions/sessions.ts'
import { sessionData } from '#server/features/sessions/store.ts'
import { statisticsRoutes } from '#server/features/statistics/routes.ts'
import { activityData } from '#server/features/statistics/store.ts'
import { createTally } from '#server/features/statistics/tally.ts'
import { supportRoutes } from '#server/features/support/routes.ts'
import { updateRoutes } from '#server/features/updates/routes.ts'
import { userData } from '#server/features/users/model.ts'
import { adminUserRoutes, figuresRoutes } from '#server/features/users/routes.ts'
import { createUsage } from '#server/features/users/usage.ts'
import { limitBodyTime } from '#server/lib/body-time.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'
import { type Clock, minute } from '#server/lib/clock.ts'
import { type ReadFreeSpace, refuseWhenFull } from '#server/lib/disk-space.ts'
import { drainBeforeClose } from '#server/lib/drain.ts'
import { answerUnroutable, handleErrors } from '#server/lib/error-handler.ts'
import { once } from '#server/lib/once.ts'
import { joinPersonalData } from '#server/lib/personal-data.ts'
import { createSeal } from '#server/lib/seal.ts'
import { addSecurityHeaders, keepAnswersPrivate } from '#server/lib/security-headers.ts'
import { createRequestIds } from '#server/lib/tokens.ts'
import { serveWeb } from '#server/lib/web-files.ts'
import { readDocsCall } from '#shared/contract/server.ts'
import { route } from './route.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

export type AppNeeds = {
  db: Database
  clock: Clock
  library: Library
  resources: ResourceContent
  /** Whoever opened it closes it. */
  cases: CaseLibrary
  publicUrl: string
  mail: { SMTP_URL?: string; MAIL_FROM: string }
  trustProxy: TrustedProxies
  /** Seals what must be read again but never from a copy of the database: the secrets of second factors. */
  secretKey: Buffer
  logger: FastifyServerOptions['logger']
  /** The folder of the built site; without one only the API is served. */
  webFolder?: string
  /** Where uploaded files are for as long as they are read. */
  uploadFolder?: string
  /** Where the files of annexures are kept: on the disk of `uploadFolder`. */
  annexureFolder?: string
  /** Free bytes of the disk that is written to, if that disk is on this machine. */
  readFreeSpace?: ReadFreeSpace
  /** How long a body may take to arrive, where its route does not say. */
  bodyTime?: number
  /** Requests a minute from one address. */
  requestsPerMinute?: number
  /** Called with every route as 'METHOD /path'. */
  onRoute?: (route: string) => void
}

export type App = Awaited<ReturnType<typeof buildApp>>

const megabyte = 1024 * 1024

/** A feature that keeps something of people adds its part here; the user's own row stands first. */
const personalData = joinPersonalData([
  userData,
  sessionData,
  signInData,
  draftData,
  annexureData,
  progressData,
  caseData,
  savedSearchData,
  formRequestData,
  activityData,
  subscriptionData,
  historyData,
])

/** Where none are named, Fastify loads compilers of its own, Ajv with them, at every start; those in use are set below. */
const compilersFactory = { buildValidator: refuseToCompile, buildSerializer: refuseToCompile }

export async function buildApp(needs: AppNeeds) {
  const { db, clock, library, cases, publicUrl, trustProxy, logger } = needs
  const { uploadFolder = join(tmpdir(), 'munshi-uploads') } = needs
  const { annexureFolder = join(uploadFolder, 'kept') } = needs
  const app = Fastify({
    logger,
    trustProxy,
    genReqId: createRequestIds(),
    bodyLimit: megabyte,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // whoever got in before the stop is served
    requestTimeout: 6 * minute,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const { onRoute } = needs
  if (onRoute)
    app.addHook('onRoute', route =>
      [route.method].flat().forEach(method => {
        onRoute(`${method} ${route.url}`)
      }),
    )

  drainBeforeClose(app)
  nameRequests(app)
  if (needs.readFreeSpace) refuseWhenFull(app, needs.readFreeSpace)

  const sessions = createSessions(db, clock)
  handleErrors(app, request => refuseGone(sessions, request))
  const outbox = createOutbox(clock)
  const sender = startMailSender(db, outbox, needs.mail, clock, app.log)
  app.addHook('onClose', () => sender.stop())
  cleanMails(app, db, clock)

  addSecurityHeaders(app, { contentSecurityPolicy: { directives: securityPolicy(publicUrl) } })
  await addPlugins(app, needs)
  guardRoutes(app, sessions)
  limitBodyTime(app, needs.bodyTime)
  keepAnswersPrivate(app)

  const tally = createTally(app, db, clock)
  const seal = createSeal(needs.secretKey)
  const account = { db, clock, sessions, outbox, publicUrl, seal, personalData }
  await app.register(healthRoutes(db))
  await app.register(authRoutes(account))
  await app.register(accountRoutes(account))
  await app.register(figuresRoutes(db))
  await app.register(
    adminUserRoutes({
      ...account,
      links: {
        create: (tx, user, purpose) => createLink(tx, user, purpose, publicUrl, clock()),
        withdraw: withdrawLinks,
      },
    }),
  )
  await app.register(mailRoutes({ db, clock, outbox, canSend: needs.mail.SMTP_URL !== undefined }))
  const listKnown = once(() => listKnownWords([library.summaries, library.procedures]))
  const forms = createFormIndex(library.summaries, listKnown)
  const guides = createGuideIndex(library, listKnown)
  await app.register(formRoutes(library, forms, tally))
  await app.register(procedureRoutes({ library, guides, db, clock, tally }))
  await app.register(nearestRoutes({ forms, guides, sectionMap: library.sectionMap, cases }))
  await app.register(formRequestRoutes({ db, clock, outbox, publicUrl, library }))
  await app.register(supportRoutes(library.support))
  const checkAnswers = checkAnswersOf(library)
  await app.register(draftRoutes({ db, clock, checkAnswers }))
  const usage = createUsage({ db, sessions, clock })
  const documents = { renderer: createRenderer(), clock, checkAnswers }
  await app.register(documentRoutes({ ...documents, usage, tally }))
  const annexures = { db, clock, usage, tally, folder: annexureFolder, uploadFolder }
  await app.register(annexureRoutes({ ...annexures, ...drawWith(documents) }))
  await app.register(caseRoutes({ ...account, ...drawWith(documents), usage, tally, cases, uploadFolder }))
  await app.register(updateRoutes({ db, clock }))
  await app.register(resourceRoutes(needs.resources.portals))
  await app.register(lawRoutes(library))
  await app.register(sectionRoutes({ db, library, cases }))
  await app.register(newsletterRoutes({ db, clock, outbox, publicUrl }, needs.resources.issues))
  await app.register(auditRoutes({ db, clock }))
  await app.register(statisticsRoutes({ db, clock, library, tally, readFreeSpace: needs.readFreeSpace }))
  route(app, readDocsCall, () => ({ ...app.swagger() }))

  if (needs.webFolder && existsSync(needs.webFolder)) await serveWeb(app, needs.webFolder)
  return app
}

async function addPlugins(app: FastifyInstance, { requestsPerMinute }: Pick<AppNeeds, 'requestsPerMinute'>) {
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, { max: requestsPerMinute ?? 1200, timeWindow: 60_000 })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Munshi', version: '1' } },
    transform: jsonSchemaTransform,
  })
}

type Drawing = Pick<BindNeeds, 'listNamed' | 'drawPapers' | 'drawStamps'> & { drawJudgment: DrawJudgment }

/** What annexures are bound to, and how a judgment is printed. */
function drawWith(documents: DocumentNeeds): Drawing {
  return {
    listNamed: (formId, body) => listNamedAnnexures(documents, formId, body),
    drawPapers: (formId, body, annexures) =>
      prepareDocument(documents, formId, { ...body, format: 'pdf' }, annexures),
    drawJudgment: page => drawJudgment(documents, page),
    drawStamps: (formId, body, stamps) => drawStamps(documents, formId, body, stamps),
  }
}

function refuseToCompile(): never {
  throw new Error('schemas are compiled by zod')
}

/** The reference that a person can tell support, on every answer and in every line of the log. */
function nameRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
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
