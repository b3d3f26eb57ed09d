import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

const fileName = 'second-factor.key'

/** SECRET_KEY where it is set (several servers on one database need the same), else a file of its own beside the data, made once. Neither is in a backup. */
export async function loadSecretKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Buffer> {
  if (config.SECRET_KEY) return createHash('sha256').update(config.SECRET_KEY).digest()
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const file = join(config.DATA_DIR, fileName)
  await makeKeyFile(file)
  const key = await readFile(file)
  if (key.length !== 32)
    throw new Error(`${file} is damaged: it must hold 32 bytes. Put the right file back.`)
  return key
}

/** The file is created atomically, also when two servers start at once or one is killed in between. */
async function makeKeyFile(file: string) {
  if (await stat(file).catch(() => undefined)) return
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32), { mode: 0o600, flag: 'wx' })
  await link(draft, file)
    .catch(refuseUnlessThere)
    .finally(() => rm(draft, { force: true }))
}

function refuseUnlessThere(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
