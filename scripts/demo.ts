import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, derivePublicUrl, parseConfig } from '#server/config.ts'
import { ContentError } from '#server/content/problem.ts'
import { LockedError, takeLock } from '#server/db/data-folder.ts'
import { fullName } from '#shared/users.ts'
import { makeDemoData } from './demo-data.ts'
import { demoPeople, emailOf } from './demo-people.ts'

// `npm run demo`: runs the real server on a separate data folder, which is made again each time. It sends
// no mail and does not use PostgreSQL.

try {
  await demonstrate(parseConfig())
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof ContentError || error instanceof LockedError
  if (!isExpected) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

async function demonstrate(config: Config) {
  const dataDir = join(config.DATA_DIR, 'demo')
  const adminEmail = config.ADMIN_EMAIL
  const password = config.ADMIN_PASSWORD ?? choosePassword(config.HOST)
  emptyFolder(dataDir)
  console.log('  Making the people and papers of the demo ...')
  await makeDemoData({ dataDir, publicUrl: derivePublicUrl(config), adminEmail, password })
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' })
  await import('#server/main.ts')
  introduce(adminEmail, password)
}

/**
 * The public password is only used when no other machine can reach the server. Both are as long as an
 * administrator's must be.
 */
function choosePassword(host: string): string {
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.')
  return isLocal ? 'munshi for show' : randomBytes(9).toString('base64url')
}

function emptyFolder(dataDir: string) {
  takeLock(dataDir).release() // throws while a demo is running
  rmSync(dataDir, { recursive: true, force: true })
}

function introduce(adminEmail: string, password: string) {
  const people = demoPeople.map(person => ({
    who: fullName(person),
    email: emailOf(person),
    is: describe(person),
  }))
  console.log(`  Everybody's password is   ${password}\n`)
  for (const { who, email, is } of [
    { who: 'Site Administrator', email: adminEmail, is: 'administrator' },
    ...people,
  ])
    console.log(`    ${who.padEnd(20)} ${email.padEnd(36)} ${is}`)
  console.log('\n  Pending, rejected and suspended people cannot sign in and are told why.\n')
}

function describe({ status, isAdmin, drafts, usageLimit }: (typeof demoPeople)[number]): string {
  const notes = [
    status,
    isAdmin && 'second administrator',
    drafts && `${drafts.length} ${drafts.length === 1 ? 'draft' : 'drafts'}`,
    usageLimit && "has used up the month's documents",
  ]
  return notes.filter(Boolean).join(', ')
}
