import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFileOnce } from '#server/lib/make-file-once.ts'
import type { Database } from './client.ts'
import { commonGround } from './schema.ts'

type Ground = { annexureFolder: string; secretKey: Buffer | undefined }
/** The mark is a file in the folder, so that a folder that is copied stays the same one. */
export const folderMark = '.munshi-folder'

const sentences = {
  annexures:
    'The folder of annexures is not the one that the other servers of this database use: files that people add there cannot be opened here. Give all servers the same ANNEXURE_DIR.',
  key: 'The key that seals authenticator apps is not that of the other servers of this database: codes that were set up there are not taken here. Give all servers the same SECRET_KEY.',
}
type Name = keyof typeof sentences

/** The first server of a database says what the others must have too; in sentences, what is different here. */
export async function joinCommonGround(db: Database, ground: Ground): Promise<string[]> {
  await makeFileOnce(join(ground.annexureFolder, folderMark), randomUUID())
  const mine = await describeGround(ground)
  const rows = [...mine].map(([name, value]) => ({ name, value }))
  await db.insert(commonGround).values(rows).onConflictDoNothing()
  return compare(db, mine)
}

/** The same, for who only looks. */
export async function compareCommonGround(db: Database, ground: Ground): Promise<string[]> {
  return compare(db, await describeGround(ground))
}

async function compare(db: Database, mine: ReadonlyMap<Name, string>): Promise<string[]> {
  const rows = await db.select().from(commonGround)
  const others = new Map(rows.map(({ name, value }) => [name, value]))
  const different = [...mine].filter(([name, value]) => others.has(name) && others.get(name) !== value)
  return different.map(([name]) => sentences[name])
}

/** A folder without a mark, or no key yet, differs from nothing that this server would show. */
async function describeGround({ annexureFolder, secretKey }: Ground): Promise<Map<Name, string>> {
  const mark = await readFile(join(annexureFolder, folderMark), 'utf8').catch(() => undefined)
  const key = secretKey && createHash('sha256').update('mark of ').update(secretKey).digest('hex')
  return new Map([...(mark ? [['annexures', mark] as const] : []), ...(key ? [['key', key] as const] : [])])
}
