import type { CompiledBlock, CompiledDocument, Line } from '../blocks.ts'
import { writeTextTable } from './text-table.ts'

const indents: Partial<Record<CompiledBlock['kind'], string>> = {
  lettered: '    ',
  roman: '        ',
  quote: '    ',
}

/** Plain text: the sections in their order, with blank lines between them. */
export function writeText(document: CompiledDocument): string {
  return document.sections
    .map(({ blocks }) => blocks.map(writeBlock).filter(Boolean).join('\n\n'))
    .filter(Boolean)
    .join('\n\n')
}

export function textFileName(title: string | undefined): string {
  const name = (title ?? '')
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name || 'legal-document'}.txt`
}

function writeBlock(block: CompiledBlock): string {
  if (block.kind === 'pageBreak') return ''
  if (block.kind === 'columns') return block.rows.map(writeRow).join('\n')
  if (block.kind === 'table') return writeTextTable(block)
  const indent = indents[block.kind] ?? ''
  const label = 'label' in block && block.label ? `${block.label} ` : ''
  return block.lines.map((line, index) => indent + (index === 0 ? label : '') + lineText(line)).join('\n')
}

export function lineText(line: Line): string {
  return line.map(run => run.text).join('')
}

type Row = Extract<CompiledBlock, { kind: 'columns' }>['rows'][number]

const columnWidth = 40

function writeRow({ left, right }: Row): string {
  const height = Math.max(left.length, right.length)
  return Array.from({ length: height }, (_, index) => {
    const start = lineText(left[index] ?? [])
    const end = lineText(right[index] ?? [])
    return end === '' ? start : `${start.padEnd(columnWidth)} ${end}`
  }).join('\n')
}
