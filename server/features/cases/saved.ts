import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Database } from '#server/db/client.ts'
import type { SavedSnapshot } from '#server/db/schema.ts'
import { findUserForChange } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { caseReference } from '#shared/contract/cases.ts'
import type { SaveCaseBody, SavedCase } from '#shared/contract/saved-cases.ts'
import { unknownCase } from './case-id.ts'
import {
  countSaved,
  deleteSaved,
  findSaved,
  insertSaved,
  listSaved,
  type SavedRow,
  updateNote,
} from './store.ts'

export type SavedNeeds = { db: Database; clock: Clock; cases: CaseLibrary }
/** A saved case as it is listed, with the sections it is about. */
export type SavedAuthority = SavedCase & { sections: SavedSnapshot['sections'] }

export const mostSaved = 1000

/** Newest first. What the library no longer has is shown as it was when it was saved. */
export async function loadSaved({ db, cases }: SavedNeeds, ownerId: number): Promise<SavedAuthority[]> {
  const rows = await listSaved(db, ownerId)
  const current = await cases.references(rows.map(row => row.caseId))
  const byId = new Map(current.map(reference => [reference.id, reference]))
  return rows.map(row => ({
    ...presentSaved(row),
    case: byId.get(row.caseId) ?? row.snapshot.reference,
    sections: row.snapshot.sections,
  }))
}

/** Saves a case, or writes the note of one that is saved; doing the same twice changes nothing. */
export async function saveCase(
  needs: SavedNeeds,
  ownerId: number,
  caseId: string,
  body: SaveCaseBody,
): Promise<SavedCase> {
  const { db, clock } = needs
  const isThere = (await findSaved(db, ownerId, caseId)) !== undefined
  const snapshot = isThere ? undefined : await takeSnapshot(needs.cases, caseId)
  return db.transaction(async tx => {
    // One change of a person's list at a time: two tabs can neither save a case twice nor pass the limit together.
    await findUserForChange(tx, ownerId)
    const saved = await findSaved(tx, ownerId, caseId)
    if (saved) return presentSaved(await writeNote(tx, saved, body, clock()))
    if (!snapshot) throw notSaved()
    if ((await countSaved(tx, ownerId)) >= mostSaved) throw full()
    const at = clock()
    return presentSaved(
      await insertSaved(tx, { ownerId, caseId, snapshot, note: body.note, savedAt: at, updatedAt: at }),
    )
  })
}

export async function unsaveCase(db: Database, ownerId: number, caseId: string): Promise<void> {
  if (!(await deleteSaved(db, ownerId, caseId))) throw notSaved()
}

async function writeNote(tx: Database, saved: SavedRow, { note, version }: SaveCaseBody, at: Date) {
  if (note === undefined || note === saved.note) return saved
  if (version !== undefined && version !== saved.version) throw stale(saved)
  return updateNote(tx, saved, note, at)
}

async function takeSnapshot(cases: CaseLibrary, caseId: string): Promise<SavedSnapshot> {
  const found = await cases.read(caseId)
  if (!found) throw unknownCase()
  const sections = found.sections.map(({ act, section }) => ({ act, section }))
  return { reference: caseReference.parse(found), sections }
}

function presentSaved({ snapshot, note, savedAt, version }: SavedRow): SavedCase {
  return { case: snapshot.reference, note, savedAt: savedAt.toISOString(), version }
}

function stale(saved: SavedRow): AppError {
  return new AppError('stale', 'This note was changed in another tab or on another device.', {
    details: { current: presentSaved(saved) },
  })
}

function notSaved(): AppError {
  return new AppError('not_found', 'This judgment is not in your list (any more).')
}

function full(): AppError {
  return new AppError('conflict', 'Your list has 1,000 judgments, which is all it holds.', {
    suggestion: 'Export the list, then remove some that you no longer need.',
  })
}
