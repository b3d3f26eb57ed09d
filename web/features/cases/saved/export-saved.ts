import { exportSavedCasesCall } from '#shared/contract/saved-cases.ts'
import { download } from '#web/calls.ts'
import { saveFile } from '#web/save-file.ts'
import { waitForNotes } from './pending-notes.ts'

/** A plain link could not say who asks: the file is fetched with the session and handed to the browser. */
export async function exportSaved(format: 'docx' | 'csv') {
  await waitForNotes()
  const { name, content } = await download(exportSavedCasesCall, { query: { format } })
  saveFile(name || `saved-judgments.${format}`, content)
}
