import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { ProcedureView, ProgressList, ProgressView } from '#shared/contract/procedures.ts'
import { findProgress, listProgress, saveProgress } from './store.ts'

type Whose = { db: Database; ownerId: number }

/** A step that the guide no longer has is not shown as done. */
export async function loadProgress({ db, ownerId }: Whose, guide: ProcedureView): Promise<ProgressView> {
  const row = await findProgress(db, ownerId, guide.id)
  if (!row) return { done: [], updatedAt: null }
  return { done: row.done.filter(step => hasStep(guide, step)), updatedAt: row.updatedAt.toISOString() }
}

/** Of every guide in which something is done, for the list of them. */
export async function loadAllProgress(
  { db, ownerId }: Whose,
  guides: readonly ProcedureView[],
): Promise<ProgressList> {
  const rows = await listProgress(db, ownerId)
  const entries = guides.map(guide => {
    const row = rows.find(({ procedureId }) => procedureId === guide.id)
    return [guide.slug, row?.done.filter(step => hasStep(guide, step)) ?? []] as const
  })
  return Object.fromEntries(entries.filter(([, done]) => done.length > 0))
}

/** The whole list is sent each time, so that a repeated request changes nothing. */
export async function keepProgress(
  { db, ownerId }: Whose,
  guide: ProcedureView,
  done: readonly number[],
  now: Date,
): Promise<ProgressView> {
  const unknown = done.find(step => !hasStep(guide, step))
  if (unknown !== undefined)
    throw new AppError('validation', `This guide has no step ${unknown}.`, { field: 'done' })
  const steps = [...new Set(done)].sort((a, b) => a - b)
  await saveProgress(db, { ownerId, procedureId: guide.id, done: steps, updatedAt: now })
  return { done: steps, updatedAt: now.toISOString() }
}

function hasStep(guide: ProcedureView, step: number): boolean {
  return guide.steps.some(known => known.step === step)
}
