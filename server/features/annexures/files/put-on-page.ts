import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { Matrix } from './sheet.ts'

type Drawn = { ref: PDFRef; matrix: Matrix }

/** Draws on an empty page. For screen readers the content is an artifact, and its own tags are not used. */
export function putOnPage({ context }: PDFDocument, page: PDFPage, drawn: readonly Drawn[]) {
  const objects = Object.fromEntries(drawn.map(({ ref }, index) => [`X${index}`, ref]))
  const lines = drawn.map(
    ({ matrix }, index) => `q ${matrix.map(number => number.toFixed(5)).join(' ')} cm /X${index} Do Q`,
  )
  const content = context.flateStream(['/Artifact BMC', ...lines, 'EMC'].join('\n'))
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: objects }))
  page.node.set(PDFName.of('Contents'), context.register(content))
}
