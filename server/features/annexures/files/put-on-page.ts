import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { Matrix } from './sheet.ts'

type Drawn = { ref: PDFRef; matrix: Matrix }

/** Draws over a page that is bare. To a reader of tagged files it is decoration: what it says of itself stays in it. */
export function putOnPage({ context }: PDFDocument, page: PDFPage, drawn: readonly Drawn[]) {
  const objects = Object.fromEntries(drawn.map(({ ref }, index) => [`X${index}`, ref]))
  const lines = drawn.map(
    ({ matrix }, index) => `q ${matrix.map(number => number.toFixed(5)).join(' ')} cm /X${index} Do Q`,
  )
  const content = context.flateStream(['/Artifact BMC', ...lines, 'EMC'].join('\n'))
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: objects }))
  page.node.set(PDFName.of('Contents'), context.register(content))
}
