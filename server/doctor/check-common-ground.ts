import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { annexureFolderOf } from '#server/db/backup-files.ts'
import { compareCommonGround } from '#server/db/common-ground.ts'
import { openDatabase } from '#server/db/open-data.ts'
import { keyFileName, loadSecretKey } from '#server/lib/secret-key.ts'
import { type Finding, talkAbout } from './finding.ts'

/** Whether this server has what the others on its database have: the files of people, and the key that seals. */
export async function checkCommonGround(config: Config): Promise<Finding[]> {
  const { db, close } = await openDatabase(config)
  try {
    const hasKey = config.SECRET_KEY !== undefined || existsSync(join(config.DATA_DIR, keyFileName))
    const differences = await compareCommonGround(db, {
      annexureFolder: annexureFolderOf(config),
      secretKey: hasKey ? await loadSecretKey(config) : undefined,
    })
    return differences.map(talkAbout('several servers').wrong)
  } finally {
    await close()
  }
}
