import type { CompiledTable, Line } from '../blocks.ts'

/** The approximate width of a text in letters. Combining marks take no width. */
export function widthOf(text: string): number {
  return text.replace(/[\p{M}\u200c\u200d]/gu, '').length
}

export function cellText(lines: readonly Line[]): string {
  return lines.map(line => line.map(run => run.text).join('')).join('\n')
}

/** A column with longer texts wraps its lines, so that other columns keep their space. */
const widest = 36
const narrowest = 4

/**
 * The width that each column needs, in letters: at least its longest word, at most its longest line up to
 * a limit.
 */
export function measureColumns({ columns, rows }: CompiledTable): { words: number[]; widths: number[] } {
  const measured = columns.map(({ title }, index) => {
    const texts = [cellText([title]), ...rows.map(({ cells }) => cellText(cells[index] ?? []))]
    const longest = (pieces: RegExp) => Math.max(0, ...texts.flatMap(text => text.split(pieces)).map(widthOf))
    const word = longest(/\s+/)
    return { word, width: Math.max(narrowest, word, Math.min(widest, longest(/\n/))) }
  })
  return { words: measured.map(({ word }) => word), widths: measured.map(({ width }) => width) }
}

/** The approximate number of letters in a line of a court's page. */
const lettersInLine = 58
const narrow = 16

/**
 * The share of the width for each column; the sum is 1. When the page is too narrow, long texts get less
 * width before titles and amounts do.
 */
export function shareWidth(table: CompiledTable): number[] {
  // Titles are bold, and bold letters are wider. One and a half letters are the space between the lines
  // and the words.
  const titles = table.columns.map(({ title }) => Math.min(widest, widthOf(cellText([title]))) * 1.2)
  const widths = measureColumns(table).widths.map((width, at) => Math.max(width, titles[at] ?? 0) + 1.5)
  const sum = () => widths.reduce((all, width) => all + width, 0)
  while (sum() > lettersInLine) {
    const most = widths.indexOf(Math.max(...widths))
    if ((widths[most] ?? 0) <= narrow) break
    widths[most] = (widths[most] ?? 0) - 1
  }
  const all = sum()
  return widths.map(width => Math.round((width / all) * 1000) / 1000)
}
