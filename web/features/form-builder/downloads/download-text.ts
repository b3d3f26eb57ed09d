import { compile } from '#shared/templates/compile.ts'
import { textFileName, writeText } from '#shared/templates/writers/text.ts'
import { saveFile } from '#web/save-file.ts'
import type { Builder } from '../builder-context.ts'

/** The document as plain text, as the preview shows it: {fieldName} stands where an answer is missing. */
export function downloadText({ form, store, numberWords }: Pick<Builder, 'form' | 'store' | 'numberWords'>) {
  const { values, language } = store.read()
  const document = compile(form, language, values, { blank: 'placeholder', numberWords })
  const text = new Blob([writeText(document)], { type: 'text/plain;charset=utf-8' })
  saveFile(textFileName(document.title), text)
}
