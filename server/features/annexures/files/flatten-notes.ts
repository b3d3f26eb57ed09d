import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPage, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { Matrix } from './sheet.ts'

const unseen = new Set(['Link', 'Popup'].map(name => PDFName.of(name)))
const hidden = 2
const notViewed = 32

/**
 * Form entries, stamps and signatures are annotations above the page (ISO 32000-1, 12.5.5). They are
 * drawn into the page before it is copied.
 */
export function flattenNotes(page: PDFPage) {
  const { node } = page
  const drawn = listNotes(page).flatMap(note => {
    const appearance = findAppearance(note)
    const matrix = appearance && deriveMatrix(note, appearance.stream)
    if (!appearance || !matrix) return []
    const name = node.newXObject('Note', appearance.ref)
    return [`q ${matrix.map(number => number.toFixed(4)).join(' ')} cm ${name} Do Q`]
  })
  if (drawn.length === 0) return
  const { context } = node
  node.wrapContentStreams(
    context.getPushGraphicsStateContentStream(),
    context.getPopGraphicsStateContentStream(),
  )
  node.addContentStream(context.register(context.stream(drawn.join('\n'))))
}

function listNotes(page: PDFPage): PDFDict[] {
  const notes = page.node.Annots()
  if (!(notes instanceof PDFArray)) return []
  return notes
    .asArray()
    .map((_, index) => notes.lookup(index))
    .filter(note => note instanceof PDFDict)
    .filter(note => isSeen(note))
}

function isSeen(note: PDFDict): boolean {
  const flags = note.lookup(PDFName.of('F'))
  const subtype = note.lookup(PDFName.of('Subtype'))
  if (subtype instanceof PDFName && unseen.has(subtype)) return false
  return !(flags instanceof PDFNumber && (flags.asNumber() & (hidden | notViewed)) !== 0)
}

/** The present appearance; for a checkbox, the one of its state. */
function findAppearance(note: PDFDict): { ref: PDFRef; stream: PDFStream } | undefined {
  const all = note.lookup(PDFName.of('AP'))
  if (!(all instanceof PDFDict)) return undefined
  const normal = all.lookup(PDFName.of('N'))
  if (normal instanceof PDFStream) return refer(all.get(PDFName.of('N')), normal)
  const state = note.lookup(PDFName.of('AS'))
  if (!(normal instanceof PDFDict && state instanceof PDFName)) return undefined
  const stream = normal.lookup(state)
  return stream instanceof PDFStream ? refer(normal.get(state), stream) : undefined
}

function refer(ref: unknown, stream: PDFStream) {
  return ref instanceof PDFRef ? { ref, stream } : undefined
}

/** Maps the box of the appearance, turned by its own matrix, to the rectangle of the annotation. */
function deriveMatrix(note: PDFDict, { dict }: PDFStream): Matrix | undefined {
  const rect = readNumbers(note.lookup(PDFName.of('Rect')), 4)
  const box = readNumbers(dict.lookup(PDFName.of('BBox')), 4)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readNumbers(dict.lookup(PDFName.of('Matrix')), 6) ?? []
  if (!rect || !box) return undefined
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const corners = [x1, x2].flatMap(x => [y1, y2].map(y => [a * x + c * y + e, b * x + d * y + f] as const))
  const from = span(corners.map(([x]) => x))
  const up = span(corners.map(([, y]) => y))
  const [left = 0, bottom = 0, right = 0, top = 0] = rect
  const [wide, high] = [span([left, right]), span([bottom, top])]
  if (from.length === 0 || up.length === 0) return undefined
  const [scaleX, scaleY] = [wide.length / from.length, high.length / up.length]
  return [scaleX, 0, 0, scaleY, wide.start - from.start * scaleX, high.start - up.start * scaleY]
}

function span(values: readonly number[]) {
  const start = Math.min(...values)
  return { start, length: Math.max(...values) - start }
}

function readNumbers(value: unknown, count: number): number[] | undefined {
  if (!(value instanceof PDFArray) || value.size() < count) return undefined
  const items = value.asArray().map((_, index) => value.lookup(index))
  const numbers = items.filter(item => item instanceof PDFNumber).map(item => item.asNumber())
  return numbers.length === items.length ? numbers : undefined
}
