import { textFileName, writeText } from '#shared/templates/writers/text.ts'
import { saveFile } from '#web/save-file.ts'
import type { Builder } from '../builder-context.ts'
import { joinSet } from '../papers/join-set.ts'

/** The papers as plain text, as the preview shows them: {fieldName} stands where an answer is missing. */
export function downloadText({
  filed,
  store,
  numberWords,
}: Pick<Builder, 'filed' | 'store' | 'numberWords'>) {
  const { values, language } = store.read()
  const document = joinSet({ filed, values, numberWords }, language, 'placeholder')
  if (!document) return
  const text = new Blob([writeText(document)], { type: 'text/plain;charset=utf-8' })
  saveFile(textFileName(filed.titles[language]), text)
}
