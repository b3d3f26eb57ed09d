import { decodePDFRawStream, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

/**
 * Annexures have no tags, so the set is PDF/A-2 level B instead of A. If an annexure is not PDF/A, the
 * set is a plain PDF 1.7 and does not claim to be more.
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
