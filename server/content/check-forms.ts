import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { FormLink } from '#shared/contract/procedures.ts'
import { checkForm, parseShared } from './check-content.ts'
import type { Problem } from './problem.ts'
import type { ContentSources, FormSource } from './sources.ts'

/** What a check of one form found; without a link it could not be read. */
export type FormFindings = { link?: FormLink & { file: string }; problems: Problem[] }

/** A thread takes a second to begin with. */
const worthAThread = 6
/** Forms take very different times, so a thread gets a few at once and then the next few. */
const atOnce = 8
const hour = 60 * 60 * 1000

/** Checks the forms, in their order, in as many threads as there is work for. */
export async function checkForms(sources: ContentSources): Promise<FormFindings[]> {
  const { forms } = sources
  const threads = Math.min(availableParallelism(), Math.floor(forms.length / worthAThread))
  if (threads < 2) return createFormChecker(sources)(forms)
  const shares = Array.from({ length: Math.ceil(forms.length / atOnce) }, (_, share) =>
    forms.slice(share * atOnce, (share + 1) * atOnce),
  )
  const pool = createWorkerPool<FormSource[], FormFindings[]>({
    file: new URL('./check-worker.ts', import.meta.url),
    // Most of what a check makes is thrown away with its form: with room for it, it is not moved about before.
    start: file =>
      new Worker(file, {
        workerData: { ...sources, forms: [], procedures: [] },
        resourceLimits: { maxYoungGenerationSizeMb: 192 },
      }),
    size: threads,
    timeLimit: hour,
    queueLimit: shares.length,
  })
  const found = await Promise.all(shares.map(share => pool.run(share)))
  await pool.close()
  return found.flat()
}

/** What the forms share is parsed once. */
export function createFormChecker(sources: ContentSources): (forms: readonly FormSource[]) => FormFindings[] {
  const { value } = parseShared(sources)
  if (!value) return () => []
  return forms =>
    forms.map(source => {
      const { draft, problems } = checkForm(source, value)
      if (!draft) return { problems }
      const { id, slug, title } = draft.view
      return { link: { id, slug, title, file: draft.file }, problems }
    })
}
