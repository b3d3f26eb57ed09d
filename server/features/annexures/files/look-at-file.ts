import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawPicture, wrapPage } from './draw-picture.ts'
import { embedFile, embedPdf } from './embed-pages.ts'
import { type AnnexureKind, type FileFacts, RefusedFile } from './file-facts.ts'
import { findKind } from './find-kind.ts'
import { isArchival, openPdf } from './open-pdf.ts'
import { parseJpeg } from './parse-jpeg.ts'

export const thumbnailWidth = 240

/** Performs all the steps of binding once, so that an accepted file can certainly be bound. */
export async function lookAtFile(path: string): Promise<{ facts: FileFacts; thumbnail: Buffer }> {
  const bytes = await readFile(path)
  const kind = findKind(bytes)
  return kind === 'pdf' ? lookAtPdf(bytes) : lookAtPicture(kind, bytes)
}

async function lookAtPdf(bytes: Buffer) {
  const source = await openPdf(bytes)
  const archival = isArchival(source)
  const trial = await PDFDocument.create({ updateMetadata: false })
  const embedded = await embedPdf(trial, source).catch(refuseBroken)
  const { count, png } = await drawPicture(bytes, 0, thumbnailWidth)
  if (count !== embedded.length) throw new RefusedFile('damaged')
  const pages = embedded.map(({ width, height }): [number, number] => [Math.round(width), Math.round(height)])
  return { facts: { kind: 'pdf' as const, pages, archival }, thumbnail: png }
}

/** The library throws errors of many kinds for a broken page. */
function refuseBroken(error: unknown): never {
  throw error instanceof RefusedFile ? error : new RefusedFile('damaged')
}

async function lookAtPicture(kind: AnnexureKind, bytes: Buffer) {
  const target = await PDFDocument.create({ updateMetadata: false })
  const [page] = await embedFile(target, kind, bytes)
  if (!page) throw new RefusedFile('damaged')
  const { png } = await drawPicture(await wrapPage(target, page), 0, thumbnailWidth)
  const archival = kind === 'png' || parseJpeg(bytes).components !== 4
  const pages: FileFacts['pages'] = [[Math.round(page.width), Math.round(page.height)]]
  return { facts: { kind, pages, archival }, thumbnail: png }
}

/** A page in a size for reading. */
export async function drawPage(
  path: string,
  kind: AnnexureKind,
  page: number,
  width: number,
): Promise<Buffer> {
  const bytes = await readFile(path)
  if (kind === 'pdf') return (await drawPicture(bytes, page, width)).png
  const target = await PDFDocument.create({ updateMetadata: false })
  const [only] = await embedFile(target, kind, bytes)
  if (!only) throw new RefusedFile('damaged')
  return (await drawPicture(await wrapPage(target, only), 0, width)).png
}
