import type { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, deriveIndianDay } from '#server/lib/clock.ts'
import type { LawChange, LawNotice, markChangeBody } from '#shared/contract/law-changes.ts'
import { said } from '#shared/messages/said.ts'
import { readSubject } from './find-cited-law.ts'
import type { CitingNeeds } from './list-citing.ts'
import {
  findForChange,
  insertChange,
  listChanges,
  listOpen,
  type MarkedChange,
  setWithdrawn,
  tick,
} from './store.ts'

export type ChangeNeeds = CitingNeeds & { clock: Clock }
type Actor = { id: number; username: string }

export async function loadNotices(db: Database): Promise<LawNotice[]> {
  return (await listOpen(db)).map(({ change, things }) => ({
    ...presentSubject(change),
    open: things.map(({ kind, key }) => ({ kind, key })),
  }))
}

export async function loadChanges(db: Database): Promise<LawChange[]> {
  return (await listChanges(db)).map(presentChange)
}

/** Marks what cites the law today; what is written later is written with the change known. */
export async function markChange(
  needs: ChangeNeeds,
  actor: Actor,
  { act, section, caseId, what, since }: z.output<typeof markChangeBody>,
): Promise<LawChange> {
  const at = needs.clock()
  if (since > deriveIndianDay(at))
    throw new AppError('validation', said('lawChangeAhead'), { field: 'since' })
  const subject = await readSubject(needs, { act, section, caseId })
  if (!subject) throw new AppError('validation', said('noSuchLaw'), { field: 'act' })
  const { things, heading: _, ...law } = subject
  return needs.db.transaction(async tx => {
    const row = { ...law, what, since, markedAt: at, markedBy: actor.username }
    const marked = await insertChange(tx, row, things)
    await recordAudit(tx, {
      ...describeAct(needs, actor, marked, 'mark'),
      after: { title: law.name, what, since, marked: things.length },
    })
    return presentChange(marked)
  })
}

export async function withdrawChange(
  needs: ChangeNeeds,
  actor: Actor,
  id: number,
  withdrawn: boolean,
): Promise<LawChange> {
  return needs.db.transaction(async tx => {
    const marked = await findExisting(tx, id)
    if ((marked.change.withdrawnAt !== null) === withdrawn) return presentChange(marked)
    await setWithdrawn(tx, id, withdrawn ? { at: needs.clock(), name: actor.username } : null)
    await recordAudit(tx, {
      ...describeAct(needs, actor, marked, withdrawn ? 'withdraw' : 'restore'),
      [withdrawn ? 'before' : 'after']: { title: marked.change.name, what: marked.change.what },
    })
    return presentChange(await findExisting(tx, id))
  })
}

export async function recheck(
  needs: ChangeNeeds,
  actor: Actor,
  id: number,
  { ids, rechecked }: { ids: readonly number[]; rechecked: boolean },
): Promise<LawChange> {
  return needs.db.transaction(async tx => {
    const marked = await findExisting(tx, id)
    if (ids.some(one => !marked.things.some(thing => thing.id === one)))
      throw new AppError('not_found', said('lawMarkGone'))
    const by = rechecked ? { at: needs.clock(), name: actor.username } : null
    const ticked = await tick(tx, id, ids, by)
    if (ticked.length > 0)
      await recordAudit(tx, {
        ...describeAct(needs, actor, marked, rechecked ? 'recheck' : 'open again'),
        after: { title: marked.change.name, rechecked: ticked.map(({ title }) => title).join('; ') },
      })
    return presentChange(await findExisting(tx, id))
  })
}

async function findExisting(tx: Database, id: number): Promise<MarkedChange> {
  const marked = await findForChange(tx, id)
  if (!marked) throw new AppError('not_found', said('lawMarkGone'))
  return marked
}

function presentSubject({ id, act, section, caseId, name, what, since }: MarkedChange['change']) {
  return { id, act, section, caseId, name, what, since }
}

function presentChange({ change, things }: MarkedChange): LawChange {
  return {
    ...presentSubject(change),
    markedAt: change.markedAt.toISOString(),
    markedBy: change.markedBy,
    withdrawnAt: change.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: change.withdrawnBy,
    things: things.map(({ id, kind, key, title, recheckedAt, recheckedBy }) => ({
      ...{ id, kind, key, title, recheckedBy },
      recheckedAt: recheckedAt?.toISOString() ?? null,
    })),
  }
}

function describeAct(needs: ChangeNeeds, actor: Actor, { change }: MarkedChange, action: string) {
  return {
    at: needs.clock(),
    actorId: actor.id,
    actor: actor.username,
    action,
    subjectType: 'law',
    subjectId: change.id,
  } as const
}
