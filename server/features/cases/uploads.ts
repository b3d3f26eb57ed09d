import { open } from 'node:fs/promises'
import { AppError } from '#server/lib/app-error.ts'
import type { FileKind, FileReader } from '#server/lib/read-file/file-reader.ts'
import type { UnreadableReason } from '#server/lib/read-file/file-text.ts'
import { normalizeText } from '#server/lib/read-file/normalize-text.ts'
import { briefLimit, type UploadedText } from '#shared/contract/cases.ts'

/** Normalizing only shortens a text, so more is read than is kept. */
const readLimit = briefLimit * 3

/** The words of an uploaded file, as many as a search takes. Nothing of it is kept. */
export async function loadUpload(reader: FileReader, path: string): Promise<UploadedText> {
  const read = await reader.read({ kind: await loadKind(path), path, limit: readLimit })
  if ('unreadable' in read) throw refuse(read.unreadable)
  const text = normalizeText(read.text)
  return text.length > briefLimit ? { text: cutAtWord(text), cut: true } : { text, cut: read.cut }
}

/** By its content, not by its name: a file with the wrong extension is still read. */
async function loadKind(path: string): Promise<FileKind> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-') ? 'pdf' : 'docx'
  } finally {
    await file.close()
  }
}

function cutAtWord(text: string): string {
  const start = text.slice(0, briefLimit)
  const end = start.search(/\s\S*$/)
  return (end > briefLimit - 1000 ? start.slice(0, end) : start.toWellFormed()).trimEnd()
}

const refusals: Record<UnreadableReason, [message: string, suggestion: string]> = {
  encrypted: [
    'This file is protected by a password.',
    'Save a copy without the password, or copy the text and paste it into the search box.',
  ],
  damaged: [
    'This file is damaged, or is not a PDF or Word file.',
    'Open it on your own device and save it once more as PDF or .docx.',
  ],
  no_text: [
    'This PDF holds pictures of pages without any text to read.',
    'Use a copy with recognised text (OCR), or type the facts that matter into the search box.',
  ],
  empty: ['There is no text in this file.', 'Check that it is the file you meant.'],
  too_large: [
    'This file unpacks to more than we can read.',
    'Save only the pages that matter as a file of their own, or paste their text into the search box.',
  ],
  old_word: ['This is a Word file of the old kind (.doc).', 'Open it in Word and save it as .docx.'],
}

function refuse(reason: UnreadableReason): AppError {
  const [message, suggestion] = refusals[reason]
  return new AppError('validation', message, { field: 'file', suggestion })
}
