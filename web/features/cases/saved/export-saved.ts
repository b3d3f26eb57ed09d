import { ApiError } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { readToken } from '#web/storage.ts'
import { savedUrl } from '../case-queries.ts'
import { waitForNotes } from './pending-notes.ts'

export type ExportFormat = 'docx' | 'csv'

/** A plain link could not say who asks: the file is fetched with the session and handed to the browser. */
export async function exportSaved(format: ExportFormat) {
  await waitForNotes()
  const token = readToken()
  const response = await fetch(`${savedUrl}/export?format=${format}`, {
    headers: token ? { 'x-session-token': token } : {},
    credentials: 'include',
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  saveFile(readFileName(response, format), await response.blob())
}

function readFileName(response: Response, format: ExportFormat): string {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  return named?.[1] ?? `saved-judgments.${format}`
}
