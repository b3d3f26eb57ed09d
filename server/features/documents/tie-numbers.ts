import type { CompiledBlock, Line } from '#shared/templates/blocks.ts'

const tied = /(?<![\p{L}\p{M}])(Rs|No\.|[Ss]ections?|Articles?|Order|Rule|धारा|कलम|क्रमांक|संख्या|रुपये) (?=\d|$)/gu

/** Prevents a line break in 'Rs 7,84,000' and 'section 138'. */
export function tieNumbers<T extends CompiledBlock>(block: T): T {
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map(({ cells }) => ({ cells: cells.map(cell => cell.map(tieLine)) })),
    }
  if (!('lines' in block)) return block
  return { ...block, lines: block.lines.map(tieLine) }
}

function tieLine(line: Line): Line {
  return line.map((run, index) => {
    const isFollowed = /^\d/.test(line[index + 1]?.text ?? '')
    const text = run.text.replace(tied, (whole, word: string, at: number) =>
      at + whole.length < run.text.length || isFollowed ? `${word}\u00a0` : whole,
    )
    return text === run.text ? run : { ...run, text }
  })
}
