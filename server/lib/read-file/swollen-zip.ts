import { inflateRawSync } from 'node:zlib'
import { UnreadableFile } from './file-text.ts'

/** A thousand pages of text are about 15 MB of XML; reading XML takes some twenty times its size in memory. */
const textLimit = 24 * 1024 * 1024
const mostParts = 5000

/**
 * Unpacks the parts that the Word reader will unpack, with a limit: what the directory says of their size may be a
 * lie. Pictures are never unpacked. Read through the central directory (APPNOTE 4.3).
 */
export function refuseSwollenZip(zip: Buffer): void {
  try {
    measureParts(zip)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('damaged')
  }
}

function measureParts(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new UnreadableFile('damaged')
  const parts = zip.readUInt16LE(end + 10)
  if (parts > mostParts) throw new UnreadableFile('too_large')
  let at = zip.readUInt32LE(end + 16)
  let total = 0
  for (let left = parts; left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    if (/\.(xml|rels)$/i.test(name)) total += measurePart(zip, at, textLimit - total)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

function measurePart(zip: Buffer, entry: number, room: number): number {
  const isPacked = zip.readUInt16LE(entry + 10) === 8
  const size = zip.readUInt32LE(entry + 20)
  const declared = zip.readUInt32LE(entry + 24)
  if (declared > room || (!isPacked && size > room)) throw new UnreadableFile('too_large')
  if (!isPacked) return size
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  try {
    return inflateRawSync(zip.subarray(start, start + size), { maxOutputLength: Math.max(1, room) }).length
  } catch (error) {
    throw new UnreadableFile(error instanceof RangeError ? 'too_large' : 'damaged')
  }
}
