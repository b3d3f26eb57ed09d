import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { ChangeUpdateBody, NewUpdate } from '#shared/contract/updates.ts'
import { presentAdminUpdate } from './present-update.ts'
import {
  changeUpdateRow,
  deleteUpdate,
  findUpdateForChange,
  insertUpdates,
  loadTopPosition,
  lockUpdates,
  placeUpdate,
  type UpdateChange,
  type UpdateRow,
} from './store.ts'

export type UpdateNeeds = { db: Database; clock: Clock }
type Actor = { id: number; username: string }

/** A new update comes first. */
export async function publishUpdate(needs: UpdateNeeds, actor: Actor, update: NewUpdate): Promise<UpdateRow> {
  return needs.db.transaction(async tx => {
    const at = needs.clock()
    const [row] = await insertUpdates(tx, [
      {
        ...update,
        position: await loadTopPosition(tx),
        createdAt: at,
        updatedAt: at,
        updatedBy: actor.username,
      },
    ])
    if (!row) throw new Error('an insert returned no row')
    await recordAudit(tx, { ...describeAct(needs, actor, row.id, 'publish'), after: { ...update } })
    return row
  })
}

/** Only what differs is written and recorded. */
export async function changeUpdate(
  needs: UpdateNeeds,
  actor: Actor,
  id: number,
  body: ChangeUpdateBody,
): Promise<UpdateRow> {
  const { version, ...wanted } = body
  return needs.db.transaction(async tx => {
    const current = await findExisting(tx, id)
    refuseStale(current, version)
    const changed = pickChanged(current, wanted)
    if (Object.keys(changed).length === 0) return current
    const next = await changeUpdateRow(tx, id, changed, { at: needs.clock(), name: actor.username })
    const before = Object.fromEntries(Object.keys(changed).map(name => [name, Reflect.get(current, name)]))
    await recordAudit(tx, {
      ...describeAct(needs, actor, id, nameAct(changed)),
      before,
      after: { ...changed },
    })
    return next
  })
}

export async function removeUpdate(needs: UpdateNeeds, actor: Actor, id: number): Promise<void> {
  await needs.db.transaction(async tx => {
    const { title, source, happenedOn, active } = await findExisting(tx, id)
    await recordAudit(tx, {
      ...describeAct(needs, actor, id, 'delete'),
      before: { title, source, happenedOn, active },
    })
    await deleteUpdate(tx, id)
  })
}

/** Takes the whole order, so that an order made from an older list is refused rather than mixed up. */
export async function orderUpdates(needs: UpdateNeeds, actor: Actor, ids: number[]): Promise<UpdateRow[]> {
  return needs.db.transaction(async tx => {
    const rows = await lockUpdates(tx)
    const byId = new Map(rows.map(row => [row.id, row]))
    const ordered = ids.flatMap(id => byId.get(id) ?? [])
    if (new Set(ids).size !== ids.length || ordered.length !== rows.length || ids.length !== rows.length)
      throw staleList(rows)
    for (const [index, row] of ordered.entries()) {
      if (row.position !== index + 1) await placeUpdate(tx, row.id, index + 1)
    }
    for (const moved of listMoved(rows, ordered)) {
      await recordAudit(tx, { ...describeAct(needs, actor, moved.id, 'move'), ...moved.places })
    }
    return ordered.map((row, index) => ({ ...row, position: index + 1 }))
  })
}

/** Every update whose place changed, also those that only moved up or down: the audit trail records each. */
function listMoved(from: UpdateRow[], to: UpdateRow[]) {
  return to
    .map((row, index) => ({ id: row.id, before: from.indexOf(row) + 1, after: index + 1 }))
    .filter(({ before, after }) => before !== after)
    .map(({ id, before, after }) => ({ id, places: { before: { place: before }, after: { place: after } } }))
}

function nameAct(changed: UpdateChange): string {
  if (Object.keys(changed).join() !== 'active') return 'edit'
  return changed.active ? 'activate' : 'deactivate'
}

async function findExisting(tx: Database, id: number): Promise<UpdateRow> {
  const current = await findUpdateForChange(tx, id)
  if (!current) throw new AppError('not_found', 'This update does not exist (any more).')
  return current
}

function refuseStale(current: UpdateRow, version: number | undefined) {
  if (version === undefined || version === current.version) return
  throw new AppError(
    'stale',
    'Somebody else has changed this update in the meantime. Look at what changed and save again.',
    { details: { current: presentAdminUpdate(current) } },
  )
}

function staleList(rows: UpdateRow[]): AppError {
  return new AppError('stale', 'The list has changed in the meantime. Look at it and move again.', {
    details: { ids: rows.map(row => row.id) },
  })
}

function pickChanged(current: UpdateRow, wanted: UpdateChange): UpdateChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== Reflect.get(current, name),
    ),
  )
}

function describeAct(needs: UpdateNeeds, actor: Actor, id: number, action: string) {
  return {
    at: needs.clock(),
    actorId: actor.id,
    actor: actor.username,
    action,
    subjectType: 'update',
    subjectId: id,
  } as const
}
