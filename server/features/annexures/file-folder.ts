import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FileFolder = ReturnType<typeof openFileFolder>

/** What no row knows is left alone for so long: an upload writes its file first and its row after. */
const young = 60 * 60 * 1000

/** The bytes of annexures, each file under a name that says nothing, with its thumbnail beside it (decision 043). */
export function openFileFolder(folder: string) {
  const pathOf = (key: string) => join(folder, key)
  const thumbnailOf = (key: string) => join(folder, `${key}.png`)

  /** Takes a file over from a folder of the same disk: when this has come back, it outlives a power cut. */
  async function keep(path: string, thumbnail: string): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const key = randomUUID()
    await sync(path)
    await rename(path, pathOf(key))
    await rename(thumbnail, thumbnailOf(key))
    if (process.platform !== 'win32') await sync(folder)
    return key
  }

  /** Removes what belongs to nobody. */
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
