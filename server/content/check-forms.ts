import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { Withdrawal } from '#shared/contract/form-withdrawal.ts'
import type { FormLink } from '#shared/contract/procedures.ts'
import type { Authority } from './agreement/authorities.ts'
import { createFormReader, type FormSayings } from './agreement/check-agreement.ts'
import { checkForm, parseShared } from './check-content.ts'
import { type SharedInUse, watchShared } from './shared-in-use.ts'
import type { ContentSources, FormSource } from './sources.ts'

/** What a check of one form found; without a link it could not be read. Its figures agree with those of others. */
export type FormFindings = FormSayings & {
  inUse: SharedInUse
  link?: FormLink & { file: string; withdrawn?: Withdrawal | undefined }
}

/** What all forms are checked against. */
export type FormsToCheck = ContentSources & { authorities: Authority[] }

/** A thread takes a second to begin with. */
const worthAThread = 6
/** Forms take very different times, so a thread gets a few at once and then the next few. */
const atOnce = 8
const hour = 60 * 60 * 1000

/** Checks the forms, in their order, in as many threads as there is work for. */
export async function checkForms(sources: FormsToCheck): Promise<FormFindings[]> {
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
export function createFormChecker(sources: FormsToCheck): (forms: readonly FormSource[]) => FormFindings[] {
  const { value } = parseShared(sources)
  if (!value) return () => []
  const { shared, takeList } = watchShared(value)
  const readForm = createFormReader(sources.authorities)
  return forms =>
    forms.map(source => {
      const { draft, problems } = checkForm(source, shared)
      const said = readForm(source)
      const found = { problems: [...problems, ...said.problems], figures: said.figures, inUse: takeList() }
      if (!draft) return found
      const { id, slug, title, withdrawn } = draft.view
      return { ...found, link: { id, slug, title, file: draft.file, withdrawn } }
    })
}
