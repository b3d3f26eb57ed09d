import { inflateRawSync } from 'node:zlib'
import { UnreadableFile } from './file-text.ts'

/** A thousand pages of text are about 15 MB of XML. */
const partLimit = 24 * 1024 * 1024

export type Zip = { read: (name: string) => Buffer | undefined }

/**
 * The parts of a zip archive, found through its central directory (APPNOTE 4.3). A part is unpacked only when asked for
 * and only up to a limit: a few kilobytes can unpack to gigabytes, and what the directory says of a size may be a lie.
 */
export function openZip(zip: Buffer): Zip {
  const entries = guardDamage(() => parseDirectory(zip))
  return {
    read(name) {
      const entry = entries.get(name.toLowerCase())
      return entry === undefined ? undefined : guardDamage(() => unpack(zip, entry))
    },
  }
}

/** Where each part's entry stands, by its name. */
function parseDirectory(zip: Buffer): Map<string, number> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new UnreadableFile('damaged')
  const entries = new Map<string, number>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameLength).toLowerCase(), at)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(zip: Buffer, entry: number): Buffer {
  const isPacked = zip.readUInt16LE(entry + 10) === 8
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
  if (!isPacked && data.length > partLimit) throw new UnreadableFile('too_large')
  return isPacked ? inflateRawSync(data, { maxOutputLength: partLimit }) : data
}

/** Offsets that lead out of the file, and data that is none. */
function guardDamage<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const isSwollen = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFile(isSwollen ? 'too_large' : 'damaged')
  }
}
