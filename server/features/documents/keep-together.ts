import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'

/** A block with what a page needs to know of its place in the document. */
export type PlacedBlock = CompiledBlock & {
  /** The number of the case: the document's first bookmark. */
  named: boolean
  /** In the footer a role needs room to sign above it. */
  signed: boolean
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
  return blocks.map((block, index) => ({ ...block, sticky: staysWithNext(block, blocks[index + 1]) }))
}

/** A paragraph stays on the page of the signature, the role or the list that it leads to, 'VERSUS' on that of the next party. */
function staysWithNext(block: CompiledBlock, next: CompiledBlock | undefined): boolean {
  if (!next || block.kind === 'pageBreak' || next.kind === 'pageBreak') return false
  const leadsOn = 'lines' in block && /:\s*$/.test(block.lines.at(-1)?.at(-1)?.text ?? '')
  return next.kind === 'right' || next.kind === 'columns' || block.kind === 'centre' || leadsOn
}
