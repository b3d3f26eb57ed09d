import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { folderMark } from '#server/db/common-ground.ts'

export type FileFolder = ReturnType<typeof openFileFolder>

/** Files without a row are kept for this long, because an upload writes its file before its row. */
const young = 60 * 60 * 1000

/** The files of annexures, under names without meaning, each with its thumbnail (decision 043). */
export function openFileFolder(folder: string) {
  const pathOf = (key: string) => join(folder, key)
  const thumbnailOf = (key: string) => join(folder, `${key}.png`)

  /** Moves a file here. After this returns, the file survives a power failure. */
  async function keep(path: string, thumbnail: string): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const key = randomUUID()
    await sync(path)
    await move(path, pathOf(key))
    await move(thumbnail, thumbnailOf(key))
    if (process.platform !== 'win32') await sync(folder)
    return key
  }

  /** Removes files that have no row. */
  async function sweep(known: ReadonlySet<string>, now = Date.now()) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name === folderMark || known.has(name.replace(/\.png$/, ''))) continue
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
      if (now - mtimeMs > young) await rm(join(folder, name), { force: true })
    }
  }

  return { pathOf, thumbnailOf, keep, sweep }
}

/** A folder that servers share is seldom on the disk of the uploads. */
async function move(from: string, to: string) {
  await rename(from, to).catch(async error => {
    if (error.code !== 'EXDEV') throw error
    const part = `${to}.part`
    await copyFile(from, part)
    await sync(part)
    await rename(part, to)
    await rm(from, { force: true })
  })
}

async function sync(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
