import type { FormSummary } from '#shared/contract/forms.ts'
import { paths } from '#web/paths.ts'
import { saveFile } from '#web/save-file.ts'
import { listFileName, writeFormsCsv } from './forms-csv.ts'

export function exportList(forms: readonly FormSummary[], nameCategory: (id: number) => string) {
  const addressOf = (id: number) => new URL(paths.formBuilder(id), location.origin).href
  const csv = writeFormsCsv(forms, { nameCategory, addressOf })
  saveFile(listFileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
