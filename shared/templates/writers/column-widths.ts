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
/** The space between the lines and the words, in letters. */
const inset = 1.5

/**
 * The share of the width for each column; the sum is 1. When the page is too narrow, long texts get less
 * width before titles and amounts do; no column gets less than its longest word, as long as there is room.
 */
export function shareWidth(table: CompiledTable): number[] {
  // Titles are bold, and bold letters are wider.
  const titles = table.columns.map(({ title }) => Math.min(widest, widthOf(cellText([title]))) * 1.2)
  const least = leastWidths(table)
  const widths = measureColumns(table).widths.map((width, at) =>
    Math.max(width + inset, (titles[at] ?? 0) + inset, least[at] ?? 0),
  )
  const isWide = () => widths.reduce((all, width) => all + width, 0) > lettersInLine
  shrink(
    widths.map(() => narrow),
    widths,
    isWide,
  )
  shrink(least, widths, isWide)
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map(width => Math.round((width / all) * 1000) / 1000)
}

/** Takes letter by letter from the column that has most to spare. */
function shrink(least: readonly number[], widths: number[], isWide: () => boolean) {
  while (isWide()) {
    const spare = widths.map((width, at) => width - (least[at] ?? 0))
    const most = spare.indexOf(Math.max(...spare))
    if ((spare[most] ?? 0) < 1) break
    widths[most] = (widths[most] ?? 0) - 1
  }
}

/**
 * The room that a word takes, in Latin letters. Figures and Devanagari letters are wider than those, a vowel sign
 * beside its letter has a width of its own, and a letter joined to the next one is narrow.
 */
function widthOfWord(word: string): number {
  const count = (pattern: RegExp) => word.match(pattern)?.length ?? 0
  const devanagari =
    count(/(?=\p{L})\p{Script=Devanagari}/gu) * 0.35 + count(/\p{Mc}/gu) * 0.6 - count(/\u094d/g) * 0.9
  return widthOf(word) + count(/\d/g) / 4 + devanagari
}

/** The width of each column's longest word. */
function leastWidths({ columns, rows }: CompiledTable): number[] {
  return columns.map(({ title }, index) => {
    const longest = (text: string) => Math.max(0, ...text.split(/\s+/).map(widthOfWord))
    const cells = rows.map(({ cells: row }) => longest(cellText(row[index] ?? [])))
    return Math.max(narrowest, longest(cellText([title])) * 1.2, ...cells) + inset
  })
}

type ColumnRow = { left: readonly Line[]; right: readonly Line[] }

/** Three eighths of a court's page have room for so many letters: 'Place: Nagpur', 'DEPONENT'. */
const fewLetters = 17

/**
 * The shares of the two columns of a signature: where one of them has only few letters, the other has the rest,
 * so that an e-mail address stays on the line of its word.
 */
export function shareColumns(rows: readonly ColumnRow[]): [left: number, right: number] {
  const longest = (side: keyof ColumnRow) =>
    Math.max(0, ...rows.flatMap(row => cellText(row[side]).split('\n')).map(widthOf))
  const [left, right] = [longest('left'), longest('right')]
  if (Math.min(left, right) > fewLetters || left === right) return [1 / 2, 1 / 2]
  return left < right ? [3 / 8, 5 / 8] : [5 / 8, 3 / 8]
}
