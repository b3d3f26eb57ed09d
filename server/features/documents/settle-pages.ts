import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { endsPaper, isSignature, isVerification, type PlacedBlock } from '#shared/templates/keep-together.ts'

type Mark = [block: number, page: number, y: number]
/** The start and end of each block on paper, in points from the top of its page. */
export type Places = { begins: Mark[]; ends: Mark[]; papers: Mark[] }
type Laid<R> = { result: R; places: Places }

/** Each round corrects the first defect, so everything before it is final. */
const rounds = 12
/** A paragraph with this many lines can be split, with two lines on each page. */
const divisible = 4
const a4Height = (29.7 * 72) / 2.54

/**
 * Keeps a block with the one below, or leaves so much space below it that its last two lines move to the
 * next page.
 */
type Hold = { sticky: true } | { sticky: false; room: number }
export type SettledBlock = PlacedBlock & { room?: number }

/**
 * Lays out the pages and checks them. When a signature or a verification is on a page without the text it
 * belongs to, only the missing part of the text above moves along: the last two lines of a paragraph, not
 * the whole paragraph. So no page is left half empty without need.
 */
export function settlePages<R>(
  blocks: readonly PlacedBlock[],
  profile: CourtProfile,
  lay: (blocks: readonly SettledBlock[]) => Laid<R>,
): { result: R; blocks: readonly SettledBlock[] } {
  const start = blocks.map((block, index) => ({ ...block, sticky: isHeld(block, blocks[index + 1]) }))
  const holds = new Map<number, Hold>()
  for (let round = 0; ; round++) {
    const now = start.map((block, index) => ({ ...block, ...holds.get(index) }))
    const { result, places } = lay(now)
    const taken = round < rounds ? takeAlong(now, measure(places, profile)) : new Map<number, Hold>()
    if (taken.size === 0) return { result, blocks: now }
    const from = Math.max(...taken.keys())
    for (const later of [...holds.keys()].filter(index => index > from)) holds.delete(later)
    for (const [index, hold] of taken) holds.set(index, hold)
  }
}

/**
 * Signed text may be split; this check decides how much of it must be above the signature. So may a long paragraph
 * that opens a list: its last two lines go with the first item.
 */
function isHeld(block: PlacedBlock, next: PlacedBlock | undefined): boolean {
  if (block.whole) return true
  if (opensAtLength(block)) return false
  return block.tied && (block.kind === 'centre' || !isText(block) || !isSignature(next))
}

/** Fewer letters never make a paragraph that can be split. */
const divisibleLetters = 150

function opensAtLength(block: PlacedBlock): boolean {
  const isParagraph = block.kind === 'numbered' || block.kind === 'paragraph'
  return block.tied && isParagraph && lettersOf(block) >= divisibleLetters
}

type Measured = {
  pageOf: (block: number) => number
  lastPageOf: (block: number) => number
  linesOn: (block: number, page: number) => number
  /**
   * The space to leave empty at the bottom of a block's page, so that its last two lines move to the next
   * page.
   */
  roomBelow: (block: number) => number
  /** How much of the page is used above a block. */
  fillAbove: (block: number) => number
}

function measure(
  { begins, ends }: Pick<Places, 'begins' | 'ends'>,
  { margins, size, spacing }: CourtProfile,
): Measured {
  const pitch = size * spacing * 1.15
  const top = (margins.top * 72) / 2.54
  const foot = a4Height - (margins.bottom * 72) / 2.54
  const firstLine = top + 0.8 * size
  const begin = new Map(begins.map(([block, page, y]) => [block, { page, y }]))
  const end = new Map(ends.map(([block, page, y]) => [block, { page, y }]))
  return {
    pageOf: block => begin.get(block)?.page ?? 0,
    lastPageOf: block => end.get(block)?.page ?? 0,
    linesOn: (block, page) => {
      const [from, until] = [begin.get(block), end.get(block)]
      if (!from || !until || until.page !== page) return 0
      // The marks of a list are at the top of its first line and at the bottom of its last line, so less
      // than a line counts as nothing.
      return Math.floor((until.y - (from.page === page ? from.y : firstLine)) / pitch + 0.05) + 1
    },
    roomBelow: block => foot - (end.get(block)?.y ?? foot) + 1.5 * pitch - 0.2 * size,
    fillAbove: block => ((begin.get(block)?.y ?? foot) - pitch - top) / (foot - top),
  }
}

