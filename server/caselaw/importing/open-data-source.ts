import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Judgment } from '#shared/cases/judgment.ts'
import { loadDocument, makeDocument, makeSkip } from './document-item.ts'
import { listFiles } from './files-source.ts'
import { countParquetRows, loadParquet, type ParquetRow } from './load-parquet.ts'
import { loadTar } from './load-tar.ts'
import { largestFile, type Source, type SourceItem, type SourceKind } from './source.ts'

/** The layout of an open data set: tables of known fields, with PDFs beside them or in archives. */
export type OpenDataLayout = {
  kind: SourceKind
  columns: readonly string[]
  isPdf: (name: string) => boolean
  isArchive: (name: string) => boolean
  /** The name of the row's PDF. */
  fileOf: (row: ParquetRow) => string
  parseRow: (row: ParquetRow, partition: string) => Partial<Judgment>
  /** The known fields of a PDF that has no row. */
  withoutRow: (partition: string) => Partial<Judgment>
}

/** The files of one partition: 'year=2020', 'year=2020/court=27_1/bench=x', or '' for those outside any. */
type Partition = { tables: string[]; archives: string[]; pdfs: string[] }
type Rows = Map<string, Partial<Judgment>>

export type IsChosen = (file: string) => boolean

/** With `isChosen`, only those files of the folder. */
export function openOpenDataSource(
  layout: OpenDataLayout,
  given: string,
  isChosen: IsChosen = () => true,
): Source {
  const folder = realpathSync(given)
  const list = () => listPartitions(layout, folder, isChosen)
  return {
    kind: layout.kind,
    async measure() {
      let total = 0
      // A damaged table is reported when it is read.
      for (const { tables } of (await list()).values())
        for (const table of tables) total += await countParquetRows(path.join(folder, table)).catch(() => 0)
      return { total, unit: 'judgments' }
    },
    items: () => loadAll(layout, folder, list),
  }
}

async function* loadAll(
  layout: OpenDataLayout,
  folder: string,
  list: () => Promise<Map<string, Partition>>,
): AsyncGenerator<SourceItem> {
  const partitions = await list()
  const unplaced = partitions.get('')
  const left: Rows = new Map()
  for (const [name, partition] of partitions) {
    const rows: Rows = new Map()
    for (const table of partition.tables)
      if (!(await loadTable(layout, path.join(folder, table), name, rows)))
        yield makeSkip(
          { key: table, label: table },
          { reason: 'damaged', detail: 'the table cannot be read' },
        )
    if (name !== '') yield* loadPartition(layout, folder, name, partition, rows)
    for (const [file, known] of rows) left.set(file, known)
  }
  // PDFs outside the data set's own folders may belong to any table.
  if (unplaced) yield* loadPartition(layout, folder, '', unplaced, left)
  for (const file of left.keys())
    yield makeSkip({ key: keyOf(layout, file), label: file }, { reason: 'no_file' })
}

/** Removes from `rows` those whose PDF is found. */
async function* loadPartition(
  layout: OpenDataLayout,
  folder: string,
  name: string,
  { archives, pdfs }: Partition,
  rows: Rows,
): AsyncGenerator<SourceItem> {
  const describe = (file: string) => {
    const known = rows.get(file)
    rows.delete(file)
    const about = known ?? layout.withoutRow(name)
    return {
      key: keyOf(layout, file),
      label: file,
      isNamed: known?.id !== undefined,
      format: 'pdf' as const,
      known: about,
    }
  }
  for (const archive of archives) {
    try {
      for await (const { name, bytes } of loadTar(path.join(folder, archive), largestFile, isPdfName))
        if (layout.isPdf(name)) yield makeDocument(describe(path.posix.basename(name)), bytes)
    } catch {
      const detail = 'the archive cannot be read further'
      yield makeSkip({ key: archive, label: archive }, { reason: 'damaged', detail })
    }
  }
  for (const pdf of pdfs) yield loadDocument(describe(path.posix.basename(pdf)), path.join(folder, pdf))
}

function keyOf({ kind }: OpenDataLayout, file: string): string {
  return `${kind} ${file}`
}

/** Adds the rows of the table; false if the table cannot be read. */
async function loadTable(
  layout: OpenDataLayout,
  table: string,
  partition: string,
  rows: Rows,
): Promise<boolean> {
  const read = await loadParquet(table, layout.columns).catch(() => null)
  for (const row of read ?? []) {
    const file = layout.fileOf(row)
    if (file && !rows.has(file)) rows.set(file, layout.parseRow(row, partition))
  }
  return read !== null
}

async function listPartitions(
  layout: OpenDataLayout,
  folder: string,
  isChosen: IsChosen,
): Promise<Map<string, Partition>> {
  const partitions = new Map<string, Partition>()
  for await (const file of listFiles(folder)) {
    if (!isChosen(file)) continue
    const lists = partitionOf(partitions, file)
    if (/\.parquet$/i.test(file)) lists.tables.push(file)
    else if (/\.tar(\.gz)?$|\.tgz$/i.test(file) && layout.isArchive(file)) lists.archives.push(file)
    else if (isPdfName(file) && layout.isPdf(file)) lists.pdfs.push(file)
  }
  return new Map([...partitions].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function partitionOf(partitions: Map<string, Partition>, file: string): Partition {
  const name = file.split('/').filter(part => /^(year|court|bench)=/.test(part))
  const known = partitions.get(name.join('/'))
  if (known) return known
  const made = { tables: [], archives: [], pdfs: [] }
  partitions.set(name.join('/'), made)
  return made
}

function isPdfName(name: string): boolean {
  return /\.pdf$/i.test(name)
}
