type Options = {
  width: number
  height: number
  /** The value of the EXIF tag 0x0112: how the camera was held. */
  orientation?: number
  /** The brightness of a block of eight by eight, 0 to 255. */
  shade?: (column: number, row: number) => number
}

/**
 * A small, valid baseline JPEG (ITU T.81) in grey: every block has one shade, so only the DC table is at
 * work.
 */
export function makeJpeg({ width, height, orientation, shade = () => 200 }: Options): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === undefined ? [] : [segment(0xe1, writeExif(orientation))]),
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...dcCounts, ...dcSizes]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    writeBlocks(Math.ceil(width / 8), Math.ceil(height / 8), shade),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Twelve sizes of difference, each with a four-bit code, because a code of only ones is not allowed. */
const dcCounts = [0, 0, 0, 12, ...Array<number>(12).fill(0)]
const dcSizes = Array.from({ length: 12 }, (_, size) => size)

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

function writeExif(orientation: number): number[] {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return [...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]
}

function writeBlocks(columns: number, rows: number, shade: NonNullable<Options['shade']>): Buffer {
  const bytes: number[] = []
  let kept = 0
  let bits = 0
  let before = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const value = Math.round(shade(column, row)) - 128
      putDifference(value - before)
      put(0, 1) // the end of the block: no other frequencies
      before = value
    }
  put(127, 7)
  return Buffer.from(bytes)

  function putDifference(difference: number) {
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
    put(size, 4)
    if (size > 0) put(difference > 0 ? difference : difference + (1 << size) - 1, size)
  }

  function put(value: number, length: number) {
    kept = (kept << length) | value
    bits += length
    for (; bits >= 8; bits -= 8) {
      const byte = (kept >> (bits - 8)) & 255
      bytes.push(byte)
      if (byte === 255) bytes.push(0)
    }
    kept &= (1 << bits) - 1
  }
}
