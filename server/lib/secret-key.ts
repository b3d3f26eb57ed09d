import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { makeFileOnce } from './make-file-once.ts'

export const keyFileName = 'second-factor.key'

/** SECRET_KEY where it is set (several servers on one database need the same), else a file of its own beside the data, made once. Neither is in a backup. */
export async function loadSecretKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Buffer> {
  if (config.SECRET_KEY) return createHash('sha256').update(config.SECRET_KEY).digest()
  const file = join(config.DATA_DIR, keyFileName)
  await makeFileOnce(file, randomBytes(32))
  const key = await readFile(file)
  if (key.length !== 32)
    throw new Error(`${file} is damaged: it must hold 32 bytes. Put the right file back.`)
  return key
}
