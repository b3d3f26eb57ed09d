import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, day } from '#server/lib/clock.ts'
import { annexureLimits } from '#shared/annexures.ts'
import type { AnnexureList, AnnexureView, ChangeAnnexureBody } from '#shared/contract/annexures.ts'
import { said } from '#shared/messages/said.ts'
import type { FileFolder } from './file-folder.ts'
import type { FileFacts } from './files/file-facts.ts'
import type { FileReader } from './files/file-reader.ts'
import { inMegabytes, refuseFile } from './refuse-file.ts'
import {
  type AnnexureWithFile,
  deleteMarkedBefore,
  findAnnexure,
  findByUploadKey,
  findDraft,
  insertAnnexure,
  insertFile,
  listAnnexures,
  lockDraft,
  markDeleted,
  placeAnnexures,
  presentAnnexure,
  sumFiles,
  unmarkDeleted,
  updateAnnexure,
} from './store.ts'

/** Deleted drafts are kept as long. */
const keepDeletedFor = 30 * day

export type AnnexureNeeds = { db: Database; clock: Clock; files: FileFolder; reader: FileReader }
type Added = { key: string; title: string; entry?: string | undefined }

export async function loadList(db: Database, ownerId: number, draftId: number): Promise<AnnexureList> {
  await refuseUnknownDraft(db, ownerId, draftId)
  const rows = await listAnnexures(db, ownerId, draftId)
  return { annexures: rows.map(presentAnnexure), usedBytes: await sumFiles(db, ownerId) }
}

export async function refuseUnknownDraft(db: Database, ownerId: number, draftId: number) {
  const draft = await findDraft(db, ownerId, draftId)
  if (!draft) throw draftGone()
  return draft
}

/**
 * The file is checked in a separate process and then stored. The bytes are written first, so that every
 * row has its file.
 */
export async function addAnnexure(
  { db, clock, files, reader }: AnnexureNeeds,
  ownerId: number,
  draftId: number,
  { key, title, entry = '' }: Added,
  upload: { path: string; bytes: number },
): Promise<AnnexureView> {
  const before = await findByUploadKey(db, draftId, key)
  if (before) return presentAnnexure(before)
  await refuseFull(db, ownerId, draftId, { bytes: upload.bytes, pages: 1 })
  const thumbnail = upload.path.replace(/\.upload$/, '-thumbnail.upload')
  const facts = await look(reader, upload.path, thumbnail)
  const fileKey = await files.keep(upload.path, thumbnail)
  return db.transaction(async tx => {
    if (!(await lockDraft(tx, ownerId, draftId))) throw draftGone()
    const meanwhile = await findByUploadKey(tx, draftId, key)
    if (meanwhile) return presentAnnexure(meanwhile)
    await refuseFull(tx, ownerId, draftId, { bytes: upload.bytes, pages: facts.pages.length })
    const createdAt = clock()
    const file = await insertFile(tx, { ...facts, ownerId, key: fileKey, bytes: upload.bytes, createdAt })
    const row = { draftId, fileId: file.id, uploadKey: key, title, entry, turns: [0 as const], createdAt }
    return presentAnnexure({ annexure: await insertAnnexure(tx, row), file })
  })
}

async function look(reader: FileReader, path: string, thumbnail: string): Promise<FileFacts> {
  const seen = await reader.run({ task: 'look', path, thumbnail })
  if ('refused' in seen) throw refuseFile(seen.refused)
  if (!('facts' in seen)) throw new Error('a look at a file brought no facts')
  return seen.facts
}

async function refuseFull(
  db: Database,
  ownerId: number,
  draftId: number,
  more: { bytes: number; pages: number },
) {
  const rows = await listAnnexures(db, ownerId, draftId)
  const { files, bytesOfDraft, bytesOfPerson, pagesOfDraft } = annexureLimits
  const sum = (of: (row: AnnexureWithFile) => number) => rows.reduce((all, row) => all + of(row), 0)
  if (rows.length >= files) throw full(said('annexuresTooMany', { max: files }))
  if (sum(({ file }) => file.bytes) + more.bytes > bytesOfDraft)
    throw full(said('annexuresFullDraft', { max: inMegabytes(bytesOfDraft) }))
  if (sum(({ file }) => file.pages.length) + more.pages > pagesOfDraft)
    throw full(said('annexuresTooManyPages', { max: pagesOfDraft }))
  if ((await sumFiles(db, ownerId)) + more.bytes > bytesOfPerson)
    throw full(said('annexuresFullPerson', { max: inMegabytes(bytesOfPerson) }))
}

function full(sentence: ConstructorParameters<typeof AppError>[1]): AppError {
  return new AppError('too_large', sentence)
}

export async function changeAnnexure(
  db: Database,
  ownerId: number,
  id: number,
  { version, ...change }: ChangeAnnexureBody,
): Promise<AnnexureView> {
  return db.transaction(async tx => {
    const { annexure, file } = await loadAnnexure(tx, ownerId, id)
    const { turns } = change
    if (turns && turns.length !== 1 && turns.length !== file.pages.length)
      throw new AppError('validation', said('notValid'), { field: 'turns' })
    const changed = await updateAnnexure(tx, annexure.id, version, change)
    if (changed) return presentAnnexure({ annexure: changed, file })
    throw new AppError('stale', said('annexureChanged'), {
      details: { current: presentAnnexure({ annexure, file }) },
    })
  })
}

/** Annexures that are not named come after the named ones, in their previous order. */
export async function orderAnnexures(
  db: Database,
  ownerId: number,
  draftId: number,
  ids: readonly number[],
): Promise<AnnexureList> {
  await db.transaction(async tx => {
    if (!(await lockDraft(tx, ownerId, draftId))) throw draftGone()
    const there = (await listAnnexures(tx, ownerId, draftId)).map(({ annexure }) => annexure.id)
    const named = [...new Set(ids)].filter(id => there.includes(id))
    await placeAnnexures(tx, draftId, [...named, ...there.filter(id => !named.includes(id))])
  })
  return loadList(db, ownerId, draftId)
}

export async function removeAnnexure(
  { db, clock }: Pick<AnnexureNeeds, 'db' | 'clock'>,
  ownerId: number,
  id: number,
): Promise<void> {
  const now = clock()
  const { annexure } = await loadAnnexure(db, ownerId, id)
  await deleteMarkedBefore(db, new Date(now.getTime() - keepDeletedFor))
  await markDeleted(db, annexure.id, now)
}

export async function restoreAnnexure(db: Database, ownerId: number, id: number): Promise<AnnexureView> {
  if (!(await unmarkDeleted(db, ownerId, id))) throw annexureGone()
  return presentAnnexure(await loadAnnexure(db, ownerId, id))
}

export async function loadAnnexure(db: Database, ownerId: number, id: number): Promise<AnnexureWithFile> {
  const found = await findAnnexure(db, ownerId, id)
  if (!found) throw annexureGone()
  return found
}

function annexureGone(): AppError {
  return new AppError('not_found', said('annexureGone'))
}

function draftGone(): AppError {
  return new AppError('not_found', said('draftGone'))
}
