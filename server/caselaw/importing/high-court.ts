import type { Judgment } from '#shared/cases/judgment.ts'
import { toId } from '../reading/judgment-id.ts'
import { nameHighCourt } from './high-court-names.ts'
import { type ParquetRow, textOf } from './load-parquet.ts'
import type { OpenDataLayout } from './open-data-source.ts'
import { parseDate } from './parse-date.ts'
import { parseBench, tidyTitle } from './tidy-name.ts'

const source = 'High Courts of India: open data of judgments'

/** The open data of the High Courts: a table for each year, court and bench; `pdf_link` names the PDFs. */
export const highCourtLayout: OpenDataLayout = {
  kind: 'high-court',
  columns: [
    'court_code',
    'title',
    'judge',
    'pdf_link',
    'cnr',
    'decision_date',
    'disposal_nature',
    'court',
    'court_name',
  ],
  isPdf: () => true,
  isArchive: name => !name.includes('metadata/'),
  fileOf: row => textOf(row, 'pdf_link').replace(/#.*$/, '').split('/').pop() ?? '',
  parseRow,
  withoutRow: partition => ({ court: nameHighCourt(/court=([^/]+)/.exec(partition)?.[1] ?? ''), source }),
}

function parseRow(row: ParquetRow, partition: string): Partial<Judgment> {
  const { caseNumber, name } = splitHeading(textOf(row, 'title'))
  const title = tidyTitle(name)
  const date = parseDate(row.decision_date)
  return {
    ...idOf(row, date),
    ...(title && { title }),
    court: nameHighCourt(
      ...['court_name', 'court', 'court_code'].map(column => textOf(row, column)),
      /court=([^/]+)/.exec(partition)?.[1] ?? '',
    ),
    date,
    year: date ? Number(date.slice(0, 4)) : null,
    ...(caseNumber && { caseNumber }),
    bench: parseBench(textOf(row, 'judge')),
    disposal: textOf(row, 'disposal_nature') || null,
    source,
  }
}

/** A case has one CNR but may have several orders, each with its own PDF name. */
function idOf(row: ParquetRow, date: string | null): { id?: string } {
  const cnr = textOf(row, 'cnr')
  const file = highCourtLayout.fileOf(row).replace(/\.pdf$/i, '')
  if (cnr && file.startsWith(cnr)) return { id: toId(file) }
  return cnr ? { id: toId([cnr, date ?? file].join('-')) } : {}
}

/** 'CRA/123/2015 of STATE OF MAHARASHTRA Vs RAMESH' has both the number and the name. */
function splitHeading(heading: string): { caseNumber: string; name: string } {
  const parts = /^(\S[^/]*\/\d+\/\d{4})\s+of\s+(.+)$/i.exec(heading)
  return { caseNumber: parts?.[1] ?? '', name: parts?.[2] ?? heading }
}
