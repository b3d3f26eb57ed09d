import type { CompiledTable, Line } from '../blocks.ts'

/** How many places the letters of a text take: vowel signs stand above or below another. */
export function widthOf(text: string): number {
  return text.replace(/[\p{M}\u200c\u200d]/gu, '').length
}

export function cellText(lines: readonly Line[]): string {
  return lines.map(line => line.map(run => run.text).join('')).join('\n')
}

/** A column of long texts breaks its lines before it takes the room of the others. */
const widest = 36
const narrowest = 4

/** What each column needs of the width, in letters: its longest word at least, and its longest line as far as that is wise. */
export function measureColumns({ columns, rows }: CompiledTable): { words: number[]; widths: number[] } {
  const measured = columns.map(({ title }, index) => {
    const texts = [cellText([title]), ...rows.map(({ cells }) => cellText(cells[index] ?? []))]
    const longest = (pieces: RegExp) => Math.max(0, ...texts.flatMap(text => text.split(pieces)).map(widthOf))
    const word = longest(/\s+/)
    return { word, width: Math.max(narrowest, word, Math.min(widest, longest(/\n/))) }
  })
  return { words: measured.map(({ word }) => word), widths: measured.map(({ width }) => width) }
}

/** About what a line of a court's page holds. */
const lettersInLine = 58
const narrow = 16

/** The part of the width that each column gets; together 1. Where the page is too narrow, long texts give way before titles and amounts. */
export function shareWidth(table: CompiledTable): number[] {
  // Titles are bold, and bold letters are wider; one place and a half is the space between the rules and the words.
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
