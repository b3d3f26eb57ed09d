import type { CompiledBlock, CompiledDocument, CompiledTable, Line, Run } from '../blocks.ts'
import type { CourtProfile } from '../court-profiles.ts'
import { placeBlocks } from '../keep-together.ts'
import { shareWidth } from './column-widths.ts'
import { escapeHtml } from './escape-html.ts'
import { pageStyle } from './html-style.ts'

/** The whole document as an HTML page to print. Typed text is escaped. */
export function writeHtml(document: CompiledDocument, profile: CourtProfile): string {
  const notice = document.notice ? `<p class="notice">${escapeHtml(document.notice)}</p>\n` : ''
  return writePage(document.title, document.language, pageStyle(profile), notice + writeBlocks(document))
}

export function writePage(title: string, language: string, style: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

function writeBlocks(document: CompiledDocument): string {
  const blocks = placeBlocks(document)
  return blocks
    .map((block, index) =>
      writeBlock(block, {
        onNewPage: blocks[index - 1]?.kind === 'pageBreak',
        sticky: block.sticky,
        signed: block.roomAbove,
      }),
    )
    .join('\n')
}

type Place = { onNewPage?: boolean; sticky?: boolean; signed?: boolean }

export function writeBlock(block: CompiledBlock, { onNewPage, sticky, signed }: Place = {}): string {
  if (block.kind === 'pageBreak') return ''
  const page = [onNewPage && ' new-page', sticky && ' keep', signed && ' signed'].filter(Boolean).join('')
  if (block.kind === 'columns')
    return `<table class="columns${page}" role="presentation">${block.rows.map(writeRow).join('')}</table>`
  if (block.kind === 'table') return writeTable(block, page)
  const text = block.lines.map(writeLine).join('<br>')
  if (block.kind === 'heading') return `<h2 class="heading${page}">${text}</h2>`
  if (block.kind === 'subheading') return `<h3 class="subheading${page}">${text}</h3>`
  if ('label' in block && block.label !== '')
    return `<p class="item ${block.kind}${page}"><span>${escapeHtml(block.label)}</span> <span>${text}</span></p>`
  const lang = 'lang' in block && block.lang ? ` lang="${block.lang}"` : ''
  return `<p class="${block.kind}${page}"${lang}>${text}</p>`
}

function writeTable(table: CompiledTable, page: string): string {
  const { columns, rows } = table
  const sideOf = (index: number) => (columns[index]?.right ? ' class="amount"' : '')
  const placeOf = (index: number) => (columns[index]?.photo ? ' class="photo"' : sideOf(index))
  const widths = shareWidth(table).map(share => `<col style="width: ${Math.round(share * 1000) / 10}%">`)
  const head = columns.map(({ title }, index) => `<th scope="col"${sideOf(index)}>${writeLine(title)}</th>`)
  const body = rows.map(({ cells }) => {
    const written = cells.map(
      (cell, index) => `<td${placeOf(index)}>${cell.map(writeLine).join('<br>')}</td>`,
    )
    return `<tr>${written.join('')}</tr>`
  })
  return `<table class="rows${page}"><colgroup>${widths.join('')}</colgroup><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

type Row = Extract<CompiledBlock, { kind: 'columns' }>['rows'][number]

function writeRow({ left, right }: Row): string {
  return `<tr><td>${left.map(writeLine).join('<br>')}</td><td>${right.map(writeLine).join('<br>')}</td></tr>`
}

export function writeLine(line: Line): string {
  return line.map(writeRun).join('')
}

function writeRun({ text, bold, blank }: Run): string {
  const inner = blank ? `<span class="blank">${escapeHtml(text)}</span>` : escapeHtml(text)
  return bold ? `<b>${inner}</b>` : inner
}
