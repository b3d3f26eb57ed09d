import type { CompiledBlock, CompiledDocument } from './blocks.ts'
import { lineText } from './writers/text.ts'

/** A block with the facts about its place that page layout needs. */
export type PlacedBlock = CompiledBlock & {
  /** This block is the number of the case, which is the document's first bookmark. */
  named: boolean
  /** This block is in the footer, which is the signed part. */
  signed: boolean
  /** The first role or name under a text, which needs space above it for a signature. */
  roomAbove: boolean
  /**
   * It must be on the same page as the next block. The PDF is laid out with this and then checked
   * (settle-pages.ts).
   */
  tied: boolean
  /**
   * The same for Word and for the browser's print, where pages cannot be checked: also keeps some text
   * with each signature.
   */
  sticky: boolean
  /** Never divided between two pages: what the officer certifies in an attestation. */
  whole?: true
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
    const whole = attests(index, blocks)
    const tied = whole || attests(index + 1, blocks) || staysWithNext(block, blocks[index + 1])
    const roomAbove = block.signed && block.kind === 'right' && blocks[index - 1]?.kind !== 'right'
    return { ...block, roomAbove, tied, sticky: tied || kept.has(index), ...(whole && { whole }) }
  })
}

type Signed = CompiledBlock & { signed: boolean }

/**
 * A party stays on the page of its role, a signature on the page of its name, an opening with its list,
 * and 'VERSUS' with the next party.
 */
function staysWithNext(block: CompiledBlock, next: Signed | undefined): boolean {
  if (!next || block.kind === 'pageBreak' || next.kind === 'pageBreak') return false
  const signs = isSignature(next) && (isSignature(block) || !next.signed)
  return signs || block.kind === 'centre' || leadsOn(block)
}

/**
 * 'Solemnly affirmed before me ...' between the signature of the deponent and that of the officer: a registry
 * returns an affidavit whose attestation is on another page than the signature it speaks of.
 */
function attests(index: number, blocks: readonly CompiledBlock[]): boolean {
  const [above, block, below] = [blocks[index - 1], blocks[index], blocks[index + 1]]
  return block?.kind === 'paragraph' && above?.kind === 'columns' && below?.kind === 'columns'
}

/** The approximate number of letters in a line of a court's page. */
const lettersInLine = 62
/** At least two lines of text must be on the page of a signature. */
const enough = 2
/** A longer paragraph would leave too much of the previous page empty. */
const atMost = 6

/**
 * The page with the signature must show what was signed: at least two lines of text above a signature. A
 * verification at the end of a paper must be below the signature of the text that it verifies.
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

/** The last item of a list that ends a paper stays with the item before it. */
function endsList(index: number, blocks: readonly CompiledBlock[]): boolean {
  const [block, next, after] = blocks.slice(index, index + 3)
  const isList = block && next && 'label' in block && 'label' in next
  return Boolean(isList && (!after || after.kind === 'pageBreak'))
}

/** Only its own text and signatures follow the verification, so it could be alone on a page. */
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

/**
 * The approximate number of lines of a paragraph: 0 for signatures above and for 'Through the advocate:',
 * undefined for a page break.
 */
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
