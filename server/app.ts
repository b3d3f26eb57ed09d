import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { parseConfig } from '#server/config.ts'
import type { Library } from '#server/content/library.ts'
import type { ResourceContent } from '#server/content/resources.ts'
import type { Database, ReadPool } from '#server/db/client.ts'
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
import { invitationRoutes } from '#server/features/invitations/routes.ts'
import { lawRoutes } from '#server/features/law/routes.ts'
import { type FillingNeeds, libraryRoutes } from '#server/features/library/routes.ts'
import { cleanMails } from '#server/features/mail/clean-mails.ts'
import { type Letter, writeTestMail } from '#server/features/mail/letters.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { mailRoutes } from '#server/features/mail/routes.ts'
import { type MailSender, startMailSender } from '#server/features/mail/sender.ts'
import { createMetrics, type Gauges } from '#server/features/metrics/metrics.ts'
import { metricsRoute } from '#server/features/metrics/routes.ts'
import { countMails } from '#server/features/metrics/store.ts'
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
import { announcementData } from '#server/features/settings/announcement-data.ts'
import { describeEnvironment, type Environment } from '#server/features/settings/environment.ts'
import { announcementRoutes, settingsRoutes } from '#server/features/settings/routes.ts'
import type { OpenSettings } from '#server/features/settings/settings.ts'
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
import { readJsonBodies } from '#server/lib/json-bodies.ts'
import { type Limits, openLimits } from '#server/lib/limits.ts'
import { once } from '#server/lib/once.ts'
import { joinPersonalData } from '#server/lib/personal-data.ts'
import { createSeal } from '#server/lib/seal.ts'
import { addSecurityHeaders, keepAnswersPrivate } from '#server/lib/security-headers.ts'
import { countRequestsTogether } from '#server/lib/shared-requests.ts'
import { createRequestIds } from '#server/lib/tokens.ts'
import { serveWeb } from '#server/lib/web-files.ts'
import { readDocsCall } from '#shared/contract/server.ts'
import type { SettingValues } from '#shared/contract/settings.ts'
import { route } from './route.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

export type AppNeeds = {
  db: Database
  /** Other servers may use this database too. */
  isShared?: boolean
  clock: Clock
  library: Library
  resources: ResourceContent
  /** Whoever opened it closes it. */
  cases: CaseLibrary
  /** What administrators have set. Whoever opened them stops them. */
  settings: OpenSettings
  /** What the operator has set, for the administrator to read. */
  environment?: Environment
  /** How the library of judgments is filled; without it, from no folder of this server. */
  filling?: FillingNeeds
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
  /** Where the files of annexures are kept. */
  annexureFolder?: string
  /** Free bytes of the disk that is written to, if that disk is on this machine. */
  readFreeSpace?: ReadFreeSpace
  /** For whoever has this token there are figures at /metrics; without one there are none. */
  metricsToken?: string | undefined
  readPool?: ReadPool | undefined
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
  announcementData,
  historyData,
])

/** Where none are named, Fastify loads compilers of its own, Ajv with them, at every start; those in use are set below. */
const compilersFactory = { buildValidator: refuseToCompile, buildSerializer: refuseToCompile }

