import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'

type Bookmark = { title: string; from: number }

const name = (text: string) => PDFName.of(text)

/** Adds bookmarks after the existing ones. */
export function addBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]) {
  if (bookmarks.length === 0) return
  const { context } = pdf
  const there = pdf.catalog.get(name('Outlines'))
  const outlinesRef = there instanceof PDFRef ? there : context.register(context.obj({ Type: 'Outlines' }))
  pdf.catalog.set(name('Outlines'), outlinesRef)
  const outlines = context.lookup(outlinesRef, PDFDict)
  const refs = bookmarks.map(() => context.nextRef())
  const last = outlines.get(name('Last'))
  bookmarks.forEach(({ title, from }, index) => {
    const before = refs[index - 1] ?? last
    const after = refs[index + 1]
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outlinesRef,
      Dest: [pdf.getPage(from).ref, 'XYZ', null, null, null],
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
    })
    const ref = refs[index]
    if (ref) context.assign(ref, item)
  })
  const [first] = refs
  if (first && last) context.lookup(last, PDFDict).set(name('Next'), first)
  if (first && !last) outlines.set(name('First'), first)
  outlines.set(name('Last'), refs.at(-1) ?? outlinesRef)
  outlines.set(name('Count'), PDFNumber.of(countOpen(outlines) + bookmarks.length))
}

function countOpen(outlines: PDFDict): number {
  const count = outlines.lookup(name('Count'))
  return count instanceof PDFNumber ? Math.max(0, count.asNumber()) : 0
}
