import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import { UnreadableFile } from '#server/lib/read-file/file-text.ts'
import { refuseSwollenStreams } from '#server/lib/read-file/swollen-streams.ts'
import { annexureLimits } from '#shared/annexures.ts'
import { RefusedFile } from './file-facts.ts'

/** Opens a PDF that can be bound, or throws the reason why it cannot. */
export async function openPdf(bytes: Buffer): Promise<PDFDocument> {
  await refuseSwollenStreams(bytes).catch(refuseUnreadable)
  if (!bytes.subarray(-4096).includes('%%EOF')) throw new RefusedFile('cutShort')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true }).catch(refuseLoad)
  refuseWhatActs(pdf)
  const pages = countPages(pdf)
  if (pages === 0) throw new RefusedFile('damaged')
  if (pages > annexureLimits.pagesOfFile) throw new RefusedFile('tooManyPages')
  return pdf
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableFile)) throw error
  throw new RefusedFile(error.reason === 'too_large' ? 'swollen' : 'damaged')
}

function refuseLoad(error: unknown): never {
  throw new RefusedFile(error instanceof EncryptedPDFError ? 'encrypted' : 'damaged')
}

function countPages(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount()
  } catch {
    throw new RefusedFile('damaged')
  }
}

/**
 * Rejects PDFs that run something when opened or start a program, and forms that only the program which
 * made them can show.
 */
function refuseWhatActs(pdf: PDFDocument) {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) refuseObject(object, 0)
}

const acting = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition'].map(name => PDFName.of(name)))
const mostDepth = 100

function refuseObject(object: PDFObject, depth: number) {
  if (depth > mostDepth) throw new RefusedFile('damaged')
  if (object instanceof PDFDict) refuseDictionary(object)
  for (const value of listInside(object)) refuseObject(value, depth + 1)
}

function listInside(object: PDFObject): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFArray) return object.asArray()
  return object instanceof PDFDict ? object.values() : []
}

function refuseDictionary(object: PDFDict) {
  if (object.has(PDFName.of('XFA'))) throw new RefusedFile('liveForm')
  const action = object.get(PDFName.of('S'))
  if (object.has(PDFName.of('JS')) || (action instanceof PDFName && acting.has(action)))
    throw new RefusedFile('scripts')
}

/**
 * Whether the file declares PDF/A-1 or PDF/A-2 and has screen colours, as our papers have. The
 * declaration is not verified: a registry's own check also starts from it.
 */
export function isArchival(pdf: PDFDocument): boolean {
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) return false
  const text = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8')
  const part = /pdfaid:part(?:>|=["'])\s*(\d)/.exec(text)?.[1]
  return (part === '1' || part === '2') && hasScreenColours(pdf)
}

function hasScreenColours(pdf: PDFDocument): boolean {
  const intents = pdf.catalog.lookup(PDFName.of('OutputIntents'))
  if (!(intents instanceof PDFArray)) return false
  return intents.asArray().every((_, index) => {
    const profile = intents.lookup(index, PDFDict).lookup(PDFName.of('DestOutputProfile'))
    return profile instanceof PDFStream && profile.dict.lookup(PDFName.of('N'))?.toString() === '3'
  })
}
