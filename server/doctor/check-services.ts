import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { openIndex } from '#server/caselaw/open-index.ts'
import type { Config } from '#server/config.ts'
import { describeCause } from '#server/db/database-fault.ts'
import { fontFiles } from '#server/features/documents/fonts.ts'
import { second } from '#server/lib/clock.ts'
import { type Finding, talkAbout } from './finding.ts'

const patience = 10 * second

/** Connects and signs in as a mail would, without sending one. */
export async function checkMail({ SMTP_URL }: Config): Promise<Finding[]> {
  const { fine, remark, wrong } = talkAbout('mail')
  if (!SMTP_URL)
    return [
      remark('SMTP_URL is not set: mails wait in the outbox of the admin panel, to be passed on by hand.'),
    ]
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: SMTP_URL,
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
  })
  try {
    await transport.verify()
    return [fine('The mail server answers and takes mails of this sender.')]
  } catch (error) {
    return [wrong(`The mail server of SMTP_URL cannot be used: ${describeCause(error)}.`)]
  } finally {
    transport.close()
  }
}

/** Without these files documents have blanks where letters should be. */
export async function checkFonts(): Promise<Finding[]> {
  const { fine, wrong } = talkAbout('fonts')
  const files = Object.values(fontFiles).flat()
  const broken: string[] = []
  for (const file of files) if (!(await isTrueType(file))) broken.push(file)
  if (broken.length > 0)
    return [wrong(`Fonts of documents are missing or damaged: ${broken.join(', ')}. Run npm install.`)]
  return [fine(`All ${files.length} fonts of documents are there.`)]
}

async function isTrueType(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE() === 0x0001_0000
  } finally {
    await file.close()
  }
}

export async function checkSite(webFolder: string): Promise<Finding[]> {
  const { fine, wrong } = talkAbout('site')
  return existsSync(join(webFolder, 'app.html'))
    ? [fine('The pages of the site are built.')]
    : [wrong('The pages of the site are not built: npm start builds them, or node scripts/build-web.ts.')]
}

export async function checkSearch({ DATA_DIR, OPENSEARCH_URL }: Config): Promise<Finding[]> {
  const { fine, remark, wrong } = talkAbout('search')
  const where = OPENSEARCH_URL ? 'on OpenSearch' : 'of the data folder'
  const folder = join(DATA_DIR, 'cases')
  if (!OPENSEARCH_URL && !existsSync(folder))
    return [remark('There is no case library yet: the first start puts the landmark judgments in.')]
  const index = openIndex({ folder, openSearch: OPENSEARCH_URL })
  try {
    if ((await index.landmarks()) === null)
      return [remark(`The case library ${where} has no landmark judgments yet: the next start puts them in.`)]
    const total = await index.withSnapshot(async ({ facts }) => facts.total)
    return [fine(`The case library ${where} answers, with ${total.toLocaleString('en-IN')} judgments.`)]
  } catch (error) {
    return [wrong(`The case library ${where} cannot be searched: ${describeCause(error)}.`)]
  } finally {
    await index.close()
  }
}
