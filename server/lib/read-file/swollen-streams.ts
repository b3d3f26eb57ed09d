import { inflateSync } from 'node:zlib'
import { UnreadableFile } from './file-text.ts'

/** More than any page of text needs; pictures, which are never unpacked for their text, may be larger. */
const streamLimit = 32 * 1024 * 1024
const totalLimit = 256 * 1024 * 1024

/**
 * A few kilobytes of compressed zeros can unpack to gigabytes, and the PDF library unpacks whole streams. So every
 * compressed stream that is not a picture is unpacked here first, with a limit.
 */
export function refuseSwollenStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const head = file.toString('latin1', Math.max(0, at - 400), at)
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1)
    if (head.endsWith('end') || !dictionary.includes('/Fl')) continue
    if (/\/Subtype\s*\/Image/.test(dictionary)) continue
    const end = file.indexOf('endstream', at)
    total += measure(file.subarray(skipLineEnd(file, at + 6), end < 0 ? undefined : end), dictionary)
    if (total > totalLimit) throw new UnreadableFile('too_large')
    if (end > 0) at = end
  }
}

function measure(packed: Buffer, dictionary: string): number {
  const layers = dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 1
  let data = packed
  for (let layer = 0; layer < layers; layer += 1) {
    const unpacked = unpack(data)
    if (!unpacked) return 0
    data = unpacked
  }
  return data.length
}

/** Nothing for a stream that is encrypted or damaged: the PDF library says so itself. */
function unpack(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: streamLimit })
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile('too_large')
    return undefined
  }
}

function skipLineEnd(file: Buffer, at: number): number {
  const start = file[at] === 0x0d ? at + 1 : at
  return file[start] === 0x0a ? start + 1 : start
}
