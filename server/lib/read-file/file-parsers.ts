import { decodeText } from './decode-text.ts'
import type { FileKind } from './file-reader.ts'
import { type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'

type Parse = (bytes: Uint8Array, options: ReadOptions) => FileText | Promise<FileText>

/** Loaded when first needed: each but the last brings a library of its own. */
export const fileParsers: Record<FileKind, () => Promise<Parse>> = {
  pdf: async () => (await import('./parse-pdf.ts')).parsePdf,
  docx: async () => (await import('./parse-docx.ts')).parseDocx,
  html: async () => (await import('./parse-html.ts')).parseHtml,
  plain: async () => parsePlain,
}

/** A text file of whatever encoding, its line ends made alike. */
export function parsePlain(bytes: Uint8Array, options: ReadOptions = {}): FileText {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim()
  if (text === '') throw new UnreadableFile('empty')
  return toFileText([text], options)
}
