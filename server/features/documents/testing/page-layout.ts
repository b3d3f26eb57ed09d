import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { lineText } from '#shared/templates/writers/text.ts'
import { bodyOf, type PdfPage, readPdfLines } from './pdf-lines.ts'
import { listHeads, spellOut, squeeze } from './read-back.ts'

type Part = {
  block: CompiledBlock
  /** Its letters on this page, and those on the pages before. */
  letters: number
  skipped: number
  isWhole: boolean
}

export type Page = {
  number: number
  /** How far down the text area the last line is. */
  fill: number
  /** The blocks that start or continue on this page, with their number of letters on it. */
  parts: Part[]
  /** The text starts a new paper on the next page, or there is no next page. */
  isLastOfPaper: boolean
  /**
   * How much of the text area the beginning of this page takes that cannot be divided: two lines of text, a row of a
   * table, or the signed text with its signatures and its verification.
   */
  lead: number
}

const pointsInCm = 72 / 2.54

/** Finds which blocks are on which page of a PDF. */
export function readLayout(file: string, document: CompiledDocument, profile: CourtProfile): Page[] {
  return findPages(readPdfLines(file), document, profile)
}

/** Compares the letters of the pages with those of the blocks, in order. */
export function findPages(
  pages: readonly PdfPage[],
  document: CompiledDocument,
  { margins }: CourtProfile,
): Page[] {
  const blocks = document.sections.flatMap(section => section.blocks)
  const ends = endsOf(blocks)
  const words = spellOut(document)
  const heads = listHeads(document)
  let from = 0
  return pages.map((page, index) => {
    const body = squeeze(bodyOf(page, index + 1, document))
    const own = withoutHeadAgain(body, heads, words.slice(from)).length
    const until = from + own
    const parts = blocks.flatMap((block, at) => {
      const begin = ends[at - 1] ?? 0
      const start = Math.max(from, begin)
      const end = Math.min(until, ends[at] ?? 0)
      const isWhole = begin >= from && (ends[at] ?? 0) <= until
      return end > start ? [{ block, letters: end - start, skipped: start - begin, isWhole }] : []
    })
    const next = ends.findIndex(end => end > until)
    const before = ends.findLastIndex(end => end <= until)
    const isLastOfPaper = next < 0 || blocks.slice(before, next).some(({ kind }) => kind === 'pageBreak')
    from = until
    const fill = fillOf(page, margins)
    const lead = fillOf(page, margins, body.length - own + lettersOfLead(parts))
    return { number: index + 1, fill, parts, isLastOfPaper, lead }
  })
}

/** A table that goes on begins with its head again, which is none of its words. */
function withoutHeadAgain(body: string, heads: readonly string[], expected: string): string {
  const again = heads.find(head => body.startsWith(head) && !expected.startsWith(head))
  return again === undefined ? body : body.slice(again.length)
}

/** For each block how many letters stand up to its end. */
function endsOf(blocks: readonly CompiledBlock[]): number[] {
  let sum = 0
  return blocks.map(block => {
    const section = { name: 'content' as const, blocks: [block] }
    sum += spellOut({ title: '', language: 'en', sections: [section] }).length
    return sum
  })
}

/** How far down the text area the last line is, or the line with this letter. */
function fillOf(
  page: PdfPage,
  { top, bottom }: CourtProfile['margins'],
  letters = Number.POSITIVE_INFINITY,
): number {
  const first = top * pointsInCm
  const last = page.height - bottom * pointsInCm
  let sum = 0
  let lowest = first
  for (const line of page.lines.toSorted((one, other) => one.top - other.top)) {
    const isText = line.bottom < last + 4 && line.bottom > first
    if (!isText || sum >= letters) continue
    sum += squeeze(line.text).length
    lowest = Math.max(lowest, line.bottom)
  }
  return (lowest - first) / (last - first)
}

/** The letters of two lines, and of the text that goes along with a signature: a paragraph of four lines at most. */
const lettersOfTwoLines = 120
const lettersOfSignedText = 300
/** Less is no text by itself: 'Accepted', between two signatures. */
const lettersOfLabel = 25

