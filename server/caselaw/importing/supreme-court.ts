import { findCitations } from '#server/law/cases/find-citations.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { toId } from '../reading/judgment-id.ts'
import { type ParquetRow, textOf } from './load-parquet.ts'
import type { OpenDataLayout } from './open-data-source.ts'
import { parseDate } from './parse-date.ts'
import { parseBench, tidyName, tidyTitle } from './tidy-name.ts'

const court = 'Supreme Court of India'
const source = 'Supreme Court of India: open data of judgments (CC BY 4.0)'

/** The open data of the Supreme Court: a table for each year, English PDFs named after the column `path`. */
export const supremeCourtLayout: OpenDataLayout = {
  kind: 'supreme-court',
  columns: [
    'title',
    'petitioner',
    'respondent',
    'judge',
    'citation',
    'case_id',
    'cnr',
    'decision_date',
    'disposal_nature',
    'path',
    'nc_display',
    'year',
  ],
  isPdf: name => !/_[A-Z]{2,3}\.pdf$/i.test(name) || /_EN\.pdf$/i.test(name),
  // The other language folders, beside `english`, have translations.
  isArchive: name => !/metadata\/|year=\d+\/(?!english\/)[a-z]+\//i.test(name),
  fileOf: row => (textOf(row, 'path') ? `${textOf(row, 'path')}_EN.pdf` : ''),
  parseRow,
  withoutRow: () => ({ court, source }),
}

function parseRow(row: ParquetRow): Partial<Judgment> {
  const title = tidyTitle(textOf(row, 'title'))
  const date = parseDate(row.decision_date)
  const id = toId(textOf(row, 'cnr'))
  const citations = orderCitations(
    ['nc_display', 'case_id', 'citation'].flatMap(column =>
      findCitations(textOf(row, column)).map(found => found.citation),
    ),
  )
  return {
    ...(id && { id }),
    ...(title && { title }),
    court,
    date,
    year: date ? Number(date.slice(0, 4)) : parseYear(row.year),
    petitioner: tidyName(textOf(row, 'petitioner')) || null,
    respondent: tidyName(textOf(row, 'respondent')) || null,
    bench: parseBench(textOf(row, 'judge')),
    ...(citations.length > 0 && { citations }),
    disposal: textOf(row, 'disposal_nature') || null,
    source,
  }
}

function parseYear(value: unknown): number | null {
  const year = Number(value)
  return Number.isInteger(year) && year >= 1800 && year <= 2100 ? year : null
}
