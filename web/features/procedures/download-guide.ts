import type { ProcedureView } from '#shared/contract/procedures.ts'
import { paths } from '#web/paths.ts'
import { saveFile } from '#web/save-file.ts'
import { guideFileName, writeGuideText } from './guide-text.ts'

/** Saves the whole guide as a text. */
export function downloadGuide(procedure: ProcedureView) {
  const link = new URL(paths.procedure(procedure.slug), location.origin).href
  const text = writeGuideText(procedure, link)
  saveFile(guideFileName(procedure.title), new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
