import { createInflate, inflateSync } from 'node:zlib'
import { UnreadableFile } from './file-text.ts'

/** More than any page of text needs. */
const streamLimit = 32 * 1024 * 1024
const totalLimit = 256 * 1024 * 1024
/** A page scanned in colour at 600 dpi is 105 MB; nobody unpacks it for its text. */
const pictureLimit = 160 * 1024 * 1024
const mostLayers = 4

/**
 * A few kilobytes of compressed zeros can unpack to gigabytes, and the PDF library unpacks whole streams. So every
 * stream that is zlib's by its first bytes is unpacked here first, with a limit: what the file says of its streams has
 * too many spellings to be believed. What is packed in other ways meets the memory limit of the reading process.
 */
export async function refuseSwollenStreams(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const packed = file.subarray(skipLineEnd(file, at + 6))
    if (!isZlib(packed)) continue
    if (isPicture(file, at)) await refuseSwollenPicture(packed)
    else total += measure(packed)
    if (total > totalLimit) throw new UnreadableFile('too_large')
  }
}

/** As RFC 1950 has it, and as the PDF library wants it. */
function isZlib(data: Buffer): boolean {
  if (data.length < 2) return false
  const head = data.readUInt16BE(0)
  return (head & 0x0f00) === 0x0800 && head % 31 === 0 && (head & 0x20) === 0
}

/** The file may claim it falsely; the data is then still limited to the size of a picture. */
function isPicture(file: Buffer, at: number): boolean {
  const head = file.toString('latin1', Math.max(0, at - 4096), at)
  return /\/Subtype\s*\/Image/.test(head.slice(head.lastIndexOf(' obj') + 1))
}

function measure(packed: Buffer): number {
  let data = packed
  for (let layer = 0; layer < mostLayers && isZlib(data); layer += 1) data = unpack(data)
  return data === packed ? 0 : data.length
}

/** Empty for an encrypted or damaged stream: the PDF library reports that itself. */
function unpack(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: streamLimit })
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile('too_large')
    return Buffer.alloc(0)
  }
}

/** Output is counted and discarded. */
async function refuseSwollenPicture(packed: Buffer): Promise<void> {
  const inflate = createInflate({ chunkSize: 1024 * 1024 })
  inflate.end(packed)
  let size = 0
  try {
    for await (const chunk of inflate) {
      size += chunk.length
      if (size > pictureLimit) throw new UnreadableFile('too_large')
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
  }
}

function skipLineEnd(file: Buffer, at: number): number {
  const start = file[at] === 0x0d ? at + 1 : at
  return file[start] === 0x0a ? start + 1 : start
}
