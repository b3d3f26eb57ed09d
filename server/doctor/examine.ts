import { join } from 'node:path'
import { type Config, derivePublicUrl } from '#server/config.ts'
import { second } from '#server/lib/clock.ts'
import { checkBackups } from './check-backups.ts'
import { checkHttpClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkFonts, checkMail, checkSearch, checkSite } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, orFailure, talkAbout } from './finding.ts'

type Check = [about: string, look: () => Promise<Finding[]>]

/** Everything that keeps an installation from working, looked at one by one. Nothing is changed. */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  const webFolder = join(import.meta.dirname, '../../dist/web')
  const checks: Check[] = [
    ['settings', async () => checkSettings(config)],
    ['data folder', () => checkFolder('data folder', config.DATA_DIR)],
    ...(config.ANNEXURE_DIR ? [folderOfAnnexures(config.ANNEXURE_DIR)] : []),
    ['database', () => checkDatabase(config)],
    ['site', () => checkSite(webFolder)],
    ['fonts', checkFonts],
    ['search', () => checkSearch(config)],
    ['mail', () => checkMail(config)],
    ['backups', () => checkBackups(config)],
    ['server', () => checkServer(config)],
  ]
  for (const [about, look] of checks) yield* await orFailure(about, look)
}

const folderOfAnnexures = (folder: string): Check => ['annexures', () => checkFolder('annexures', folder)]

/** Where people reach it, so that a proxy that lost its way is found too. */
async function checkServer(config: Config): Promise<Finding[]> {
  const { fine, remark, wrong } = talkAbout('server')
  const url = derivePublicUrl(config)
  const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(10 * second) }).catch(
    () => null,
  )
  if (!answer)
    return [remark(`Nothing answers at ${url}: the server is not running, or cannot be reached from here.`)]
  const text = await answer.text()
  if (!answer.ok || !text.includes('"ready"'))
    return [wrong(`${url} answers with ${answer.status}, but not as a Munshi that is ready.`)]
  return [fine(`The server answers at ${url} and is ready.`), ...(await checkHttpClock(url))]
}
