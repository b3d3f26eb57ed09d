import type { FormSummary } from '#shared/contract/forms.ts'
import { saveFile } from '#web/save-file.ts'
import { listFileName, writeFormsCsv } from './forms-csv.ts'

type Naming = { nameCategory: (id: number) => string; addressOf: (id: number) => string }

export function exportList(forms: readonly FormSummary[], naming: Naming) {
  const csv = writeFormsCsv(forms, naming)
  saveFile(listFileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
