import type { ProcedureView } from '#shared/contract/procedures.ts'
import { saveFile } from '#web/save-file.ts'
import { guideFileName, writeGuideText } from './guide-text.ts'

/** Saves the whole guide as a text; `link` leads back to it. */
export function downloadGuide(procedure: ProcedureView, link: string) {
  const text = writeGuideText(procedure, link)
  saveFile(guideFileName(procedure.title), new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