export async function buildApp(needs: AppNeeds) {
  const { db, clock, library, cases, settings, publicUrl, trustProxy, logger } = needs
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

  readJsonBodies(app)
  drainBeforeClose(app)
  nameRequests(app)
  if (needs.readFreeSpace) refuseWhenFull(app, needs.readFreeSpace)

  const sessions = createSessions(db, clock, needs)
  handleErrors(app, request => refuseGone(sessions, request))
  const { outbox, sendNow } = startMail(app, needs)
  settings.watch(app.log)

  addSecurityHeaders(app, { contentSecurityPolicy: { directives: securityPolicy(publicUrl) } })
  await addPlugins(app, needs)
  guardRoutes(app, sessions)
  limitBodyTime(app, needs.bodyTime)
  keepAnswersPrivate(app)

  const renderer = createRenderer()
  const metrics = await openMetrics(app, needs, renderer.read)
  const tally = createTally(app, db, clock, metrics?.countSearch)
  const seal = createSeal(needs.secretKey)
  const limits = openLimits(app, needs)
  const account = { db, clock, limits, sessions, outbox, publicUrl, seal, personalData, settings }
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
  await app.register(invitationRoutes({ db, clock, limits, outbox, publicUrl }))
  await app.register(mailRoutes({ db, clock, outbox, canSend: needs.mail.SMTP_URL !== undefined }))
  const listKnown = once(() => listKnownWords([library.summaries, library.procedures]))
  const forms = createFormIndex(library.summaries, listKnown)
  const guides = createGuideIndex(library, listKnown)
  await app.register(formRoutes(library, forms, tally))
  await app.register(procedureRoutes({ library, guides, db, clock, tally }))
  await app.register(nearestRoutes({ forms, guides, sectionMap: library.sectionMap, cases }))
  await app.register(formRequestRoutes({ db, clock, limits, outbox, publicUrl, library }))
  await app.register(supportRoutes(library.support, () => settings.read().sample.sampleData))
  const checkAnswers = checkAnswersOf(library)
  await app.register(draftRoutes({ db, clock, checkAnswers }))
  const usage = createUsage({ db, sessions, clock })
  const documents = { renderer, clock, checkAnswers }
  await app.register(documentRoutes({ ...documents, usage, tally }))
  const annexures = { db, clock, usage, tally, folder: annexureFolder, uploadFolder }
  await app.register(annexureRoutes({ ...annexures, ...drawWith(documents) }))
  await app.register(caseRoutes({ ...account, ...drawWith(documents), usage, tally, cases, uploadFolder }))
  await app.register(updateRoutes({ db, clock }))
  await app.register(resourceRoutes(needs.resources.portals))
  await app.register(lawRoutes({ db, clock, library, cases }))
  await app.register(newsletterRoutes({ db, clock, limits, outbox, publicUrl }, needs.resources.issues))
  await registerAdministration(app, needs, limits, sendNow)
  await app.register(auditRoutes({ db, clock }))
  await app.register(statisticsRoutes({ db, clock, library, tally, readFreeSpace: needs.readFreeSpace }))
  route(app, readDocsCall, () => ({ ...app.swagger() }))

  if (needs.webFolder && existsSync(needs.webFolder)) await serveWeb(app, needs.webFolder, settings.readSite)
  return app
}

async function openMetrics(
  app: FastifyInstance,
  { db, cases, metricsToken, readPool }: AppNeeds,
  readDrawing: Gauges['readDrawing'],
) {
  if (!metricsToken) return undefined
  const metrics = await createMetrics(app, {
    countMails: () => countMails(db),
    countJudgments: async () => (await cases.describe()).total,
    readPool,
    readDrawing,
  })
  metricsRoute(app, metrics, metricsToken)
  return metrics
}

async function addPlugins(app: FastifyInstance, { requestsPerMinute = 1200, ...needs }: AppNeeds) {
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: minute,
    ...(needs.isShared && { store: countRequestsTogether(app, { ...needs, window: minute }) }),
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Munshi', version: '1' } },
    transform: jsonSchemaTransform,
  })
}

/** Mails are queued in the transaction of what they report; only a test mail goes past the queue. */
function startMail(app: FastifyInstance, { db, clock, settings, mail }: AppNeeds) {
  const readLetterhead = () => letterheadOf(settings.read().identity)
  const outbox = createOutbox(clock, readLetterhead)
  const sending = { ...mail, readSender: () => settings.read().mail }
  const sender = startMailSender(db, outbox, sending, clock, app.log)
  app.addHook('onClose', () => sender.stop())
  cleanMails(app, db, clock)
  const sendNow = (to: string, { subject, text }: Letter) =>
    sender.sendNow({ to, subject, text: text(readLetterhead()) })
  return { outbox, sendNow }
}

function noFilling(dataDir: string): FillingNeeds {
  const { SUPREME_COURT_URL: supremeCourt, HIGH_COURTS_URL: highCourts } = parseConfig({})
  return { dataDir, addresses: { supremeCourt, highCourts }, folders: [], workers: 1 }
}

type SendNow = (to: string, letter: Letter) => ReturnType<MailSender['sendNow']>

async function registerAdministration(
  app: FastifyInstance,
  needs: AppNeeds,
  limits: Limits,
  sendNow: SendNow,
) {
  const { db, clock, settings } = needs
  await app.register(
    settingsRoutes({
      ...{ db, clock, limits, settings },
      environment: describeEnvironment(needs.environment ?? {}, needs.mail, needs.publicUrl),
      sendTestMail: (admin, to) => sendNow(to, writeTestMail({ ...admin, email: to })),
    }),
  )
  await app.register(announcementRoutes({ db, clock, settings }))
  const { cases, isShared = false, filling = noFilling(needs.uploadFolder ?? tmpdir()) } = needs
  await app.register(libraryRoutes({ db, clock, cases, isShared, filling }))
}

/** 'write to support', until somebody has said where that is. */
function letterheadOf({ name, supportEmail }: SettingValues['identity']) {
  return { name, support: supportEmail || 'support' }
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
