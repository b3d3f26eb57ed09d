import type { PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { writeColourPng } from '#server/lib/write-png.ts'
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
    return { count, png: writeColourPng(drawn) }
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
