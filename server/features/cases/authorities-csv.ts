import type { Authority } from './authorities.ts'

const heading = ['No.', 'Case', 'Citations', 'Court', 'Year', 'Sections', 'Note']

/** With the mark by which Excel knows UTF-8, and CRLF (RFC 4180). */
export function writeAuthoritiesCsv(authorities: readonly Authority[]): string {
  const rows = authorities.map(({ number, title, citations, court, year, sections, note }) => [
    String(number),
    title,
    citations.join(' : '),
    court,
    year,
    sections.join('; '),
    note,
  ])
  return `\ufeff${[heading, ...rows].map(row => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

/** A spreadsheet would take a cell that begins so for a formula and run it. */
const formula = /^\s*[=+\-@＝＋－＠]/

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