function lettersOfLead(parts: readonly Part[]): number {
  const signature = parts.findIndex(({ block }) => isSignature(block))
  const isSigned = signature >= 0 && countLetters(parts.slice(0, signature)) <= lettersOfSignedText
  if (isSigned) return countLetters(parts.slice(0, endOfSignatures(parts, signature)))
  const text = parts.findIndex(({ block }) => !isHeading(block) && !leadsOn(block))
  return countLetters(parts.slice(0, Math.max(0, text))) + lettersOfFirst(parts[text])
}

/** Past the signatures, and past a verification below them, which would be alone without them. */
function endOfSignatures(parts: readonly Part[], signature: number): number {
  const after = parts.findIndex(
    ({ block, letters }, index) =>
      index > signature &&
      !isSignature(block) &&
      !leadsOn(block) &&
      (isVerification(block) || letters >= lettersOfLabel),
  )
  const next = parts[after]
  if (!next) return parts.length
  if (isAttestation(parts, after)) return endOfSignatures(parts, after + 1)
  return isVerification(next.block) && isAlone(parts.slice(after)) ? parts.length : after
}

/** What an officer certifies stands on the page of the signature above it, with the officer's own below. */
function isAttestation(parts: readonly Part[], at: number): boolean {
  const [above, own, below] = [parts[at - 1], parts[at], parts[at + 1]].map(part => part?.block.kind)
  return above === 'columns' && own === 'paragraph' && below === 'columns'
}

function lettersOfFirst(part: Part | undefined): number {
  if (!part) return 0
  const { block, letters, skipped } = part
  if (block.kind !== 'table') return Math.min(letters, lettersOfTwoLines)
  let end = squeeze(block.columns.map(({ title }) => lineText(title)).join('')).length
  const start = Math.max(skipped, end)
  for (const { cells } of block.rows) {
    if (end > start) break
    end += squeeze(cells.flat().map(lineText).join('')).length
  }
  return Math.max(0, end - skipped)
}

function isHeading({ kind }: CompiledBlock): boolean {
  return kind === 'heading' || kind === 'subheading'
}

/** 'Through the advocate:' stays with the name below it, the opening of a list with its first item. */
function leadsOn(block: CompiledBlock): boolean {
  return 'lines' in block && /:\s*$/.test(block.lines.at(-1)?.at(-1)?.text ?? '')
}

function countLetters(parts: readonly Part[]): number {
  return parts.reduce((sum, { letters }) => sum + letters, 0)
}

/** The share of a page that one line fills but two lines exceed. */
const oneLine = 0.035

/** The space above a signature or a table, and the line that a paragraph may need more. */
const spaceAbove = 0.06

/**
 * Defects that a registry clerk would object to. A page must be two thirds full, unless what begins the next
 * page cannot be divided and does not fit below.
 */
export function findLayoutDefects(pages: readonly Page[], least = 2 / 3): string[] {
  return pages.flatMap((page, index) =>
    defectsOf(page, pages[index + 1], least).map(defect => `page ${page.number}: ${defect}`),
  )
}

function defectsOf({ fill, parts, isLastOfPaper }: Page, next: Page | undefined, least: number): string[] {
  const [first] = parts
  const signature = parts.findIndex(({ block }) => isSignature(block))
  const above = parts.slice(0, Math.max(0, signature))
  const text = above.reduce((sum, part) => sum + part.letters, 0)
  const all = parts.reduce((sum, part) => sum + part.letters, 0)
  return [
    ...(isLastOfPaper || fill >= least || fill + (next?.lead ?? 0) + spaceAbove > 1
      ? []
      : [`only ${Math.round(fill * 100)}% full`]),
    ...(signature >= 0 && text < lettersOfLabel ? ['a signature alone, without what is signed'] : []),
    ...(first && isVerification(first.block) && isAlone(parts) ? ['a verification alone'] : []),
    ...(all < 20 || fill < oneLine ? ['one line alone'] : []),
  ]
}

/** Whether there are only the verification's own text and signatures, without an oath below it. */
function isAlone(parts: Page['parts']): boolean {
  return parts.slice(1).every(({ block }) => block.kind === 'paragraph' || isSignature(block))
}

function isSignature(block: CompiledBlock): boolean {
  return block.kind === 'right' || block.kind === 'columns'
}

function isVerification(block: CompiledBlock): boolean {
  if (block.kind !== 'heading') return false
  return /^(VERIFICATION|सत्यापन)$/.test(
    block.lines
      .flat()
      .map(run => run.text)
      .join('')
      .trim(),
  )
}
