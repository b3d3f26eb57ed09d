import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** `bytes` is null for a file that is larger than the limit. */
export type TarFile = { name: string; bytes: Uint8Array | null }

/** The files of an archive, only one in memory at a time. Throws when the archive is damaged. */
export async function* loadTar(
  file: string,
  limit: number,
  isWanted: (name: string) => boolean,
): AsyncGenerator<TarFile> {
  const entries = extract()
  const broken = () => undefined // reported by the loop below
  if (/gz$/i.test(file)) pipeline(createReadStream(file), createGunzip(), entries, broken)
  else pipeline(createReadStream(file), entries, broken)
  for await (const entry of entries) {
    const { name, size = 0, type } = entry.header
    const isRead = type === 'file' && isWanted(name)
    const parts: Buffer[] = []
    // A stream of bytes: its parts are buffers.
    for await (const part of entry) if (isRead && size <= limit) parts.push(part as Buffer)
    if (isRead) yield { name, bytes: size <= limit ? Buffer.concat(parts) : null }
  }
}
