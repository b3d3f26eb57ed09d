import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  NoBreakHyphen,
  PageReference,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { Language } from '#shared/languages.ts'
import type { Line } from '#shared/templates/blocks.ts'
import { shareColumns, shareWidth } from '#shared/templates/writers/column-widths.ts'
import type { SpacedBlock } from './close-up.ts'
import { twips } from './docx-styles.ts'
import { pagesOf } from './printed-set.ts'

type BlockWriter = {
  /** Sets the name of the next paragraph, to which the index refers. */
  begin: (name: string) => void
  write: (block: SpacedBlock) => (Paragraph | Table)[]
}

/** Numbering continues within a list and restarts at each first label. */
export function createBlockWriter(textWidth: number): BlockWriter {
  const instances: Record<string, number> = {}
  let newPage = false
  let name: string | undefined

  return {
    begin: next => {
      name = next
    },
    write: block => [...nameHere(block), ...writeBlock(block)],
  }

  /** A table cannot have a bookmark, so an empty paragraph above it has one. */
  function nameHere({ kind }: SpacedBlock): Paragraph[] {
    if (name === undefined || (kind !== 'table' && kind !== 'columns')) return []
    const children = [new Bookmark({ id: name, children: [] })]
    name = undefined
    return [new Paragraph({ style: 'Signature', children })]
  }

  function writeBlock(block: SpacedBlock): (Paragraph | Table)[] {
    if (block.kind === 'pageBreak') {
      newPage = true
      return []
    }
    const page = newPage ? { pageBreakBefore: true } : {}
    newPage = false
    if (block.kind === 'columns')
      return [...(page.pageBreakBefore ? [new Paragraph(page)] : []), writeColumns(block)]
    if (block.kind === 'table')
      return [
        ...(page.pageBreakBefore ? [new Paragraph(page)] : []),
        writeTable(block, textWidth),
        new Paragraph({ style: 'Signature' }),
      ]
    const lines = writeLines(block.lines, { lang: 'lang' in block ? block.lang : undefined })
    const options = {
      ...page,
      ...styleOf(block),
      ...(block.close && { spacing: closeSpacing(block) }),
      ...(block.sticky && { keepNext: true }),
      ...(block.whole && { keepLines: true }),
      children: name === undefined ? lines : [new Bookmark({ id: name, children: lines })],
    }
    name = undefined
    return [
      new Paragraph(
        'label' in block && block.label !== ''
          ? { ...options, numbering: count(block.kind, block.label) }
          : options,
      ),
    ]
  }

  function count(kind: string, label: string) {
    if (label === firstLabels[kind]) instances[kind] = (instances[kind] ?? -1) + 1
    return { reference: kind, level: 0, instance: instances[kind] ?? 0 }
  }

  function writeColumns({ rows, sticky, close }: Extract<SpacedBlock, { kind: 'columns' }>): Table {
    const [left, right] = shareColumns(rows)
    const [first, second] = [Math.floor(left * textWidth), Math.floor(right * textWidth)]
    return new Table({
      width: { size: first + second, type: WidthType.DXA },
      columnWidths: [first, second],
      layout: TableLayoutType.FIXED,
      borders: noBorders,
      rows: rows.map((row, index) => {
        const keepNext = sticky || index < rows.length - 1
        const place = { keepNext, before: index === 0 ? (close ? 300 : 360) : 0, ...(close && { line: 264 }) }
        return new TableRow({
          cantSplit: true,
          children: [
            writeCell(row.left, first, AlignmentType.LEFT, place),
            writeCell(row.right, second, AlignmentType.RIGHT, place),
          ],
        })
      }),
    })
  }
}

/** Lines as those of a signature block, with room for a signature by hand. */
function closeSpacing({ roomAbove, kind }: SpacedBlock) {
  return { line: 288, after: 100, before: roomAbove ? 400 : kind === 'heading' ? 240 : 0 }
}

const firstLabels: Record<string, string> = { party: '1.', numbered: '1.', lettered: '(a)', roman: '(i)' }

