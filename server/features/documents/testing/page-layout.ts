import { execFileSync } from 'node:child_process'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { listHeads, spellOut, squeeze } from './read-back.ts'

export type Page = {
  number: number
  /** How far down the text area the last line is. */
  fill: number
  /** The blocks that start or continue on this page, with their number of letters on it. */
  parts: { block: CompiledBlock; letters: number; isWhole: boolean }[]
  /** The text starts a new paper on the next page, or there is no next page. */
  isLastOfPaper: boolean
}

type Line = { top: number; bottom: number; text: string }
const pointsInCm = 72 / 2.54

/** Finds which blocks are on which page of a PDF by comparing their letters in order. */
export function readLayout(file: string, document: CompiledDocument, { margins }: CourtProfile): Page[] {
  const raw = execFileSync('pdftotext', ['-raw', file, '-'], quiet).toString().split('\f').slice(0, -1)
  const drawn = readLines(file)
  const blocks = document.sections.flatMap(section => section.blocks)
  const ends = endsOf(blocks)
  const words = spellOut(document)
  const heads = listHeads(document)
  let from = 0
  return raw.map((text, index) => {
    const body = squeeze(bodyOf(text, index + 1, document))
    const until = from + withoutHeadAgain(body, heads, words.slice(from)).length
    const parts = blocks.flatMap((block, at) => {
      const start = Math.max(from, ends[at - 1] ?? 0)
      const end = Math.min(until, ends[at] ?? 0)
      const isWhole = (ends[at - 1] ?? 0) >= from && (ends[at] ?? 0) <= until
      return end > start ? [{ block, letters: end - start, isWhole }] : []
    })
    const next = ends.findIndex(end => end > until)
    const before = ends.findLastIndex(end => end <= until)
    const isLastOfPaper = next < 0 || blocks.slice(before, next).some(({ kind }) => kind === 'pageBreak')
    from = until
    return { number: index + 1, fill: fillOf(drawn[index], margins), parts, isLastOfPaper }
  })
}

const quiet = { stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 }

/** The text without the notice and the page number, which is last, or first when a browser printed. */
function bodyOf(page: string, number: number, { notice }: CompiledDocument): string {
  const lines = page.trimEnd().split('\n')
  if (notice === undefined && lines[0]?.trim() === String(number)) return lines.slice(1).join('\n')
  return lines.slice(notice === undefined ? 0 : 1, -1).join('\n')
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

function readLines(file: string): { height: number; lines: Line[] }[] {
  const xml = execFileSync('pdftotext', ['-bbox-layout', file, '-'], quiet).toString()
  return xml
    .split('<page ')
    .slice(1)
    .map(page => ({
      height: Number(/height="([\d.]+)"/.exec(page)?.[1]),
      lines: [...page.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">([\s\S]*?)<\/line>/g)].map(
        ([, top, bottom, words = '']) => ({
          top: Number(top),
          bottom: Number(bottom),
          text: words.replace(/<[^>]*>/g, ' '),
        }),
      ),
    }))
}

function fillOf(
  page: { height: number; lines: Line[] } | undefined,
  { top, bottom }: CourtProfile['margins'],
): number {
  if (!page) return 0
  const first = top * pointsInCm
  const last = page.height - bottom * pointsInCm
  const bottoms = page.lines.filter(line => line.bottom < last + 4).map(line => line.bottom)
  return (Math.max(first, ...bottoms) - first) / (last - first)
}

/** The share of a page that one line fills but two lines exceed. */
const oneLine = 0.035

/**
 * Defects that a registry clerk would object to. A page must be at least two thirds full, unless it is
 * the last of its paper.
 */
export function findLayoutDefects(pages: readonly Page[], least = 2 / 3): string[] {
  return pages.flatMap(page => defectsOf(page, least).map(defect => `page ${page.number}: ${defect}`))
}

function defectsOf({ fill, parts, isLastOfPaper }: Page, least: number): string[] {
  const [first] = parts
  const signature = parts.findIndex(({ block }) => isSignature(block))
  const above = parts.slice(0, Math.max(0, signature))
  const text = above.reduce((sum, part) => sum + part.letters, 0)
  const all = parts.reduce((sum, part) => sum + part.letters, 0)
  return [
    ...(isLastOfPaper || fill >= least ? [] : [`only ${Math.round(fill * 100)}% full`]),
    ...(signature >= 0 && text < 25 ? ['a signature alone, without what is signed'] : []),
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
