import { getFile } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { savedUrl } from '../case-queries.ts'
import { waitForNotes } from './pending-notes.ts'

/** A plain link could not say who asks: the file is fetched with the session and handed to the browser. */
export async function exportSaved(format: 'docx' | 'csv') {
  await waitForNotes()
  const { name, content } = await getFile(`${savedUrl}/export?format=${format}`)
  saveFile(name || `saved-judgments.${format}`, content)
}