/** The blocks to move to the next page, for the first place with a defect. */
function takeAlong(blocks: readonly SettledBlock[], measured: Measured): Map<number, Hold> {
  const taken = new Map<number, Hold>()
  for (const [index, block] of blocks.entries()) {
    const starts = isSignature(block) && !isSignature(blocks[index - 1])
    const isLast = index === blocks.length - 1 || blocks[index + 1]?.kind === 'pageBreak'
    const page = measured.pageOf(index)
    const above = startOf(index, page, blocks, measured)
    const isLeft = opensAtLength(block) && measured.lastPageOf(index) < measured.pageOf(index + 1)
    if (isLeft && wholeLines(index, measured) < divisible) take(index)
    else if (isLeft && block.room === undefined)
      taken.set(index, { sticky: false, room: measured.roomBelow(index) })
    else if (starts && textLines(above, index, page, blocks, measured) < 2) takeText(index)
    else if (isVerification(block) && above === index && isSignature(blocks[index - 1])) {
      takeText(firstSignatureAbove(index, blocks), index)
      if (leavesGap(taken, measured) && !endsPaper(index, blocks)) taken.clear()
    } else if (isLast && above === index && measured.linesOn(index, page) < 2) take(index - 1)
    if (taken.size > 0) return taken
  }
  return taken

  function take(at: number) {
    const block = blocks[at]
    if (block && block.kind !== 'pageBreak' && !block.sticky) taken.set(at, { sticky: true })
  }

  /** Takes two lines of text above a place, and everything between the two places. */
  function takeText(place: number, until = place) {
    for (let at = place; at < until; at++) take(at)
    let lines = 0
    for (let at = place - 1; at >= 0 && lines < 2; at--) {
      const block = blocks[at]
      if (!block || block.kind === 'pageBreak' || block.room !== undefined) break
      const own = isText(block) ? wholeLines(at, measured) : 0
      if (own >= divisible && block.kind !== 'quote' && block.kind !== 'table') {
        taken.set(at, { sticky: false, room: measured.roomBelow(at) })
        break
      }
      lines += own > 0 ? countLines(block, own, true) : own
      take(at)
    }
  }
}

/** Whether a third of the previous page would stay empty. */
function leavesGap(taken: ReadonlyMap<number, Hold>, { fillAbove }: Measured): boolean {
  return [...taken].some(([index, { sticky }]) => sticky && fillAbove(index) < 2 / 3)
}

/** The first block that starts or continues on this page. */
function startOf(index: number, page: number, blocks: readonly PlacedBlock[], { linesOn }: Measured): number {
  let first = index
  while (first > 0 && blocks[first - 1]?.kind !== 'pageBreak' && linesOn(first - 1, page) > 0) first--
  return first
}

function textLines(
  from: number,
  until: number,
  page: number,
  blocks: readonly PlacedBlock[],
  { linesOn, pageOf }: Measured,
): number {
  let lines = 0
  for (let at = from; at < until; at++) {
    const block = blocks[at]
    if (block && isText(block)) lines += countLines(block, linesOn(at, page) - headAgain(at), at > from)
  }
  return lines

  /** A table that goes on begins with its head, which is none of its text. */
  function headAgain(at: number): number {
    return blocks[at]?.kind === 'table' && pageOf(at) < page ? 1 : 0
  }
}

/** An item of a list is read as two lines, for its label, unless it is only a few letters. */
function countLines(block: PlacedBlock, lines: number, isWhole: boolean): number {
  if (!('label' in block) || !isWhole) return lines
  return lettersOf(block) < fewLetters ? 1 : 2
}

/** So few letters beside a signature do not show what was signed. */
const fewLetters = 25

function lettersOf(block: PlacedBlock): number {
  if (!('lines' in block)) return 0
  return block.lines.flat().reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
}

/** A block that continues from the previous page has more than enough lines. */
function wholeLines(at: number, { pageOf, linesOn }: Measured): number {
  return linesOn(at, pageOf(at)) || 2
}

function firstSignatureAbove(index: number, blocks: readonly PlacedBlock[]): number {
  let first = index
  while (first > 0 && isSignature(blocks[first - 1])) first--
  return first
}

/** Whether a block is text: not a heading, and not 'Through the advocate:'. */
function isText(block: PlacedBlock): boolean {
  if (block.kind === 'table') return true
  if (!('lines' in block) || isSignature(block) || block.kind === 'heading' || block.kind === 'subheading')
    return false
  return !/:\s*$/.test(block.lines.at(-1)?.at(-1)?.text ?? '')
}
