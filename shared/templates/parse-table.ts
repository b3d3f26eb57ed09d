import type { TableColumn, TableRow, TemplateLine } from './blocks.ts'
import { listNames } from './conditions/condition.ts'
import type { ParseCondition } from './conditions/scope.ts'
import { fieldsOfLine, parseLine } from './parse-line.ts'

/** '| No. | Cheque | Amount > |'. A line with '||' in the middle is two columns of a signature instead. */
export function isTableLine(text: string): boolean {
  return /^\|(?!\|).*\|$/.test(text.trim())
}

/** Splits a line into cells. A '|' inside braces separates forms of words and is not a cell border. */
export function cutCells(text: string): string[] {
  return text
    .trim()
    .slice(1, -1)
    .split(/\|(?![^{}]*\})/)
    .map(cell => cell.trim())
}

type Options = {
  read: ParseCondition | undefined
  groupOf: ((name: string) => string | undefined) | undefined
  /** The group of {each} around the table; each row has one answer to its questions. */
  within: string | undefined
}

/**
 * The first line has the column titles; '>' after a title marks a column of amounts, '^' one of photographs.
 * A line about the items of a group is repeated for each item.
 */
export function parseTable(lines: readonly string[], { read, groupOf, within }: Options) {
  const [head = '', ...rest] = lines
  const columns = cutCells(head).map((text): TableColumn<TemplateLine> => {
    const right = text.endsWith('>')
    const photo = text.endsWith('^')
    const title = parseLine(right || photo ? text.slice(0, -1).trim() : text, read)
    return { title, right, ...(photo && { photo }) }
  })
  const rows = rest.map((line): TableRow => {
    const cells = cutCells(line).map(cell => parseLine(cell, read))
    const group = listGroups(cells).find(id => id !== within)
    return { cells, ...(group !== undefined && { group }) }
  })
  return { columns, rows }

  function listGroups(cells: readonly TemplateLine[]): string[] {
    const names = cells.flatMap(cell => [
      ...fieldsOfLine(cell),
      ...cell.flatMap(({ when }) => (when ? listNames(when) : [])),
    ])
    return names.flatMap(name => groupOf?.(name) ?? [])
  }
}
