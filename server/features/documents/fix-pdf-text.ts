import { deflateSync, inflateSync } from 'node:zlib'
import { fixTextRuns } from './fix-text-runs.ts'
import { type PageFonts, parsePageFonts } from './pdf-fonts.ts'

/**
 * Some conjuncts move a vowel sign up or down (as in उद्भूत, महाराष्ट्र or डाळूंबे). Typst draws such a
 * sign as a separate run and gives this run the text of the whole syllable again, so a copy or search of
 * the PDF finds the syllable twice. This function marks such runs as having no text; the page looks
 * exactly the same.
 */
export function fixPdfText(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1')
  const table = parseTable(file)
  if (!table) return pdf
  const objects = table.offsets.map((offset, index) =>
    file.slice(offset, table.offsets[index + 1] ?? table.start),
  )
  const fonts = parsePageFonts(objects)
  const fixed = objects.map(object => fixObject(object, fonts))
  return Buffer.from(writeFile(file, table, fixed), 'latin1')
}

type Table = { start: number; offsets: number[] }

/** Parses the classic cross-reference table at the end of Typst's PDF. */
function parseTable(file: string): Table | undefined {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-64))?.[1])
  if (!file.startsWith('xref', start)) return undefined
  const used = file.slice(start).match(/^\d{10} \d{5} n/gm) ?? []
  const offsets = used.map(line => Number(line.slice(0, 10))).sort((a, b) => a - b)
  return { start, offsets }
}

function writeFile(file: string, { start, offsets }: Table, objects: string[]): string {
  const moved = new Map<number, number>()
  let position = offsets[0] ?? 0
  for (const [index, object] of objects.entries()) {
    moved.set(offsets[index] ?? 0, position)
    position += object.length
  }
  const tail = file
    .slice(start)
    .replace(/^(\d{10}) (\d{5} n)/gm, (_, offset, rest) => `${newOffset(offset)} ${rest}`)
    .replace(/startxref\s+\d+/, `startxref\n${position}`)
  return file.slice(0, offsets[0]) + objects.join('') + tail

  function newOffset(offset: string): string {
    return String(moved.get(Number(offset)) ?? Number(offset)).padStart(10, '0')
  }
}

const contentStream = /^((\d+) 0 obj\n<<\n {2}\/Length )(\d+)(\n {2}\/Filter \/FlateDecode\n>>\nstream\n)/

function fixObject(object: string, fonts: PageFonts): string {
  const head = contentStream.exec(object)
  const isDrawn = head && fonts.get(head[2] ?? '')
  if (!head || !isDrawn) return object
  const [whole, before = '', , length, after = ''] = head
  const rest = object.slice(whole.length + Number(length))
  const data = Buffer.from(object.slice(whole.length, whole.length + Number(length)), 'latin1')
  const content = inflateSync(data).toString('latin1')
  const fixed = fixTextRuns(content, isDrawn)
  if (fixed === content) return object
  const packed = deflateSync(Buffer.from(fixed, 'latin1')).toString('latin1')
  return before + packed.length + after + packed + rest
}
