import { writeCsv } from '#shared/csv.ts'
import type { Authority } from './authorities.ts'

const heading = ['No.', 'Case', 'Citations', 'Court', 'Year', 'Sections', 'Note']

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
  return writeCsv([heading, ...rows])
}
