import type { CompiledTable } from '../blocks.ts'
import { cellText, measureColumns, widthOf } from './column-widths.ts'

const lineWidth = 78
const gap = '  '

/**
 * Prints aligned columns when they fit into the line; otherwise each row is printed with its column
 * titles.
 */
export function writeTextTable(table: CompiledTable): string {
  const widths = fitWidths(table)
  return widths ? writeColumns(table, widths) : writeLabelled(table)
}

/** Makes the widest columns narrower until all fit; undefined when a word would have to be split. */
function fitWidths(table: CompiledTable): number[] | undefined {
  const { words, widths } = measureColumns(table)
  const room = lineWidth - gap.length * (widths.length - 1)
  const fitted = [...widths]
  const total = () => fitted.reduce((sum, width) => sum + width, 0)
  while (total() > room) {
    const slack = fitted.map((width, index) => width - Math.max(8, words[index] ?? 0))
    const most = slack.indexOf(Math.max(...slack))
    if ((slack[most] ?? 0) <= 0) return undefined
    fitted[most] = (fitted[most] ?? 0) - 1
  }
  return fitted
}

function writeColumns({ columns, rows }: CompiledTable, widths: readonly number[]): string {
  const write = (texts: readonly string[]) => {
    const cells = texts.map((text, index) => wrap(text, widths[index] ?? 0))
    const height = Math.max(1, ...cells.map(lines => lines.length))
    return Array.from({ length: height }, (_, at) =>
      cells
        .map((lines, index) => pad(lines[at] ?? '', widths[index] ?? 0, columns[index]?.right ?? false))
        .join(gap)
        .trimEnd(),
    )
  }
  const head = write(columns.map(({ title }) => cellText([title])))
  const rule = widths.map(width => '-'.repeat(width)).join(gap)
  const body = rows.flatMap(({ cells }) => write(cells.map(cellText)))
  return [...head, rule, ...body].join('\n')
}

function writeLabelled({ columns, rows }: CompiledTable): string {
  return rows
    .map(({ cells }) =>
      cells
        .flatMap((cell, index) => {
          const title = cellText([columns[index]?.title ?? []])
          const text = cellText(cell).replaceAll('\n', ', ')
          if (text === '') return []
          return [title === '' ? text : `${title.replace(/[.:]$/, '')}: ${text}`]
        })
        .join('\n'),
    )
    .join('\n\n')
}

function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap(line => {
    const lines = ['']
    for (const word of line.split(' ')) {
      const last = lines.at(-1) ?? ''
      const longer = last === '' ? word : `${last} ${word}`
      if (widthOf(longer) <= width || last === '') lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return right ? space + text : text + space
}
