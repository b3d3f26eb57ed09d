import { decodePDFRawStream, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

/**
 * What is bound in has no tags, so the set is PDF/A-2 of level B and no longer A; with something in it that is no PDF/A, it
 * is a plain PDF 1.7 and does not say otherwise.
 */
export function settleStandard(pdf: PDFDocument, archival: boolean) {
  const ref = pdf.catalog.get(PDFName.of('Metadata'))
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
  if (!(ref instanceof PDFRef && metadata instanceof PDFRawStream)) return
  const said = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8')
  const says = archival
    ? said.replace(/(<pdfaid:conformance>)[ABU](<\/pdfaid:conformance>)/, '$1B$2')
    : said.replace(/<pdfaid:(\w+)>[^<]*<\/pdfaid:\1>/g, '')
  pdf.context.assign(ref, pdf.context.stream(Buffer.from(says), { Type: 'Metadata', Subtype: 'XML' }))
}
