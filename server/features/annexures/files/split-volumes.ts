import { PDFDocument, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib'
import { addBookmarks } from './add-bookmarks.ts'

/** A paper or an annexure; volumes are split only between parts. */
export type Part = { title: string; from: number; pages: number; bytes: number }

/**
 * Splits into volumes that are as full as possible; a paper larger than the limit is a volume of its own.
 */
export async function splitVolumes(
  whole: PDFDocument,
  parts: readonly Part[],
  limit: number,
): Promise<Uint8Array[]> {
  loosenPages(whole)
  const volumes: Uint8Array[] = []
  for (let start = 0; start < parts.length; ) {
    let end = fill(parts, start, limit)
    let volume = await writeVolume(whole, parts.slice(start, end))
    while (volume.length > limit && end - start > 1) {
      end -= 1
      volume = await writeVolume(whole, parts.slice(start, end))
    }
    volumes.push(volume)
    start = end
  }
  return volumes
}

/** As many parts as fit into the limit. */
function fill(parts: readonly Part[], start: number, limit: number): number {
  let end = start + 1
  let bytes = parts[start]?.bytes ?? 0
  while (end < parts.length && bytes + (parts[end]?.bytes ?? 0) <= limit) {
    bytes += parts[end]?.bytes ?? 0
    end += 1
  }
  return end
}

/** Removes links and tags to pages of other volumes, because these pages would be copied too. */
function loosenPages(whole: PDFDocument) {
  for (const page of whole.getPages())
    for (const entry of ['Annots', 'StructParents', 'Tabs']) page.node.delete(PDFName.of(entry))
}

async function writeVolume(whole: PDFDocument, parts: readonly Part[]): Promise<Uint8Array> {
  const volume = await PDFDocument.create({ updateMetadata: false })
  const numbers = parts.flatMap(({ from, pages }) =>
    Array.from({ length: pages }, (_, index) => from + index),
  )
  for (const page of await volume.copyPages(whole, numbers)) volume.addPage(page)
  const copier = PDFObjectCopier.for(whole.context, volume.context)
  for (const entry of ['Metadata', 'OutputIntents', 'Lang', 'ViewerPreferences'].map(key =>
    PDFName.of(key),
  )) {
    const value = whole.catalog.get(entry)
    if (value) volume.catalog.set(entry, copier.copy(value))
  }
  volume.context.trailerInfo.ID = whole.context.trailerInfo.ID
  const first = parts[0]?.from ?? 0
  addBookmarks(volume, tellPlaces(parts, first))
  return volume.save({ addDefaultPage: false, updateFieldAppearances: false })
}

function tellPlaces(parts: readonly Part[], first: number) {
  return parts.map(({ title, from }) => ({ title, from: from - first }))
}
