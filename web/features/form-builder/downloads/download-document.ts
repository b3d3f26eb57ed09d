import { type DocumentFormat, type FormView, makeDocumentCall } from '#shared/contract/forms.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import { textFileName, writeText } from '#shared/templates/writers/text.ts'
import { download } from '#web/calls.ts'
import { saveFile } from '#web/save-file.ts'
import type { AnswerStore } from '../answer-store.ts'
import type { Builder } from '../builder-context.ts'
import { joinSet } from '../papers/join-set.ts'

export type DocumentWish = { format: DocumentFormat; courtProfile: CourtProfileName }

export const formatKeys = { pdf: 'pdf', docx: 'wordFile' } as const satisfies Record<DocumentFormat, string>

/** Downloads the document made by the server; it counts towards the monthly usage. */
export async function downloadDocument(
  form: Pick<FormView, 'id' | 'titles'>,
  store: AnswerStore,
  wish: DocumentWish,
  /** Set to download only one paper of the set. */
  paper?: { id: string; title: string },
): Promise<void> {
  const { values, language } = store.read()
  const { content } = await download(makeDocumentCall, {
    params: { id: form.id },
    body: { ...wish, language, values, ...(paper && { papers: [paper.id] }) },
  })
  saveFile(nameFile(paper?.title ?? form.titles[language], wish.format), content)
}

export function nameFile(title: string, format: DocumentFormat | 'zip'): string {
  return textFileName(title).replace(/\.txt$/, `.${format}`)
}

/** The papers as plain text, as in the preview: {fieldName} is printed where an answer is missing. */
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
