import { createHash } from 'node:crypto'
import type { FileKind } from '#server/lib/read-file/file-reader.ts'
import type { UnreadableReason } from '#server/lib/read-file/file-text.ts'
import type { Judgment } from '#shared/cases/judgment.ts'

export const sourceKinds = ['supreme-court', 'high-court', 'files', 'json-lines'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The source is not what its operator expects. The message is for the operator. */
export class SourceError extends Error {}

/** Why a judgment was left out. The next import tries 'too_slow', 'failed' and 'no_file' again. */
export type SkipReason =
  | UnreadableReason
  | 'no_file'
  | 'no_words'
  | 'bad_line'
  | 'duplicate'
  | 'too_slow'
  | 'failed'
export type Skip = { reason: SkipReason; detail?: string }

export type Content =
  | { kind: 'document'; format: FileKind; bytes: Uint8Array; known: Partial<Judgment> }
  | { kind: 'judgment'; judgment: Judgment }
  | { kind: 'skipped'; skip: Skip }

/** One judgment of a source, with the fields known before its document is read. */
export type SourceItem = {
  /** The same in every import of this source. */
  key: string
  /** The name shown to people: a file, a line. */
  label: string
  /** Changes when anything in the judgment changes. */
  fingerprint: string
  /** Whether the source gives the id, so that another item of the same name and day is another judgment. */
  isNamed: boolean
  content: Content
}

/** The size of a source: in judgments, or in bytes where they cannot be counted beforehand. */
export type SourceSize = { total: number; unit: 'judgments' | 'bytes' }

export type Source = {
  kind: SourceKind
  measure: () => Promise<SourceSize>
  /** Bytes read so far, where the size is in bytes. */
  bytesRead?: () => number
  items: () => AsyncGenerator<SourceItem>
}

export const largestFile = 50 * 1024 * 1024
export const largestText = 5 * 1024 * 1024

/** Increase it when judgments are read differently, so that an import reads them all again. */
const readingEdition = 2

export function fingerprintOf(...parts: (Uint8Array | string)[]): string {
  const hash = createHash('sha256').update(String(readingEdition))
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url').slice(0, 22)
}
