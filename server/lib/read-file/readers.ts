import type { FileKind } from './file-reader.ts'
import type { FileText, ReadOptions } from './file-text.ts'

type Read = (bytes: Uint8Array, options: ReadOptions) => FileText | Promise<FileText>

/** Loaded when first needed: each brings a library of its own. */
export const readers: Record<FileKind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  html: async () => (await import('./read-html.ts')).readHtml,
  plain: async () => (await import('./read-plain.ts')).readPlain,
}
