import { createReadStream, statSync } from 'node:fs'
import { pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** `bytes` is null for a file that is larger than the limit. */
export type TarFile = { name: string; bytes: Uint8Array | null }

/** PDFs hardly become smaller: what unpacks to more than this many times its size was made to do harm. */
const mostUnpacked = 50
const leastAllowed = 256 * 1024 * 1024

/** The files of an archive, only one in memory at a time. Throws when the archive is damaged or has no end. */
export async function* loadTar(
  file: string,
  limit: number,
  isWanted: (name: string) => boolean,
): AsyncGenerator<TarFile> {
  const entries = extract()
  const broken = () => undefined // reported by the loop below
  if (/gz$/i.test(file))
    pipeline(createReadStream(file), createGunzip(), limitUnpacked(file), entries, broken)
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

function limitUnpacked(file: string): Transform {
  let left = Math.max(leastAllowed, statSync(file).size * mostUnpacked)
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      left -= bytes.length
      if (left < 0) done(new Error('the archive unpacks to too much'))
      else done(null, bytes)
    },
  })
}
