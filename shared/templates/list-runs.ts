import type { CompiledBlock, CompiledDocument, Run } from './blocks.ts'

/** Every stretch of a document in reading order. */
export function listRuns({ sections }: CompiledDocument): Run[] {
  return sections.flatMap(section => section.blocks.flatMap(runsOf))
}

function runsOf(block: CompiledBlock): Run[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(row => [...row.left, ...row.right]).flat()
  if (block.kind === 'table')
    return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(row => row.cells.flat())].flat()
  return block.lines.flat()
}