function styleOf(block: SpacedBlock): IParagraphOptions {
  switch (block.kind) {
    case 'heading':
      return { heading: HeadingLevel.HEADING_1 }
    case 'subheading':
      return { heading: HeadingLevel.HEADING_2 }
    case 'centre':
      return block.named ? { heading: HeadingLevel.TITLE } : { style: 'Centred' }
    case 'right':
      return { style: 'Role', ...(block.roomAbove && { spacing: { before: 480 } }) }
    case 'quote':
      return { style: 'Quotation' }
    case 'party':
      return { style: 'Party' }
    case 'paragraph':
      return {}
    default:
      return { style: 'NumberedParagraph' }
  }
}

function writeLines(
  lines: readonly Line[],
  { lang, inCell = false }: { lang?: Language | undefined; inCell?: boolean } = {},
): (TextRun | PageReference)[] {
  return lines.flatMap((line, index) =>
    line.map((run, part) => {
      const isBreak = index > 0 && part === 0
      const target = pagesOf(run)
      if (target && 'paper' in target) return new PageReference(nameOfPaper(target.paper))
      return new TextRun({
        ...(inCell ? { children: keepMarks(run.text) } : { text: run.text }),
        ...(run.bold && { bold: true, boldComplexScript: true }),
        ...(isBreak && { break: 1 }),
        ...(lang && { language: { value: `${lang}-IN`, bidirectional: `${lang}-IN` } }),
      })
    }),
  )
}

/** 'P-1' is not broken in a narrow column. In running text its hyphen stays one that a search in Word finds. */
function keepMarks(text: string): (string | NoBreakHyphen)[] {
  const [first = '', ...rest] = text.split(/(?<=\b[A-Z]{1,2})-(?=\d)/)
  return [first, ...rest.flatMap(part => [new NoBreakHyphen(), part])]
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
}

/** The header is repeated on every page, and no row is split between pages. */
function writeTable(table: Extract<SpacedBlock, { kind: 'table' }>, textWidth: number): Table {
  const { columns, rows, sticky } = table
  const columnWidths = shareWidth(table).map(share => Math.floor(share * textWidth))
  const hasPhotos = columns.some(({ photo }) => photo)
  const write = (cells: readonly (readonly Line[])[], { isHead = false, keepNext = false }) =>
    new TableRow({
      tableHeader: isHead,
      ...(hasPhotos && !isHead && { height: { value: twips(4.5), rule: HeightRule.ATLEAST } }),
      cantSplit: true,
      children: cells.map(
        (lines, index) =>
          new TableCell({
            width: { size: columnWidths[index] ?? 0, type: WidthType.DXA },
            margins: { left: 80, right: 80, top: 20, bottom: 20 },
            verticalAlign: VerticalAlignTable.TOP,
            children: [
              new Paragraph({
                style: isHead ? 'TableHeading' : 'TableCell',
                alignment: columns[index]?.right ? AlignmentType.RIGHT : AlignmentType.LEFT,
                keepNext,
                children: writeLines(lines, { inCell: true }),
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    rows: [
      write(
        columns.map(({ title }) => [title]),
        { isHead: true, keepNext: true },
      ),
      ...rows.map(({ cells }, index) => write(cells, { keepNext: sticky && index === rows.length - 1 })),
    ],
  })
}

type Alignment = typeof AlignmentType.LEFT | typeof AlignmentType.RIGHT

function writeCell(
  lines: readonly Line[],
  width: number,
  alignment: Alignment,
  { keepNext, ...spacing }: { keepNext: boolean; before: number; line?: number },
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left: 0, right: 0, top: 0, bottom: 0 },
    verticalAlign: VerticalAlignTable.TOP,
    children: [
      new Paragraph({
        style: 'Signature',
        alignment,
        keepNext,
        spacing,
        children: writeLines(lines),
      }),
    ],
  })
}

export function nameOfPaper(number: number): string {
  return `paper${number + 1}`
}
