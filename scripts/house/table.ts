export type Row = { what: string; goal: string; value: string }

const columns = ['figure', 'goal', 'before', 'now']

/** Puts the figures into one column of the page's table, and adds missing rows. */
export function fillColumn(
  page: string,
  column: 'before' | 'now',
  head: string,
  rows: readonly Row[],
): string {
  const lines = page.split('\n')
  const start = lines.findIndex(line => line.startsWith('| figure |'))
  const end = lines.findIndex((line, number) => number > start && !line.startsWith('|'))
  if (start < 0 || end < 0) throw new Error('the page has no table of figures')
  const [heads = [], , ...old] = lines.slice(start, end).map(parseCells)
  const at = columns.indexOf(column)
  const cellsOf = ({ what, goal, value }: Row) => {
    const before = old.find(cells => cells[0] === what) ?? []
    return columns.map(
      (_, number) => [what, goal][number] ?? (number === at ? value : (before[number] ?? '')),
    )
  }
  const kept = columns.map((name, number) => (number === at ? `${name}: ${head}` : (heads[number] ?? name)))
  const table = [kept, columns.map(() => '---'), ...rows.map(cellsOf)].map(writeLine)
  return [...lines.slice(0, start), ...table, ...lines.slice(end)].join('\n')
}

function parseCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
}

function writeLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
