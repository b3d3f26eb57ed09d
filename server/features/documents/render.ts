import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { listRuns } from '#shared/templates/list-runs.ts'
import { findUndrawable } from './font-coverage.ts'
import { fontsFor } from './fonts.ts'
import { writeDocx } from './write-docx.ts'
import { createPdfWriter, type PdfWriter } from './write-pdf.ts'

export type RenderJob = {
  format: DocumentFormat
  document: CompiledDocument
  profile: CourtProfile
  now: Date
}

/** Letters that the PDF's fonts do not have, with the questions whose answers hold them. */
export type Undrawable = { characters: string[]; questions: string[] }
export type Rendered = { bytes: Uint8Array } | { undrawable: Undrawable }

let writePdf: PdfWriter | undefined

export async function render({ format, document, profile, now }: RenderJob): Promise<Rendered> {
  if (format === 'docx') return { bytes: await writeDocx(document, profile) }
  const undrawable = findUndrawableRuns(document, profile)
  if (undrawable) return { undrawable }
  writePdf ??= createPdfWriter()
  return { bytes: writePdf(document, profile, now) }
}

function findUndrawableRuns(document: CompiledDocument, profile: CourtProfile): Undrawable | undefined {
  const fonts = fontsFor(profile, document.language)
  const characters = new Set<string>()
  const questions = new Set<string>()
  for (const run of listRuns(document)) {
    const missing = findUndrawable(run.text, fonts)
    for (const character of missing) characters.add(character)
    if (missing.length > 0) for (const source of run.sources ?? []) questions.add(source)
  }
  return characters.size > 0 ? { characters: [...characters], questions: [...questions] } : undefined
}
