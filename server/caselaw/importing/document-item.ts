import { readFile, stat } from 'node:fs/promises'
import type { FileKind } from '#server/lib/read-file/file-reader.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { type Content, fingerprintOf, largestFile, type SourceItem } from './source.ts'

type Document = Pick<SourceItem, 'key' | 'label' | 'isNamed'> & { format: FileKind; known: Partial<Judgment> }

/** A document with its bytes; null means that it is too large to read. */
export function makeDocument(document: Document, bytes: Uint8Array | null): SourceItem {
  const { key, label, isNamed, format, known } = document
  const about = JSON.stringify(known)
  const content: Content = bytes
    ? { kind: 'document', format, bytes, known }
    : { kind: 'skipped', skip: { reason: 'too_large' } }
  return { key, label, isNamed, fingerprint: bytes ? fingerprintOf(bytes, about) : 'too large', content }
}

export async function loadDocument(document: Document, file: string): Promise<SourceItem> {
  try {
    const { size } = await stat(file)
    return makeDocument(document, size > largestFile ? null : await readFile(file))
  } catch (error) {
    const detail = error instanceof Error && 'code' in error ? String(error.code) : undefined
    return makeSkip(document, { reason: 'failed', detail })
  }
}

/** An item that is skipped before it is read. Its empty fingerprint makes every import try it again. */
export function makeSkip(
  { key, label }: Pick<SourceItem, 'key' | 'label'>,
  skip: Extract<Content, { kind: 'skipped' }>['skip'],
): SourceItem {
  return { key, label, isNamed: false, fingerprint: '', content: { kind: 'skipped', skip } }
}
