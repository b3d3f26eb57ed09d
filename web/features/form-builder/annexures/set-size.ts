/** The papers, or an annexure with all its files: a set is divided only between such parts. */
export type SetPart = { title: string; bytes: number }
export type SetWeight = {
  bytes: number
  /** How many files it comes in. */
  files: number
  /** Parts that the court does not take even alone. */
  tooLarge: readonly SetPart[]
  /** What makes the set large, the largest first. */
  largest: readonly SetPart[]
  /** Whether the court takes everything as it will be downloaded. */
  isOver: boolean
}

const megabyte = 1024 * 1024

/** The size of the papers without annexures: two typefaces and some pages of text. */
export const papersBytes = 150_000

export function inMegabytes(bytes: number, digits: number): string {
  return (bytes / megabyte).toFixed(digits)
}

/** The first of them, which are the largest, each with its size. */
export function sayLargest(parts: readonly SetPart[]): string {
  return parts
    .slice(0, 3)
    .map(({ title, bytes }) => `${title} (${inMegabytes(bytes, 1)} MB)`)
    .join(', ')
}

/** What the set weighs against the largest file of the court, in MB, and how it would be divided. */
export function weighSet(
  parts: readonly SetPart[],
  limit: number | undefined,
  isDivided: boolean,
): SetWeight {
  const most = limit === undefined ? Number.POSITIVE_INFINITY : limit * megabyte
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes)
  const tooLarge = largest.filter(part => part.bytes > most)
  const files = isDivided && bytes > most ? countVolumes(parts, most) : 1
  return { bytes, files, tooLarge, largest, isOver: tooLarge.length > 0 || (files === 1 && bytes > most) }
}

/** As full as possible, in the order of the set; the server does the same with the real sizes. */
function countVolumes(parts: readonly SetPart[], most: number): number {
  let [volumes, room] = [1, most]
  for (const { bytes } of parts) {
    if (bytes > room && room < most) [volumes, room] = [volumes + 1, most]
    room -= bytes
  }
  return volumes
}

/** The sizes of the files in a zip without compression, as bound sets come. */
export function readFileSizes(zip: DataView): number[] {
  const sizes: number[] = []
  let at = 0
  while (at + 30 <= zip.byteLength && zip.getUint32(at, true) === localFile) {
    const size = zip.getUint32(at + 18, true)
    sizes.push(size)
    at += 30 + zip.getUint16(at + 26, true) + zip.getUint16(at + 28, true) + size
  }
  return sizes
}

/** Begins the entry of a file, by the ZIP format. */
const localFile = 0x04034b50
