import { availableParallelism } from 'node:os'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { FormLink } from '#shared/contract/procedures.ts'
import { checkForm, parseShared } from './check-content.ts'
import type { Problem } from './problem.ts'
import type { ContentSources } from './sources.ts'

/** What a check of one form found; without a link it could not be read. */
export type FormFindings = { link?: FormLink & { file: string }; problems: Problem[] }

/** A thread takes a second to begin with. */
const worthAThread = 6
const hour = 60 * 60 * 1000

/** Checks the forms, in their order, in as many threads as there is work for. */
export async function checkForms(sources: ContentSources): Promise<FormFindings[]> {
  const { forms } = sources
  const threads = Math.min(availableParallelism(), Math.floor(forms.length / worthAThread))
  if (threads < 2) return checkFormsHere(sources)
  const pool = createWorkerPool<ContentSources, FormFindings[]>({
    file: new URL('./check-worker.ts', import.meta.url),
    size: threads,
    timeLimit: hour,
    queueLimit: threads,
  })
  const shares = Array.from({ length: threads }, (_, thread) =>
    forms.filter((_form, at) => at % threads === thread),
  )
  const found = await Promise.all(shares.map(share => pool.run({ ...sources, forms: share, procedures: [] })))
  await pool.close()
  return forms.flatMap((_, at) => found[at % threads]?.[Math.floor(at / threads)] ?? [])
}

export function checkFormsHere(sources: ContentSources): FormFindings[] {
  const { value } = parseShared(sources)
  if (!value) return []
  return sources.forms.map(source => {
    const { draft, problems } = checkForm(source, value)
    if (!draft) return { problems }
    const { id, slug, title } = draft.view
    return { link: { id, slug, title, file: draft.file }, problems }
  })
}
