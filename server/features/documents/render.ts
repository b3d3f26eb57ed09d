import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { listRuns } from '#shared/templates/list-runs.ts'
import { findUndrawable } from './font-coverage.ts'
import { fontsFor } from './fonts.ts'
import { writeDocx } from './write-docx.ts'
import { createPdfWriter, type PdfWriter } from './write-pdf.ts'
import { createStampWriter, type StampJob } from './write-stamps.ts'

export type PaperJob = {
  format: DocumentFormat
  document: CompiledDocument
  profile: CourtProfile
  now: Date
}

export type RenderJob = PaperJob | StampJob

/** Letters that the PDF's fonts do not have, with the questions whose answers hold them. */
export type Undrawable = { characters: string[]; questions: string[] }
export type Rendered = { bytes: Uint8Array } | { undrawable: Undrawable }

let writePdf: PdfWriter | undefined
let writeStamps: ReturnType<typeof createStampWriter> | undefined

export async function render(job: RenderJob): Promise<Rendered> {
  if (job.format !== 'stamps') return renderPaper(job)
  const { stamps, profile, language } = job
  const marks = stamps.map(({ mark }) => mark).join(' ')
  const characters = findUndrawable(marks, fontsFor(profile, language))
  if (characters.length > 0) return { undrawable: { characters, questions: [] } }
  writeStamps ??= createStampWriter()
  return { bytes: writeStamps(job) }
}

async function renderPaper({ format, document, profile, now }: PaperJob): Promise<Rendered> {
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
