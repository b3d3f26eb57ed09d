import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FileFolder = ReturnType<typeof openFileFolder>

/** Files without a row are kept for this long, because an upload writes its file before its row. */
const young = 60 * 60 * 1000

/** The files of annexures, under names without meaning, each with its thumbnail (decision 043). */
export function openFileFolder(folder: string) {
  const pathOf = (key: string) => join(folder, key)
  const thumbnailOf = (key: string) => join(folder, `${key}.png`)

  /**
   * Moves a file here from a folder on the same disk. After this returns, the file survives a power
   * failure.
   */
  async function keep(path: string, thumbnail: string): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const key = randomUUID()
    await sync(path)
    await rename(path, pathOf(key))
    await rename(thumbnail, thumbnailOf(key))
    if (process.platform !== 'win32') await sync(folder)
    return key
  }

  /** Removes files that have no row. */
  async function sweep(known: ReadonlySet<string>, now = Date.now()) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (known.has(name.replace(/\.png$/, ''))) continue
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
      if (now - mtimeMs > young) await rm(join(folder, name), { force: true })
    }
  }

  return { pathOf, thumbnailOf, keep, sweep }
}

async function sync(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
