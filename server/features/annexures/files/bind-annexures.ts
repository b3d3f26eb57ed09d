import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { AnnexureTurn } from '#shared/annexures.ts'
import { addBookmarks } from './add-bookmarks.ts'
import { embedFile } from './embed-pages.ts'
import type { AnnexureKind } from './file-facts.ts'
import { putOnPage } from './put-on-page.ts'
import { settleStandard } from './settle-standard.ts'
import { asItIs, multiply, placeOnSheet } from './sheet.ts'
import { type Part, splitVolumes } from './split-volumes.ts'

export type BoundAnnexure = {
  path: string
  kind: AnnexureKind
  /** One turn for the whole file, or one for each page. */
  turns: readonly AnnexureTurn[]
  /** Set for the first file of an annexure; its other files belong to the same bookmark. */
  bookmark?: string
  bytes: number
}
export type BoundOptions = {
  /** Whether the set is still PDF/A with all the annexures. */
  archival: boolean
  /** The papers of the set, in order: the set may be split between them. */
  papers: readonly { title: string; pages: number }[]
  /** In bytes. */
  volumeLimit?: number
}
/**
 * The set followed by the annexures, as one file or several. `stamps` has one sheet for each page of the
 * annexures, with mark and page number, which is laid over that page.
 */
export async function bindAnnexures(
  setPdf: Buffer,
  stamps: Buffer,
  annexures: readonly BoundAnnexure[],
  options: BoundOptions,
): Promise<Uint8Array[]> {
  const set = await PDFDocument.load(setPdf, { updateMetadata: false })
  const own = placeParts(options.papers, set.getPageCount(), setPdf.length)
  const stampsOf = await PDFDocument.load(stamps, { updateMetadata: false })
  const sheets = await set.embedPdf(stampsOf, stampsOf.getPageIndices())
  await set.flush()
  const parts: Part[] = []
  for (const annexure of annexures) {
    const from = set.getPageCount()
    for (const [index, page] of (
      await embedFile(set, annexure.kind, await readFile(annexure.path))
    ).entries()) {
      const { sheet, matrix } = placeOnSheet(page, annexure.turns[index] ?? annexure.turns[0] ?? 0)
      const stamp = sheets[set.getPageCount() - own.pages]
      const laid = stamp ? [{ ref: stamp.ref, matrix: asItIs }] : []
      putOnPage(set, set.addPage([sheet.width, sheet.height]), [
        { ref: page.ref, matrix: multiply(page.matrix, matrix) },
        ...laid,
      ])
    }
    const pages = set.getPageCount() - from
    const last = parts.at(-1)
    if (annexure.bookmark === undefined && last) {
      last.pages += pages
      last.bytes += annexure.bytes
    } else parts.push({ title: annexure.bookmark ?? '', from, pages, bytes: annexure.bytes })
  }
  settleStandard(set, options.archival)
  addBookmarks(set, parts)
  const whole = await set.save({ addDefaultPage: false, updateFieldAppearances: false })
  if (!options.volumeLimit || whole.length <= options.volumeLimit) return [whole]
  return splitVolumes(set, [...own.parts, ...parts], options.volumeLimit)
}

/** The position of each paper in the set; bytes are estimated from the number of pages. */
function placeParts(papers: BoundOptions['papers'], pages: number, bytes: number) {
  let from = 0
  const parts = papers.map(({ title, pages: own }): Part => {
    const part = { title, from, pages: own, bytes: (bytes * own) / pages }
    from += own
    return part
  })
  return { pages, parts }
}
