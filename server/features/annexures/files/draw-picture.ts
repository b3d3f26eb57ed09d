import { crc32, deflateSync } from 'node:zlib'
import type { PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { EmbeddedPage } from './embed-pages.ts'
import { RefusedFile } from './file-facts.ts'
import { putOnPage } from './put-on-page.ts'

let library: Promise<PDFiumLibrary> | undefined

/**
 * Draws a page as a picture with PDFium, which browsers also use: a page that it cannot open cannot be
 * opened in a browser.
 */
export async function drawPicture(pdf: Uint8Array, page: number, width: number): Promise<Picture> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf).catch(() => {
    throw new RefusedFile('damaged')
  })
  try {
    const count = document.getPageCount()
    if (page >= count) throw new RefusedFile('damaged')
    const { originalWidth, originalHeight } = document.getPage(page).getOriginalSize()
    const height = Math.max(1, Math.min(4 * width, Math.round((width * originalHeight) / originalWidth)))
    const drawn = await document.getPage(page).render({ width, height, scale: 1, render: 'bitmap' })
    return { count, png: writePng(drawn.width, drawn.height, drawn.data) }
  } finally {
    document.destroy()
  }
}

export type Picture = { count: number; png: Buffer }

/** Puts a page in a PDF of its own, so that PDFium can draw it. */
export async function wrapPage(target: PDFDocument, page: EmbeddedPage): Promise<Uint8Array> {
  const { width, height, matrix, ref } = page
  putOnPage(target, target.addPage([width, height]), [{ ref, matrix }])
  return target.save({ useObjectStreams: false })
}

/** Writes RGBA pixels as a simple PNG, without the fourth byte. */
function writePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let row = 0, at = 0; row < height; row += 1) {
    at += 1
    for (let from = row * width * 4; from < (row + 1) * width * 4; from += 4, at += 3)
      rows.set(pixels.subarray(from, from + 3), at)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
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
