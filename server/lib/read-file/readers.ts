import { decodeText } from './decode-text.ts'
import type { FileKind } from './file-reader.ts'
import { type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'

type Read = (bytes: Uint8Array, options: ReadOptions) => FileText | Promise<FileText>

/** Loaded when first needed: each but the last brings a library of its own. */
export const readers: Record<FileKind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  html: async () => (await import('./read-html.ts')).readHtml,
  plain: async () => readPlain,
}

/** A text file of whatever encoding, its line ends made alike. */
export function readPlain(bytes: Uint8Array, options: ReadOptions = {}): FileText {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim()
  if (text === '') throw new UnreadableFile('empty')
  return toFileText([text], options)
}
