import { createReadStream, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import { type Judgment, judgment } from '#shared/cases/judgment.ts'
import { spellJudges } from '../reading/parse-names.ts'
import { makeDocument, makeSkip } from './document-item.ts'
import { listFiles } from './files-source.ts'
import { type Line, loadLines } from './load-lines.ts'
import { fingerprintOf, largestText, type Skip, type Source, type SourceItem } from './source.ts'

export const jsonLinesName = /\.(jsonl|ndjson)(\.gz)?$/i

/** Longer than any text that is taken, even if each character is written in six bytes, as \u0905. */
const longestLine = largestText * 6

/**
 * One judgment per line, in our own form or as a text with its known fields; a file or a folder of files.
 */
export function openJsonLinesSource(given: string): Source {
  const place = realpathSync(given)
  const isFolder = statSync(place).isDirectory()
  const folder = isFolder ? place : path.dirname(place)
  let bytesRead = 0

  async function* list(): AsyncGenerator<string> {
    if (!isFolder) yield path.basename(place)
    else for await (const file of listFiles(folder)) if (jsonLinesName.test(file)) yield file
  }

  function open(file: string): AsyncIterable<Buffer> {
    const bytes = createReadStream(path.join(folder, file))
    bytes.on('data', chunk => {
      bytesRead += chunk.length
    })
    if (!/gz$/i.test(file)) return bytes
    return pipeline(bytes, createGunzip(), () => undefined) // an error ends the loop that reads
  }

  return {
    kind: 'json-lines',
    bytesRead: () => bytesRead,
    async measure() {
      let total = 0
      for await (const file of list()) total += statSync(path.join(folder, file)).size
      return { total, unit: 'bytes' }
    },
    async *items(): AsyncGenerator<SourceItem> {
      bytesRead = 0
      for await (const file of list()) yield* loadFileLines(file, open(file))
    },
  }
}

async function* loadFileLines(file: string, stream: AsyncIterable<Buffer>): AsyncGenerator<SourceItem> {
  let last = 0
  try {
    for await (const line of loadLines(stream, longestLine)) {
      last = line.number
      if (line.isTooLong || line.text.trim() !== '') yield parseItem(file, line)
    }
  } catch {
    const label = `${file}, after line ${last}`
    yield makeSkip({ key: label, label }, { reason: 'damaged', detail: 'the file cannot be read further' })
  }
}

function parseItem(file: string, line: Line): SourceItem {
  const label = `${file}, line ${line.number}`
  if (line.isTooLong) return makeSkip({ key: label, label }, { reason: 'too_large' })
  const read = parseLine(line.text)
  if ('reason' in read) return makeSkip({ key: label, label }, read)
  const fingerprint = fingerprintOf(line.text.trim())
  if ('text' in read) return parseRawText(read, { label, fingerprint })
  const content = { kind: 'judgment' as const, judgment: read }
  return { key: `json ${read.id}`, label, isNamed: true, fingerprint, content }
}

/** Known fields stay; the rest is read from the text, as for any document. */
function parseRawText(
  { text, known }: RawText,
  { label, fingerprint }: Pick<SourceItem, 'label' | 'fingerprint'>,
) {
  const key = `json ${known.id ?? fingerprint}`
  const document = { key, label, isNamed: known.id !== undefined, format: 'plain' as const, known }
  const bytes = Buffer.from(text)
  return makeDocument(document, bytes.length > largestText ? null : bytes)
}

type RawText = { text: string; known: Partial<Judgment> }

const rawText = judgment.partial().extend({ text: z.string().default('') })

function parseLine(line: string): Judgment | RawText | Skip {
  const value = parseJson(line)
  if (value === undefined) return { reason: 'bad_line', detail: 'it is not JSON' }
  return isRaw(value) ? parseRaw(value) : parseWhole(value)
}

/** `text` is used only when there are no paragraphs. */
function isRaw(value: unknown): value is { text: string } {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false
  const paragraphs = 'paragraphs' in value && Array.isArray(value.paragraphs) ? value.paragraphs : []
  return typeof value.text === 'string' && paragraphs.length === 0
}

function parseRaw(value: { text: string }): RawText | Skip {
  // An empty field is not known, so it is read from the text.
  const filled = Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)))
  const read = rawText.safeParse(filled)
  if (!read.success) return { reason: 'bad_line', detail: describeIssue(read.error.issues[0]) }
  const { text, ...whole } = read.data
  if (!/[\p{L}\p{N}]/u.test(text)) return { reason: 'no_words' }
  const known = Object.fromEntries(Object.entries(whole).filter(([key]) => key in filled))
  return { text, known: { ...known, ...(filled.citations !== undefined && tidyCitations(whole)) } }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

function parseWhole(value: unknown): Judgment | Skip {
  const read = judgment.safeParse(value)
  if (!read.success) return { reason: 'bad_line', detail: describeIssue(read.error.issues[0]) }
  const { paragraphs, note, headnotes, date, year } = read.data
  if (paragraphs.length === 0 && headnotes.length === 0 && !note) return { reason: 'no_words' }
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0)
  if (length > largestText) return { reason: 'too_large' }
  return {
    ...read.data,
    year: year ?? (date ? Number(date.slice(0, 4)) : null),
    ...tidyCitations(read.data),
    bench: spellJudges(read.data.bench),
  }
}

/** Citations are kept in one spelling, so that any spelling finds them later. */
function tidyCitations({ citations = [] }: Partial<Judgment>): Pick<Judgment, 'citations'> {
  return { citations: orderCitations(citations.map(citation => canonicalCitation(citation) ?? citation)) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

function describeIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  if (!issue) return 'it is not a judgment'
  const field = issue.path.map(String).join('.')
  return field ? `field ${field}: ${issue.message}` : issue.message
}
