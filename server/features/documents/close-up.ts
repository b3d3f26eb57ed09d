import type { Language } from '#shared/languages.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { endsPaper, isSignature, isVerification, type PlacedBlock } from '#shared/templates/keep-together.ts'
import { lineText } from '#shared/templates/writers/text.ts'

/** `close`: set with less space, as a typist does to get the signatures on the page of what is signed. */
export type SpacedBlock = PlacedBlock & { close?: true }

/**
 * Word keeps the last text of a paper, its signatures, the verification and the signatures of that on one page, and
 * divides none of these paragraphs. Where together they are more than a page, Word gives up and the verification
 * begins a page alone: so what is signed is set closer there.
 */
export function closeUp(
  blocks: readonly PlacedBlock[],
  profile: CourtProfile,
  language: Language,
): SpacedBlock[] {
  const page = heightOfPage(profile) * nearly
  const heightOf = createMeasure(profile, language)
  const closed = new Set<number>()
  for (const [at, block] of blocks.entries()) {
    if (!isVerification(block) || !isSignature(blocks[at - 1]) || !endsPaper(at, blocks)) continue
    const first = startOfKept(blocks, at)
    const rest = blocks.slice(at).findIndex(({ kind }) => kind === 'pageBreak')
    const end = rest < 0 ? blocks.length : at + rest
    const kept = blocks.slice(first, end)
    if (kept.reduce((sum, one) => sum + heightOf(one), 0) <= page) continue
    const signature = first + kept.findIndex(isSignature)
    for (let index = signature; index < end; index++) closed.add(index)
  }
  return blocks.map((block, index) => (closed.has(index) ? { ...block, close: true } : block))
}

/** Headings stay with the text below them by their style. */
function startOfKept(blocks: readonly PlacedBlock[], at: number): number {
  let first = at
  while (first > 0) {
    const above = blocks[first - 1]
    const isKept = above?.sticky || above?.kind === 'heading' || above?.kind === 'subheading'
    if (!isKept || above?.kind === 'pageBreak') break
    first -= 1
  }
  return first
}

const pointsInCm = 72 / 2.54
const a4 = { width: 21 * pointsInCm, height: 29.7 * pointsInCm }
/** Heights are estimates, and to close up what would just fit does no harm. */
const nearly = 0.95
/** Of the size of the type: what a line takes, and a letter on average. Devanagari has taller lines. */
const measures = { latin: { line: 1.15, letter: 0.42 }, devanagari: { line: 1.25, letter: 0.42 } }

function heightOfPage({ margins }: CourtProfile): number {
  return a4.height - (margins.top + margins.bottom) * pointsInCm
}

/** About how high a block is in Word, in points, as docx-styles.ts sets it. */
function createMeasure({ margins, size, spacing }: CourtProfile, language: Language) {
  const { line, letter } = measures[language === 'en' ? 'latin' : 'devanagari']
  const width = a4.width - (margins.left + margins.right) * pointsInCm
  return (block: PlacedBlock): number => {
    if (block.kind === 'pageBreak') return 0
    if (block.kind === 'columns') return 18 + block.rows.length * size * line * 1.2
    if (block.kind === 'table') {
      const row = size * line * 1.1
      const hasPhotos = block.columns.some(({ photo }) => photo)
      return row + block.rows.length * (hasPhotos ? 4.5 * pointsInCm : row)
    }
    const lines = block.lines.reduce(
      (sum, own) => sum + Math.max(1, Math.ceil((lineText(own).length * size * letter) / width)),
      0,
    )
    const above = block.roomAbove ? 24 : block.kind === 'heading' || block.kind === 'subheading' ? 6 : 0
    return above + lines * size * line * spacing + 6
  }
}
