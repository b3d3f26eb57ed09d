import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { decodeArrays, encodeArrays } from './arrays.ts'

type Content = string | Uint8Array

/** Written to a new file, on the disk, then renamed: the file is whole or not there. */
export async function writeWhole(file: string, parts: Iterable<Content> | AsyncIterable<Content>) {
  const handle = await open(`${file}.new`, 'w')
  try {
    for await (const piece of inPieces(parts)) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** A write for each of a million small parts would take longer than making them. */
async function* inPieces(parts: Iterable<Content> | AsyncIterable<Content>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    waiting.push(bytes)
    size += bytes.length
    if (size < bytesAtOnce) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  yield Buffer.concat(waiting)
}

const bytesAtOnce = 1 << 20

export async function writeArrays(file: string, arrays: unknown) {
  await writeWhole(file, encodeArrays(arrays))
}

/** What `writeArrays` wrote. */
export function loadArrays<T>(file: string): T {
  return decodeArrays<T>(readAligned(file))
}

/** A small file would otherwise begin anywhere in a shared piece of memory, and numbers want a multiple of eight. */
function readAligned(file: string): Uint8Array {
  const bytes = readFileSync(file)
  return bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes)
}
