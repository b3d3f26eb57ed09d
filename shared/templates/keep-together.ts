import type { CompiledBlock, CompiledDocument } from './blocks.ts'
import { lineText } from './writers/text.ts'

/** A block with what a page needs to know of its place in the document. */
export type PlacedBlock = CompiledBlock & {
  /** The number of the case: the document's first bookmark. */
  named: boolean
  /** In the footer people sign. */
  signed: boolean
  /** The first of the roles and names under a text needs room to sign above it. */
  roomAbove: boolean
  /** Stays on the page of the block after it, wherever the pages end: the PDF is laid from this and looked at (settle-pages.ts). */
  tied: boolean
  /** The same where pages cannot be looked at, in Word and in the browser's print: with some of the text above each signature. */
  sticky: boolean
}

export function placeBlocks(document: CompiledDocument): PlacedBlock[] {
  const blocks = document.sections.flatMap(({ name, blocks: own }) =>
    own.map((block, index) => ({
      ...block,
      named: name === 'formTitle' && index === 0,
      signed: name === 'footer',
    })),
  )
  const kept = keepSignatures(blocks)
  return blocks.map((block, index) => {
    const tied = staysWithNext(block, blocks[index + 1])
    const roomAbove = block.signed && block.kind === 'right' && blocks[index - 1]?.kind !== 'right'
    return { ...block, roomAbove, tied, sticky: tied || kept.has(index) }
  })
}

type Signed = CompiledBlock & { signed: boolean }

/** A party stays on the page of its role, a signature of its name, an opening of its list, 'VERSUS' of the next party. */
function staysWithNext(block: CompiledBlock, next: Signed | undefined): boolean {
  if (!next || block.kind === 'pageBreak' || next.kind === 'pageBreak') return false
  const signs = isSignature(next) && (isSignature(block) || !next.signed)
  return signs || block.kind === 'centre' || leadsOn(block)
}

/** About what a line of a court's page holds. */
const lettersInLine = 62
/** Who signs two lines of text signs no empty page. */
const enough = 2
/** A longer paragraph would leave too much of the page before it empty. */
const atMost = 6

/**
 * Whoever takes the last page in hand must see what was signed: at least two lines of text stand above a signature, and
 * a verification that nothing else follows stands below the signature of what it verifies.
 */
function keepSignatures(blocks: readonly CompiledBlock[]): Set<number> {
  const kept = new Set<number>()
  for (const [index, block] of blocks.entries()) {
    if (endsList(index, blocks)) kept.add(index)
    if (!isSignature(block)) continue
    if (isVerification(blocks[index + 1]) && endsPaper(index + 1, blocks)) kept.add(index)
    if (!isSignature(blocks[index - 1])) for (const above of textAbove(blocks, index)) kept.add(above)
  }
  return kept
}

/** The last line of a list that ends a paper takes the one before it along. */
function endsList(index: number, blocks: readonly CompiledBlock[]): boolean {
  const [block, next, after] = blocks.slice(index, index + 3)
  const isList = block && next && 'label' in block && 'label' in next
  return Boolean(isList && (!after || after.kind === 'pageBreak'))
}

/** Nothing but its own text and signatures follows a verification, so that it could be alone on its page. */
export function endsPaper(verification: number, blocks: readonly CompiledBlock[]): boolean {
  const rest = blocks.slice(verification + 1)
  const other = rest.findIndex(block => block.kind !== 'paragraph' && !isSignature(block))
  return other < 0 || rest[other]?.kind === 'pageBreak'
}

/** The blocks above a signature, upwards until there are two lines of text. */
function textAbove(blocks: readonly CompiledBlock[], signature: number): number[] {
  const above: number[] = []
  let lines = 0
  for (let at = signature - 1; at >= 0 && lines < enough; at--) {
    const own = linesOf(blocks[at])
    if (own === undefined || (lines > 0 && own > atMost)) break
    lines += own
    above.push(at)
  }
  return above
}

/** About the lines of a paragraph; none for who signs above and for 'Through the advocate:', nothing for a new page. */
function linesOf(block: CompiledBlock | undefined): number | undefined {
  if (!block || block.kind === 'pageBreak') return undefined
  if (block.kind === 'table') return block.rows.length + 1
  if (!('lines' in block) || block.kind === 'right' || leadsOn(block)) return 0
  return Math.ceil(block.lines.map(lineText).join(' ').length / lettersInLine)
}

function leadsOn(block: CompiledBlock): boolean {
  return 'lines' in block && /:\s*$/.test(block.lines.at(-1)?.at(-1)?.text ?? '')
}

export function isSignature(block: CompiledBlock | undefined): boolean {
  return block?.kind === 'right' || block?.kind === 'columns'
}

export function isVerification(block: CompiledBlock | undefined): boolean {
  return (
    block?.kind === 'heading' && /^(VERIFICATION|सत्यापन)$/.test(block.lines.map(lineText).join(' ').trim())
  )
}
