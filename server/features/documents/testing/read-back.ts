import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import { lineText, writeText } from '#shared/templates/writers/text.ts'

const quiet = { stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 }

/** Words without spaces and line ends, with bullets and hyphens as LibreOffice and our writers draw them. */
export function squeeze(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\ufeff]+/g, '')
    .replaceAll('•', '–')
    .replaceAll('\u2011', '-')
}

/**
 * The words of a document in reading order. Tables are read cell by cell, because in plain text their
 * lines are side by side.
 */
export function spellOut(document: CompiledDocument): string {
  const sections = document.sections.map(section => ({
    ...section,
    blocks: section.blocks.flatMap((block): CompiledBlock[] => {
      if (block.kind !== 'table') return [block]
      const cells = block.rows.flatMap(row => row.cells)
      const lines = [block.columns.flatMap(({ title }) => title), ...cells.flat()]
      return [{ key: block.key, kind: 'paragraph', lines }]
    }),
  }))
  return squeeze(writeText({ ...document, sections }))
}

/**
 * Removes table headers, which are repeated on every page of a table; a separate test checks that each
 * exists.
 */
export function withoutHeads(squeezed: string, document: CompiledDocument): string {
  return listHeads(document).reduce((text, head) => text.replaceAll(head, ''), squeezed)
}

export function listHeads({ sections }: CompiledDocument): string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(block =>
      block.kind === 'table' ? squeeze(block.columns.map(({ title }) => lineText(title)).join('')) : [],
    )
}

/** The text of a PDF without its page numbers and the notice above each page. */
export function readPdfPages(file: string, hasNotice: boolean): string {
  const text = execFileSync('pdftotext', ['-raw', file, '-'], quiet).toString()
  const pages = text.split('\f').slice(0, -1)
  return pages
    .map(page =>
      page
        .trimEnd()
        .split('\n')
        .slice(hasNotice ? 1 : 0, -1)
        .join('\n'),
    )
    .join('\n')
}

export function readPdf(file: string): { title: string | undefined; tagged: boolean } {
  const info = execFileSync('pdfinfo', [file], quiet).toString()
  return { title: /^Title: +(.*)$/m.exec(info)?.[1], tagged: /^Tagged: +yes$/m.test(info) }
}

/** Converts Word files to PDF with LibreOffice. */
export function convertToPdf(files: string[], folder: string): string[] {
  convert(files, folder, 'pdf')
  return files.map(file => file.replace(/\.docx$/, '.pdf'))
}

export function listFonts(pdf: string): string[] {
  const lines = execFileSync('pdffonts', [pdf], quiet).toString().split('\n').slice(2)
  return lines.map(line => line.split(/\s+/)[0]?.replace(/^[A-Z]{6}\+/, '') ?? '').filter(Boolean)
}

/** Converts Word files to text with LibreOffice, including numbers. */
export function convertToText(files: string[], folder: string): string[] {
  convert(files, folder, 'txt:Text (encoded):UTF8')
  return files.map(file => squeeze(readFileSync(file.replace(/\.docx$/, '.txt'), 'utf8')))
}

/** LibreOffice takes 255 words on its command line and passes over the rest. */
const filesAtOnce = 200

function convert(files: string[], folder: string, format: string) {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'office')}`
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const some = files.slice(from, from + filesAtOnce)
    execFileSync(
      'soffice',
      ['--headless', profile, '--convert-to', format, '--outdir', folder, ...some],
      quiet,
    )
  }
}
