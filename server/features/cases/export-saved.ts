import { listAuthorities, writeAuthoritiesCsv } from './authorities.ts'
import type { SavedAuthority } from './saved.ts'

type Exported = { name: string; type: string; bytes: Buffer }

export async function exportSaved(
  saved: readonly SavedAuthority[],
  format: 'docx' | 'csv',
  now: Date,
): Promise<Exported> {
  const authorities = listAuthorities(saved)
  if (format === 'csv')
    return {
      name: 'table-of-authorities.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(writeAuthoritiesCsv(authorities)),
    }
  const { writeAuthoritiesDocx } = await import('./authorities-docx.ts')
  return {
    name: 'table-of-authorities.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: await writeAuthoritiesDocx(authorities, now),
  }
}
