import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { copyAnnexures } from '#server/features/annexures/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, day } from '#server/lib/clock.ts'
import type { CreateDraftBody, DraftView, UpdateDraftBody } from '#shared/contract/drafts.ts'
import { answerLimits, type FormValues } from '#shared/contract/forms.ts'
import { said } from '#shared/messages/said.ts'
import {
  type DraftRow,
  deleteMarkedBefore,
  findDraft,
  findDraftForChange,
  insertDraft,
  markDeleted,
  unmarkDeleted,
  updateDraft,
} from './store.ts'

const keepDeletedFor = 30 * day

export type DraftNeeds = {
  db: Database
  clock: Clock
  /** The form's title and the cleaned answers, after checking that they are answers to its questions. */
  checkAnswers: (formId: number, values: Record<string, unknown>) => { title: string; values: FormValues }
}

export async function createDraft(
  { db, clock, checkAnswers }: DraftNeeds,
  ownerId: number,
  body: CreateDraftBody,
): Promise<DraftRow> {
  const { title, values } = checkAnswers(body.formId, body.values)
  const now = clock()
  return insertDraft(db, {
    ...body,
    values,
    title: body.title ?? title,
    ownerId,
    createdAt: now,
    updatedAt: now,
  })
}

/** Merges the changed answers into the stored ones; a conflict with another tab's save is reported, not overwritten. */
export async function changeDraft(
  { db, clock, checkAnswers }: DraftNeeds,
  ownerId: number,
  id: number,
  body: UpdateDraftBody,
): Promise<DraftRow> {
  const { version, values, ...rest } = body
  return db.transaction(async tx => {
    const current = await findDraftForChange(tx, ownerId, id)
    if (!current) throw notThere()
    if (version !== current.version) throw stale(current)
    if (!values) return updateDraft(tx, id, rest, clock())
    const merged = mergeAnswers(current.values, checkAnswers(current.formId, values).values)
    refuseHuge(merged)
    return updateDraft(tx, id, { ...rest, values: merged }, clock())
  })
}

export async function copyDraft({ db, clock }: DraftNeeds, ownerId: number, id: number): Promise<DraftRow> {
  const { formId, title, language, values } = await loadDraft(db, ownerId, id)
  const now = clock()
  const copyTitle = `${title.slice(0, 190)} (copy)`
  const dates = { createdAt: now, updatedAt: now }
  return db.transaction(async tx => {
    const copy = { ownerId, key: randomUUID(), formId, title: copyTitle, language, values, ...dates }
    const made = await insertDraft(tx, copy)
    await copyAnnexures(tx, id, made.id, now)
    return made
  })
}

export async function removeDraft({ db, clock }: DraftNeeds, ownerId: number, id: number): Promise<void> {
  const now = clock()
  await deleteMarkedBefore(db, ownerId, new Date(now.getTime() - keepDeletedFor))
  if (!(await markDeleted(db, ownerId, id, now))) throw notThere()
}

export async function restoreDraft({ db }: DraftNeeds, ownerId: number, id: number): Promise<DraftRow> {
  const draft = await unmarkDeleted(db, ownerId, id)
  if (!draft) throw notThere()
  return draft
}

export async function loadDraft(db: Database, ownerId: number, id: number): Promise<DraftRow> {
  const draft = await findDraft(db, ownerId, id)
  if (!draft) throw notThere()
  return draft
}

export function presentDraft(draft: DraftRow): DraftView {
  return { ...presentDraftSummary(draft), values: draft.values }
}

export function presentDraftSummary({
  id,
  formId,
  title,
  language,
  createdAt,
  updatedAt,
  version,
}: Omit<DraftRow, 'values'>) {
  return {
    id,
    formId,
    title,
    language,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** An empty text is an answer that the user cleared. */
function mergeAnswers(stored: FormValues, touched: FormValues): FormValues {
  return Object.fromEntries(Object.entries({ ...stored, ...touched }).filter(([, value]) => value !== ''))
}

function refuseHuge(values: FormValues) {
  if (Buffer.byteLength(JSON.stringify(values)) <= answerLimits.bytes) return
  throw new AppError('too_large', said('answersTooLongToKeep'))
}

function stale(current: DraftRow): AppError {
  return new AppError('stale', said('draftChanged'), {
    details: { current: presentDraft(current) },
  })
}

function notThere(): AppError {
  return new AppError('not_found', said('draftGone'))
}
