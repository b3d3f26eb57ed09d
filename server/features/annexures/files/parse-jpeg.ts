import { RefusedFile, type Upright } from './file-facts.ts'

export type Jpeg = {
  width: number
  height: number
  /** 1 is grey, 3 is colour, 4 is CMYK. */
  components: number
  upright: Upright
  /** The picture data without the metadata about place and camera. */
  picture: Buffer
}

/** With more pixels, programs that show the page run out of memory. */
const mostPixels = 120_000_000

/** Parses the parts of a JPEG (ITU T.81) before the picture data, which is not decoded. */
export function parseJpeg(bytes: Buffer): Jpeg {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let upright: Upright = { turn: 0, mirrored: false }
  let frame: { width: number; height: number; components: number } | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffff) {
      at += 1
      continue
    }
    if (marker < 0xff01) throw new RefusedFile('damaged')
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (end > bytes.length) break
    if (marker === 0xffda) {
      if (!frame) throw new RefusedFile('damaged')
      kept.push(bytes.subarray(at, findEnd(bytes, end)))
      return { ...frame, upright, picture: Buffer.concat(kept) }
    }
    if (isFrame(marker)) frame = parseFrame(marker, content)
    if (marker === 0xffe1) upright = parseOrientation(content) ?? upright
    if (!tellsOfTheCamera(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  throw new RefusedFile('cutShort')
}

function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}

/** EXIF and XMP (place and camera), Photoshop's data, comments. */
function tellsOfTheCamera(marker: number): boolean {
  return marker === 0xffe1 || marker === 0xffed || marker === 0xfffe
}

function parseFrame(marker: number, content: Buffer) {
  if (marker > 0xffc2 || content.length < 6 || content[0] !== 8) throw new RefusedFile('unknownKind')
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)]
  const components = content.readUInt8(5)
  if (width === 0 || height === 0 || ![1, 3, 4].includes(components)) throw new RefusedFile('damaged')
  if (width * height > mostPixels) throw new RefusedFile('hugePicture')
  return { width, height, components }
}

/**
 * The picture data ends with a marker that cannot occur inside it; phones may append other data after it.
 */
function findEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(Buffer.from([0xff, 0xd9]), from)
  if (end < 0) throw new RefusedFile('cutShort')
  return end + 2
}

/** The values of the EXIF orientation tag, with what makes the picture upright. */
const uprights: Record<number, Upright> = {
  1: { turn: 0, mirrored: false },
  2: { turn: 0, mirrored: true },
  3: { turn: 180, mirrored: false },
  4: { turn: 180, mirrored: true },
  5: { turn: 270, mirrored: true },
  6: { turn: 90, mirrored: false },
  7: { turn: 90, mirrored: true },
  8: { turn: 270, mirrored: false },
}

function parseOrientation(content: Buffer): Upright | undefined {
  if (content.toString('latin1', 0, 6) !== 'Exif\0\0' || content.length < 14) return undefined
  const tiff = content.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return undefined
  const entries = read16(start)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (read16(at) === 0x0112) return uprights[read16(at + 8)]
  }
  return undefined
}
