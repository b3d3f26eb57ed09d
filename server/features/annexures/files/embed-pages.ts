import { PDFArray, type PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { AnnexureKind, Upright } from './file-facts.ts'
import { flattenNotes } from './flatten-notes.ts'
import { openPdf } from './open-pdf.ts'
import { type Jpeg, parseJpeg } from './parse-jpeg.ts'
import { type Png, parsePng } from './parse-png.ts'
import { addTurns, type Matrix, multiply, turnMatrix, turnSize } from './sheet.ts'

/**
 * A page of a file that can be drawn on another page: upright in a box of its size once `matrix` is
 * applied.
 */
export type EmbeddedPage = { ref: PDFRef; matrix: Matrix; width: number; height: number }

export async function embedFile(
  target: PDFDocument,
  kind: AnnexureKind,
  bytes: Buffer,
): Promise<EmbeddedPage[]> {
  if (kind === 'jpeg') return [await embedJpeg(target, parseJpeg(bytes))]
  if (kind === 'png') return [await embedPng(target, parsePng(bytes), bytes)]
  return embedPdf(target, await openPdf(bytes))
}

/** The page's own instructions and fonts are copied, so text stays text. */
export async function embedPdf(target: PDFDocument, source: PDFDocument): Promise<EmbeddedPage[]> {
  const pages = source.getPages()
  for (const page of pages) {
    fillEmpty(page)
    flattenNotes(page)
  }
  const boxes = pages.map(findBox)
  const embedded = await target.embedPages(pages, boxes)
  await target.flush()
  return embedded.map((page, index) => {
    const turn = addTurns(pages[index]?.getRotation().angle ?? 0, 0)
    return {
      ref: page.ref,
      matrix: turnMatrix(page, turn, 1, 0, 0),
      ...turnSize({ width: page.width, height: page.height }, turn),
    }
  })
}

/** An empty page has no contents, which the library does not expect. */
function fillEmpty(page: PDFPage) {
  const { node } = page
  if (node.normalizedEntries().Contents) return
  const { context } = node
  node.set(PDFName.of('Contents'), context.obj([context.register(context.stream(''))]))
}

/** The part of the page that a viewer shows. */
function findBox(page: PDFPage) {
  const media = page.getMediaBox()
  const crop = page.node.CropBox() instanceof PDFArray ? page.getCropBox() : media
  const left = Math.max(media.x, crop.x)
  const bottom = Math.max(media.y, crop.y)
  const right = Math.min(media.x + media.width, crop.x + crop.width)
  const top = Math.min(media.y + media.height, crop.y + crop.height)
  const isThere = right - left >= 1 && top - bottom >= 1
  if (isThere) return { left, bottom, right, top }
  return { left: media.x, bottom: media.y, right: media.x + media.width, top: media.y + media.height }
}

/** Assumes 200 dpi, so that a scan or photograph of a page has the size of the paper. */
const pointsOfPixel = 72 / 200

function place(
  ref: PDFRef,
  pixels: { width: number; height: number },
  { turn, mirrored }: Upright,
): EmbeddedPage {
  const size = { width: pixels.width * pointsOfPixel, height: pixels.height * pointsOfPixel }
  const unit: Matrix = mirrored
    ? [-size.width, 0, 0, size.height, size.width, 0]
    : [size.width, 0, 0, size.height, 0, 0]
  return { ref, matrix: multiply(unit, turnMatrix(size, turn, 1, 0, 0)), ...turnSize(size, turn) }
}

async function embedJpeg(target: PDFDocument, jpeg: Jpeg): Promise<EmbeddedPage> {
  const { ref } = await target.embedJpg(new Uint8Array(jpeg.picture))
  await target.flush()
  return place(ref, jpeg, jpeg.upright)
}

const spaces: Record<number, string> = { 0: 'DeviceGray', 2: 'DeviceRGB' }

async function embedPng(target: PDFDocument, png: Png, bytes: Buffer): Promise<EmbeddedPage> {
  const upright: Upright = { turn: 0, mirrored: false }
  if (!png.rows) {
    const { ref } = await target.embedPng(new Uint8Array(bytes))
    await target.flush()
    return place(ref, png, upright)
  }
  const { context } = target
  const { width, height, depth, colour, palette } = png
  const space = palette && colour === 3 ? describePalette(target, palette) : spaces[colour]
  const image = context.stream(new Uint8Array(png.rows), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: depth,
    ColorSpace: space,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: colour === 2 ? 3 : 1, BitsPerComponent: depth, Columns: width },
  })
  return place(context.register(image), png, upright)
}

function describePalette({ context }: PDFDocument, palette: Buffer): PDFArray {
  const table = context.register(context.stream(new Uint8Array(palette)))
  return context.obj(['Indexed', 'DeviceRGB', Math.floor(palette.length / 3) - 1, table])
}
