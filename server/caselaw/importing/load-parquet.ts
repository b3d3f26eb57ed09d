import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'

export type ParquetRow = Record<string, unknown>

export async function countParquetRows(file: string): Promise<number> {
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(file))
  return Number(metadata.num_rows)
}

export async function loadParquetColumns(file: string): Promise<string[]> {
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(file))
  return metadata.schema.slice(1).map(column => column.name)
}

/** The rows of a table, with only those wanted columns that it has. */
export async function loadParquet(file: string, wanted: readonly string[]): Promise<ParquetRow[]> {
  const buffer = await asyncBufferFromFile(file)
  const metadata = await parquetMetadataAsync(buffer)
  const columns = metadata.schema.map(column => column.name).filter(name => wanted.includes(name))
  return parquetReadObjects({ file: buffer, metadata, columns, compressors })
}

export function textOf(row: ParquetRow, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
}
