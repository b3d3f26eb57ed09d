import { crc32, inflateSync } from 'node:zlib'
import { RefusedFile } from './file-facts.ts'

export type Png = {
  width: number
  height: number
  depth: number
  /** Colour types of the format: 0 grey, 2 colour, 3 palette; 4 and 6 with transparency. */
  colour: number
  palette: Buffer | undefined
  /** The compressed rows, when a PDF can use them unchanged. */
  rows: Buffer | undefined
}

/** For comparison: an A4 page at 600 dpi has 35 million. */
const mostPixels = 40_000_000
/** The limit for pictures that must be decoded because a PDF cannot use them unchanged. */
const mostUnpacked = 12_000_000
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Parses the parts of a PNG (ISO 15948). It verifies the checksum of each part and the size of the rows. */
export function parsePng(bytes: Buffer): Png {
  const parts = listParts(bytes)
  const head = parts.find(part => part.type === 'IHDR')?.data
  if (head?.length !== 13) throw new RefusedFile('damaged')
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlaced = 0] = head.subarray(8)
  const channels = samples[colour]
  if (width === 0 || height === 0 || !channels || ![1, 2, 4, 8, 16].includes(depth))
    throw new RefusedFile('damaged')
  const mustUnpack = interlaced !== 0 || colour >= 4 || parts.some(part => part.type === 'tRNS')
  if (width * height > (mustUnpack ? mostUnpacked : mostPixels)) throw new RefusedFile('hugePicture')
  const rows = Buffer.concat(parts.filter(part => part.type === 'IDAT').map(part => part.data))
  const size = height * (1 + Math.ceil((width * channels * depth) / 8))
  refuseWrongSize(rows, interlaced === 0 ? size : undefined, size)
  const palette = parts.find(part => part.type === 'PLTE')?.data
  if (colour === 3 && !palette) throw new RefusedFile('damaged')
  return { width, height, depth, colour, palette, rows: mustUnpack ? undefined : rows }
}

function listParts(bytes: Buffer): { type: string; data: Buffer }[] {
  const parts: { type: string; data: Buffer }[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) break
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw new RefusedFile('damaged')
    parts.push({ type, data: bytes.subarray(at + 8, end) })
    if (type === 'IEND') return parts
    at = end + 4
  }
  throw new RefusedFile('cutShort')
}

/**
 * Interlaced rows come in seven passes with separate rows: a seventh more and some bytes are enough
 * space.
 */
function refuseWrongSize(rows: Buffer, exact: number | undefined, size: number) {
  try {
    const unpacked = inflateSync(rows, { maxOutputLength: exact ?? Math.ceil(size * 1.5) + 4096 })
    if (exact !== undefined && unpacked.length !== exact) throw new RefusedFile('damaged')
  } catch (error) {
    if (error instanceof RefusedFile) throw error
    throw new RefusedFile(error instanceof RangeError ? 'swollen' : 'damaged')
  }
}
