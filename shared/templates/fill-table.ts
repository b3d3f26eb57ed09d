import type { Line, TableRow, TemplateBlock, TemplateLine } from './blocks.ts'
import type { FilledBlock } from './fill-block.ts'
import { dropsOut, fillLine } from './fill-line.ts'
import { factsOf, isEmptied, keepSegments } from './meet-conditions.ts'
import { fieldsOfLine } from './parse-line.ts'
import { isEmpty, type Resolved, type ResolvedItem } from './resolved.ts'

type LookUp = (name: string) => Resolved
type Table = Extract<TemplateBlock, { kind: 'table' }>
type Cells = (readonly Line[])[]

/**
 * When no row about items is left, the whole table is left out, with its header and words: unless another row has an
 * answer of its own. A total of items that are not asked for has none.
 */
export function fillTable(
  { columns, rows }: Table,
  lookUp: LookUp,
  itemsOf: (group: string) => readonly ResolvedItem[],
): FilledBlock[] {
  const filled = rows.map(row => fillRows(row, lookUp, itemsOf))
  const ofItems = filled.filter((_, index) => rows[index]?.group !== undefined)
  if (ofItems.length > 0 && ofItems.every(cells => cells.length === 0) && !rows.some(hasOwnAnswer(lookUp)))
    return []
  const kept = filled.flat().map(cells => ({ cells }))
  if (kept.length === 0) return []
  const titles = columns.map(({ title, ...rest }) => ({
    title: fillLine(keepSegments(title, factsOf(lookUp)), lookUp).flat(),
    ...rest,
  }))
  return [{ kind: 'table', columns: titles, rows: kept }]
}

/** A row that stands once, with a value that is not missing. */
function hasOwnAnswer(lookUp: LookUp) {
  return ({ cells, group }: TableRow) =>
    group === undefined && keptFields(cells, lookUp).some(name => !isEmpty(lookUp(name)))
}

function fillRows(
  { cells, group }: TableRow,
  lookUp: LookUp,
  itemsOf: (group: string) => readonly ResolvedItem[],
): Cells[] {
  if (group === undefined) {
    const about = saysElse(cells, lookUp) ? [] : fieldsOf(cells)
    return fillCells(cells, lookUp, about) ?? []
  }
  const rows: Cells[] = []
  for (const item of itemsOf(group)) {
    const count = countedAs(rows.length + 1)
    const own = (name: string) => (name === '#' ? count : (item[name] ?? lookUp(name)))
    const names = fieldsOf(cells).filter(name => name in item)
    rows.push(...(fillCells(cells, own, names) ?? []))
  }
  return rows
}

/**
 * A row is left out when conditions removed all its words, or when all the answers about its item are
 * missing.
 */
function fillCells(
  cells: readonly TemplateLine[],
  lookUp: LookUp,
  about: readonly string[],
): Cells[] | undefined {
  const facts = factsOf(lookUp)
  const kept = cells.map(cell => keepSegments(cell, facts))
  if (isEmptied(cells.flat(), kept.flat()) || dropsOut(about, lookUp)) return undefined
  return [kept.map(cell => fillLine(cell, lookUp))]
}

/** Whether a cell has words for the answer that is missing: '{if security is answered}{security}{else}None{end}'. */
function saysElse(cells: readonly TemplateLine[], lookUp: LookUp): boolean {
  const facts = factsOf(lookUp)
  return cells.some(cell => {
    const kept = keepSegments(cell, facts)
    const hasWords = kept.some(segment => 'text' in segment && segment.text.trim() !== '')
    return hasWords && fieldsOfLine(cell).length > 0 && fieldsOfLine(kept).length === 0
  })
}

/** The fields of what conditions leave. */
function keptFields(cells: readonly TemplateLine[], lookUp: LookUp): string[] {
  const facts = factsOf(lookUp)
  return cells.flatMap(cell => fieldsOfLine(keepSegments(cell, facts)))
}

function fieldsOf(cells: readonly TemplateLine[]): string[] {
  return cells.flatMap(fieldsOfLine)
}

const counted = new Map<number, Resolved>()

/** The value that `{#}` prints. */
export function countedAs(number: number): Resolved {
  const known = counted.get(number)
  if (known) return known
  const text = String(number)
  const value: Resolved = { state: 'filled', optional: true, raw: text, lines: [[{ text }]] }
  counted.set(number, value)
  return value
}
