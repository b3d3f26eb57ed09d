import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AppError } from './app-error.ts'
import { hour } from './clock.ts'

/** Simultaneous uploads of all people; further ones are refused before they are received. */
const mostAtOnce = 8

type Options = {
  /** Bytes of one file. */
  limit: number
  tooLarge: () => AppError
  oneAtATime: () => AppError
  tooMany: () => AppError
}
type Upload = { userId: number; body: Readable; declaredSize: number | undefined }
export type UploadReceiver = ReturnType<typeof createUploadReceiver>

/** Receives files to disk, not to memory, one from each person at a time, and deletes them after use. */
export function createUploadReceiver(folder: string, { limit, tooLarge, oneAtATime, tooMany }: Options) {
  const people = new Set<number>()

  async function receive<T>(upload: Upload, use: (path: string) => Promise<T>): Promise<T> {
    if ((upload.declaredSize ?? 0) > limit) throw tooLarge()
    if (people.has(upload.userId)) throw oneAtATime()
    if (people.size >= mostAtOnce) throw tooMany()
    people.add(upload.userId)
    const path = join(folder, `${randomUUID()}.upload`)
    try {
      await save(upload.body, path)
      return await use(path)
    } finally {
      people.delete(upload.userId)
      await rm(path, { force: true })
    }
  }

  async function save(body: Readable, path: string) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = await open(path, 'wx', 0o600)
    try {
      let size = 0
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        size += chunk.length
        if (size > limit) throw tooLarge()
        await file.appendFile(chunk)
      }
    } finally {
      body.resume() // a browser that is still sending reads the answer only after the whole body
      await file.close()
    }
  }

  /** Files that a crash left here. */
  async function deleteLeftovers() {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
      if (name.endsWith('.upload') && Date.now() - mtimeMs > hour) await rm(path, { force: true })
    }
  }

  return { receive, deleteLeftovers }
}
