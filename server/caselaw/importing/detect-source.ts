import { statSync } from 'node:fs'
import path from 'node:path'
import { formatOf, listFiles, openFilesSource } from './files-source.ts'
import { highCourtLayout } from './high-court.ts'
import { jsonLinesName, openJsonLinesSource } from './json-lines-source.ts'
import { loadParquetColumns } from './load-parquet.ts'
import { type IsChosen, openOpenDataSource } from './open-data-source.ts'
import { type Source, SourceError, type SourceKind } from './source.ts'
import { supremeCourtLayout } from './supreme-court.ts'

const open: Record<SourceKind, (place: string, isChosen?: IsChosen) => Source> = {
  'supreme-court': (place, isChosen) => openOpenDataSource(supremeCourtLayout, place, isChosen),
  'high-court': (place, isChosen) => openOpenDataSource(highCourtLayout, place, isChosen),
  files: openFilesSource,
  'json-lines': openJsonLinesSource,
}

/** Opens the place that an operator names, as the given kind or as the kind that is detected. `isChosen` is for open data. */
export async function openSource(place: string, kind?: SourceKind, isChosen?: IsChosen): Promise<Source> {
  const status = statSync(place, { throwIfNoEntry: false })
  if (!status) throw new SourceError(`There is no file or folder ${place}.`)
  const found = status.isDirectory() ? await detectFolder(place, kind) : detectFile(place)
  if (kind && isOpenData(kind) && !isOpenData(found))
    throw new SourceError(
      `${place} is not laid out as ${kind}: it needs the folder that holds both metadata/parquet and the PDFs.`,
    )
  return open[kind ?? found](place, isChosen)
}

function isOpenData(kind: SourceKind): boolean {
  return kind === 'supreme-court' || kind === 'high-court'
}

function detectFile(file: string): SourceKind {
  if (jsonLinesName.test(file)) return 'json-lines'
  if (formatOf(file)) return 'files'
  if (/\.(parquet|tar|tgz|tar\.gz)$/i.test(file))
    throw new SourceError(`${file} is one part of an open data set. Name the folder that holds all of it.`)
  throw new SourceError(
    `${file} is not something that can be imported: JSON Lines (.jsonl, .jsonl.gz), PDF, Word (.docx), HTML or text.`,
  )
}

/** The first readable table decides; without tables, JSON Lines; without those, the documents. */
async function detectFolder(folder: string, kind?: SourceKind): Promise<SourceKind> {
  let found: SourceKind | undefined
  let tables = 0
  for await (const file of listFiles(folder)) {
    if (/\.parquet$/i.test(file)) {
      tables += 1
      const columns = await loadParquetColumns(path.join(folder, file)).catch(() => null)
      if (columns) return detectTable(file, columns, kind)
    }
    if (jsonLinesName.test(file)) found = 'json-lines'
    else if (formatOf(file)) found ??= 'files'
  }
  if (tables > 0) throw new SourceError(`The Parquet tables in ${folder} are damaged: none can be read.`)
  if (found) return found
  throw new SourceError(
    `${folder} holds nothing that can be imported: no Parquet tables, no JSON Lines, no PDF, Word (.docx), HTML or text files.`,
  )
}

function detectTable(table: string, columns: string[], kind?: SourceKind): SourceKind {
  if (columns.includes('pdf_link')) return 'high-court'
  if (columns.includes('path')) return 'supreme-court'
  if (kind) return kind
  throw new SourceError(
    `The table ${table} has neither the column 'path' of the Supreme Court's open data nor 'pdf_link' of the High Courts'.`,
  )
}
