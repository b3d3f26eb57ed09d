import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type ITableCellOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Authority } from './authorities.ts'

/** Twentieths of a point, A4 on its side; the columns fill what the margins leave. */
const page = { width: 11_906, height: 16_838, margin: 1_134 }
const columns = [
  { title: 'No.', width: 620 },
  { title: 'Case and citation', width: 4_900 },
  { title: 'Court', width: 1_900 },
  { title: 'Year', width: 700 },
  { title: 'Sections', width: 3_200 },
  { title: 'Note', width: 3_250 },
] as const

const font = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  eastAsia: 'Times New Roman',
  cs: 'Nirmala UI',
}
const rule = { style: BorderStyle.SINGLE, size: 4, color: '8A8A8A' }
const strongRule = { style: BorderStyle.SINGLE, size: 8, color: '000000' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** A table of authorities to hand over or to go on editing in Word. */
export function writeAuthoritiesDocx(authorities: readonly Authority[], now: Date): Promise<Buffer> {
  const file = new Document({
    title: 'Table of Authorities',
    creator: 'Munshi',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: 21,
            sizeComplexScript: 21,
            language: { value: 'en-IN', bidirectional: 'hi-IN' },
          },
        },
        title: {
          run: { font, bold: true, boldComplexScript: true, size: 28, characterSpacing: 20 },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 60 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height, orientation: PageOrientation.LANDSCAPE },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        footers: { default: writeFooter() },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: 'TABLE OF AUTHORITIES' }),
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 240 },
            text: describeList(authorities.length, now),
          }),
          ...(authorities.length > 0 ? [writeTable(authorities)] : []),
        ],
      },
    ],
  })
  return Packer.toBuffer(file)
}

function describeList(count: number, now: Date): string {
  const day = now.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  if (count === 0) return `No judgments have been saved. ${day}`
  return `${count} ${count === 1 ? 'judgment' : 'judgments'} · ${day}`
}

function writeTable(authorities: readonly Authority[]): Table {
  return new Table({
    width: { size: columns.reduce((sum, { width }) => sum + width, 0), type: WidthType.DXA },
    columnWidths: columns.map(({ width }) => width),
    layout: TableLayoutType.FIXED,
    borders: {
      top: strongRule,
      bottom: strongRule,
      left: none,
      right: none,
      insideHorizontal: rule,
      insideVertical: none,
    },
    rows: [writeHeading(), ...authorities.map(writeRow)],
  })
}

function writeHeading(): TableRow {
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ title }, at) =>
      writeCell(at, [[new TextRun({ text: title, bold: true })]], { borders: { bottom: strongRule } }),
    ),
  })
}

function writeRow({ number, title, citations, court, year, sections, note }: Authority): TableRow {
  const cited = citations.length > 0 ? [[new TextRun(citations.map(tie).join(' : '))]] : []
  const cells = [
    [[new TextRun(`${number}.`)]],
    [[new TextRun({ text: title, italics: true, bold: true })], ...cited],
    [[new TextRun(court)]],
    [[new TextRun(year)]],
    sections.map(section => [new TextRun(tieNumber(section))]),
    note.split(/\r\n?|\n/).map(line => [new TextRun(line)]),
  ]
  // Only a long note may break across pages.
  return new TableRow({
    cantSplit: note.length < 1500,
    children: cells.map((paragraphs, at) => writeCell(at, paragraphs)),
  })
}

/** A citation is never broken at the end of a line, nor 's.' from its number. */
function tie(citation: string): string {
  return citation.replaceAll(' ', '\u00a0')
}

function tieNumber(section: string): string {
  return section.replace(/(?<=, [a-z]+\.) /, '\u00a0')
}

function writeCell(at: number, paragraphs: TextRun[][], more: Partial<ITableCellOptions> = {}): TableCell {
  const alignment: IParagraphOptions = at === 0 ? { alignment: AlignmentType.RIGHT } : {}
  const filled = paragraphs.length > 0 ? paragraphs : [[]]
  return new TableCell({
    width: { size: columns[at]?.width ?? 0, type: WidthType.DXA },
    margins: { top: 70, bottom: 70, left: at === 0 ? 0 : 110, right: 110 },
    ...more,
    children: filled.map(children => new Paragraph({ ...alignment, children })),
  })
}

function writeFooter(): Footer {
  const children = ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES]
  return new Footer({
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children, size: 18 })] }),
    ],
  })
}
