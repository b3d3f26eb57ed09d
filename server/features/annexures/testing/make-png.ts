import { crc32, deflateSync } from 'node:zlib'

type Options = {
  width: number
  height: number
  /** 0 grey, 2 colour, 6 colour with transparency. */
  colour?: 0 | 2 | 6
  interlaced?: boolean
  /** Unpacked, in place of the rows that the size asks for. */
  rows?: Buffer
}

const channels = { 0: 1, 2: 3, 6: 4 }

/** A small, valid PNG (ISO 15948) of eight bits a sample. */
export function makePng({ width, height, colour = 2, interlaced = false, rows }: Options): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * channels[colour], 120)])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, colour, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows ?? Buffer.concat(Array<Buffer>(height).fill(row)))),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(data.length, 0)
  all.set(body, 4)
  all.writeUInt32BE(crc32(body), body.length + 4)
  return all
}
