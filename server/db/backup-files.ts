import { appendFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

const piece = 1024 * 1024
const keyPattern = /^[0-9a-f-]{36}$/

export type FileLine = { file: string; bytes: string }

/** Where the bytes of annexures are (decision 043); servers that share a database share it. */
export function annexureFolderOf({
  DATA_DIR,
  ANNEXURE_DIR,
}: Pick<Config, 'DATA_DIR' | 'ANNEXURE_DIR'>): string {
  return ANNEXURE_DIR ?? join(DATA_DIR, 'annexures')
}

/** Files in pieces, so that none is in memory as a whole. One that was deleted meanwhile is left out. */
export async function* loadFileLines(folder: string, keys: readonly string[]): AsyncGenerator<string> {
  for (const key of keys) {
    const file = await open(join(folder, key)).catch(() => undefined)
    if (!file) continue
    try {
      for (;;) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(piece), 0, piece)
        if (bytesRead === 0) break
        const line: FileLine = { file: key, bytes: buffer.toString('base64', 0, bytesRead) }
        yield `${JSON.stringify(line)}\n`
      }
    } finally {
      await file.close()
    }
  }
}

/** Pieces come in order, each file's after one another. */
export async function restoreFileLine(folder: string, { file, bytes }: FileLine): Promise<void> {
  if (!keyPattern.test(file)) throw new Error('the backup names a file that no annexure can have')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await appendFile(join(folder, file), Buffer.from(bytes, 'base64'), { mode: 0o600, flush: true })
}
