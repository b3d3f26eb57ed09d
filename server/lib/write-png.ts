import { crc32, deflateSync } from 'node:zlib'

const rgb = 2
const grey = 0

/** RGBA pixels as a PNG in colour, without the fourth byte. */
export function writeColourPng({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let row = 0, at = 0; row < height; row += 1) {
    at += 1
    for (let from = row * width * 4; from < (row + 1) * width * 4; from += 4, at += 3)
      rows.set(data.subarray(from, from + 3), at)
  }
  return packPng({ width, height, bits: 8, colour: rgb }, rows)
}

/** In sixteen shades of grey, which is enough for print and half the bytes. */
export function writeGreyPng({ width, height, data }: Pixels): Buffer {
  const perRow = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(height * perRow)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4
      const sum = (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)
      const shade = Math.round(sum / (3 * 17))
      const at = row * perRow + 1 + (column >> 1)
      rows[at] = (rows[at] ?? 0) | (column % 2 === 0 ? shade << 4 : shade)
    }
  return packPng({ width, height, bits: 4, colour: grey }, rows)
}

/** Four bytes a pixel. */
export type Pixels = { width: number; height: number; data: Uint8Array }
type Head = { width: number; height: number; bits: number; colour: number }

function packPng({ width, height, bits, colour }: Head, rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, 0], 8)
  const parts = [
    writePart('IHDR', head),
    writePart('IDAT', deflateSync(rows)),
    writePart('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function writePart(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(data.length, 0)
  part.set(body, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return part
}
