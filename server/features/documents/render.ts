import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { drawPages } from './draw-pages.ts'
import { findUndrawable } from './font-coverage.ts'
import { fontsFor } from './fonts.ts'
import type { PrintedSet } from './printed-set.ts'
import { writeSetDocx } from './write-docx.ts'
import { createJudgmentWriter, type JudgmentJob } from './write-judgment.ts'
import { createSetPdfWriter, type SetPdfWriter } from './write-pdf.ts'
import { createStampWriter, type StampJob } from './write-stamps.ts'

export type PaperJob = {
  format: DocumentFormat
  set: PrintedSet
  profile: CourtProfile
  now: Date
}

/** Some pages of one paper of the set as pictures; its pages and `from` count from 0. */
export type PagesJob = Omit<PaperJob, 'format'> & {
  format: 'pictures'
  paper: number
  from: number
  count: number
}

export type RenderJob = PaperJob | PagesJob | StampJob | JudgmentJob

/** Characters missing in the PDF's fonts, with the questions whose answers have them. */
export type Undrawable = { characters: string[]; questions: string[] }
/** `pages` is the number of pages of each paper, for a PDF only. */
export type Rendered = Written | { undrawable: Undrawable }
/** `pictures` only where pages are asked for as pictures; then `bytes` is empty. */
type Written = { bytes: Uint8Array; pages?: number[]; pictures?: Uint8Array[] }

let writePdf: SetPdfWriter | undefined
let writeJudgment: ReturnType<typeof createJudgmentWriter> | undefined
let writeStamps: ReturnType<typeof createStampWriter> | undefined

export async function render(job: RenderJob): Promise<Rendered> {
  if (job.format === 'pictures') return renderPages(job)
  if (job.format === 'judgment') return renderJudgment(job)
  if (job.format !== 'stamps') return renderPaper(job)
  const { stamps, profile, language } = job
  const marks = stamps.map(({ mark }) => mark).join(' ')
  const characters = findUndrawable(marks, fontsFor(profile, language))
  if (characters.length > 0) return { undrawable: { characters, questions: [] } }
  writeStamps ??= createStampWriter()
  return { bytes: writeStamps(job) }
}

function renderJudgment(job: JudgmentJob): Rendered {
  writeJudgment ??= createJudgmentWriter()
  return { bytes: writeJudgment(job) }
}

async function renderPages({ paper, from, count, ...job }: PagesJob): Promise<Rendered> {
  const drawn = await renderPaper({ ...job, format: 'pdf' })
  if (!('pages' in drawn) || !drawn.pages) return drawn
  const { bytes, pages } = drawn
  const first = pages.slice(0, paper).reduce((sum, own) => sum + own, 0)
  const until = first + Math.min(pages[paper] ?? 0, from + count)
  return { bytes: new Uint8Array(), pages, pictures: await drawPages(bytes, first + from, until) }
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
