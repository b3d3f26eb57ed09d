import { requiredAnswers, sampleValues } from '#server/content/sample-values.ts'
import type { SampleForm } from '#server/content/testing/every-form.ts'
import { once } from '#server/lib/once.ts'
import type { Language } from '#shared/languages.ts'
import { compile } from '#shared/templates/compile.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { createPdfWriter, createSetPdfWriter, type PdfWriter, type SetPdfWriter } from '../write-pdf.ts'

/** Loading the fonts takes a second: the files of one worker share a writer. */
const pdfWriter = once(createPdfWriter)
const setWriter = once(createSetPdfWriter)

export const writePdf: PdfWriter = (document, profile, now) => pdfWriter()(document, profile, now)
export const writeSetPdf: SetPdfWriter = (set, profile, now) => setWriter()(set, profile, now)

/** The main paper of a form, with its example answers or the required ones of them. */
export async function compileSample(
  { view, sample }: SampleForm,
  language: Language,
  amount: 'all answers' | 'required answers only' = 'all answers',
) {
  const numberWords = await loadNumberWords(language)
  const all = sampleValues(sample, language)
  const values = amount === 'all answers' ? all : requiredAnswers(view, all)
  return compile(view, language, values, { blank: 'rule', numberWords })
}
