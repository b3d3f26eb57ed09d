import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { findUndrawable } from './font-coverage.ts'
import { fontsFor } from './fonts.ts'
import type { PrintedSet } from './printed-set.ts'
import { writeSetDocx } from './write-docx.ts'
import { createSetPdfWriter, type SetPdfWriter } from './write-pdf.ts'
import { createStampWriter, type StampJob } from './write-stamps.ts'

export type PaperJob = {
  format: DocumentFormat
  set: PrintedSet
  profile: CourtProfile
  now: Date
}

export type RenderJob = PaperJob | StampJob

/** Characters missing in the PDF's fonts, with the questions whose answers have them. */
export type Undrawable = { characters: string[]; questions: string[] }
/** `pages` is the number of pages of each paper, for a PDF only. */
export type Rendered = { bytes: Uint8Array; pages?: number[] } | { undrawable: Undrawable }

let writePdf: SetPdfWriter | undefined
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

async function renderPaper({ format, set, profile, now }: PaperJob): Promise<Rendered> {
  if (format === 'docx') return { bytes: await writeSetDocx(set, profile) }
  const undrawable = findUndrawableRuns(
    set.papers.map(({ document }) => document),
    profile,
  )
  if (undrawable) return { undrawable }
  writePdf ??= createSetPdfWriter()
  return writePdf(set, profile, now)
}

function findUndrawableRuns(
  documents: readonly CompiledDocument[],
  profile: CourtProfile,
): Undrawable | undefined {
  const fonts = fontsFor(profile, documents[0]?.language ?? 'en')
  const characters = new Set<string>()
  const questions = new Set<string>()
  for (const run of documents.flatMap(listRuns)) {
    const missing = findUndrawable(run.text, fonts)
    for (const character of missing) characters.add(character)
    if (missing.length > 0) for (const source of run.sources ?? []) questions.add(source)
  }
  return characters.size > 0 ? { characters: [...characters], questions: [...questions] } : undefined
}
