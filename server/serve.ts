import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openModels } from '#server/caselaw/models/open-models.ts'
import { type Config, ConfigError, derivePublicUrl, parseConfig } from '#server/config.ts'
import { loadLibrary } from '#server/content/library.ts'
import { ContentError } from '#server/content/problem.ts'
import { loadResources } from '#server/content/resources.ts'
import { annexureFolderOf } from '#server/db/backup-files.ts'
import { startBackups } from '#server/db/backups/start-backups.ts'
import { joinCommonGround } from '#server/db/common-ground.ts'
import { startControl } from '#server/db/control.ts'
import { openData } from '#server/db/open-data.ts'
import { vacuumWhenIdle } from '#server/db/vacuum.ts'
import { openSettings } from '#server/features/settings/settings.ts'
import { seedUpdates } from '#server/features/updates/seed-updates.ts'
import { ensureAdmin, type FirstAdmin } from '#server/features/users/ensure-admin.ts'
import { StartError } from '#server/lib/app-error.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createFreeSpaceReader } from '#server/lib/disk-space.ts'
import { describeWithoutWords, logOptions } from '#server/lib/log-options.ts'
import { makeDecoy } from '#server/lib/passwords.ts'
import { loadSecretKey } from '#server/lib/secret-key.ts'
import { buildApp } from './app.ts'
import { openCases } from './open-cases.ts'

try {
  await serve(parseConfig())
} catch (error) {
  if (!isExpected(error)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

async function serve(config: Config) {
  const content = join(import.meta.dirname, '../content')
  const annexureFolder = annexureFolderOf(config)
  const library = loadLibrary(content)
  const resources = loadResources(content)
  const data = await openData(config)
  const isShared = data.kind === 'postgresql'
  const settings = await openSettings(data.db, { isShared })
  const secretKey = await loadSecretKey(config)
  const differences = isShared ? await joinCommonGround(data.db, { annexureFolder, secretKey }) : []
  const publicUrl = derivePublicUrl(config)
  const admin = await ensureAdmin(data.db, config, systemClock)
  await seedUpdates(data.db, resources.news, systemClock)
  await makeDecoy()
  const built = Promise.withResolvers<Awaited<ReturnType<typeof buildApp>>>()
  const cases = await openCases({
    dataDir: config.DATA_DIR,
    content,
    sectionMap: library.sectionMap,
    clock: systemClock,
    openSearch: config.OPENSEARCH_URL,
    openSearchShards: config.OPENSEARCH_SHARDS,
    searchThreads: config.SEARCH_THREADS ?? countSearchThreads(),
    models: openModels(config, () => settings.read().ai),
    // Something may fail before there is a log.
    warn: async (failure, doing) =>
      (await built.promise).log.warn({ failure: describeWithoutWords(failure) }, `failed: ${doing}`),
  })
  const app = await buildApp({
    db: data.db,
    isShared,
    clock: systemClock,
    library,
    resources,
    cases,
    settings,
    environment: config,
    filling: {
      dataDir: config.DATA_DIR,
      openSearch: config.OPENSEARCH_URL,
      openSearchShards: config.OPENSEARCH_SHARDS,
      addresses: { supremeCourt: config.SUPREME_COURT_URL, highCourts: config.HIGH_COURTS_URL },
      folders: config.IMPORT_FOLDERS,
      workers: Math.max(1, availableParallelism() - 1),
    },
    publicUrl,
    mail: config,
    trustProxy: config.TRUST_PROXY,
    secretKey,
    logger: logOptions(config.LOG_LEVEL),
    metricsToken: config.METRICS_TOKEN,
    readPool: data.readPool,
    readFreeSpace: createFreeSpaceReader(config.DATA_DIR),
    uploadFolder: join(config.DATA_DIR, 'uploads'),
    annexureFolder,
    webFolder: join(import.meta.dirname, '../dist/web'),
  })
  built.resolve(app)
  for (const difference of differences) app.log.warn(difference)
  const control = config.DATABASE_URL
    ? undefined
    : await startControl(config.DATA_DIR, data.db, annexureFolder)
  const vacuum =
    data.kind === 'embedded'
      ? vacuumWhenIdle(data.db, error => app.log.warn({ err: error }, 'the database could not be vacuumed'))
      : undefined
  const backups = config.BACKUP_DIR
    ? startBackups(
        { db: data.db, annexureFolder, clock: systemClock, log: app.log },
        { folder: config.BACKUP_DIR, keepDays: config.BACKUP_KEEP_DAYS, hour: config.BACKUP_HOUR },
      )
    : undefined
  stopOnSignal(async () => {
    // What the site is doing ends first, its mails too: all of it needs the database.
    await app.close()
    settings.stop()
    await vacuum?.stop()
    await backups?.stop()
    await control?.stop()
    await cases.close()
    await data.close()
  })
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  data.announce(config.PUBLIC_URL ?? address)
  greet(config.PUBLIC_URL ?? address.replace('[::1]', 'localhost'), admin)
}

/** On one core a thread of its own would only be one more that wants it. */
function countSearchThreads(): number {
  const cores = availableParallelism()
  return cores === 1 ? 0 : cores
}

/** Ctrl-C in a terminal reaches this process and the script that started it, which passes it on: the second one must not kill. */
function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), 15_000).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce)
}

function greet(address: string, admin: FirstAdmin | undefined) {
  console.log(`\n  Munshi is ready at ${address}\n`)
  if (!admin) return
  console.log(`  The administrator has been created. Sign in with`)
  console.log(`    e-mail    ${admin.email}`)
  if (admin.isGenerated)
    console.log(
      `    password  ${admin.password}\n\n  This password is shown only once. Change it at ${address}/profile.\n`,
    )
  else console.log('    password  the one in ADMIN_PASSWORD\n')
}

function isExpected(error: unknown): error is Error {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return (
    error instanceof ConfigError ||
    error instanceof ContentError ||
    error instanceof StartError ||
    isPortTaken
  )
}
