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
  /** One for the whole file, or one for each page. */
  turns: readonly AnnexureTurn[]
  /** Of the first file of an annexure; the others belong to the same. */
  bookmark?: string
  bytes: number
}
export type BoundOptions = {
  /** Whether everything bound in leaves the set PDF/A. */
  archival: boolean
  /** The papers of the set, in order: where it may be split. */
  papers: readonly { title: string; pages: number }[]
  /** In bytes. */
  volumeLimit?: number
}
/**
 * The set with the annexures after its last page, as one file or several. `stamps` has a sheet for every page that is bound in, with
 * its mark and number, which is laid over it.
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

/** Where the papers of the set stand; their bytes as their pages are. */
function placeParts(papers: BoundOptions['papers'], pages: number, bytes: number) {
  let from = 0
  const parts = papers.map(({ title, pages: own }): Part => {
    const part = { title, from, pages: own, bytes: (bytes * own) / pages }
    from += own
    return part
  })
  return { pages, parts }
}
