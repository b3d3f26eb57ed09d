import type { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import { writeInvitation } from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, day } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import type { InvitationState, InvitationView, inviteBody } from '#shared/contract/invitations.ts'
import { fullName } from '#shared/users.ts'
import type { InvitationRow } from './shared-store.ts'
import {
  findInvitationForChange,
  type Invited,
  insertInvitation,
  listInvitations,
  listInvited,
  setWithdrawn,
} from './store.ts'

export type InvitationNeeds = { db: Database; clock: Clock; outbox: Outbox; publicUrl: string }
type Actor = { id: number; username: string; firstName: string; lastName: string }
type Made = { row: InvitationRow; link: string }

export async function showInvitations({ db, clock }: InvitationNeeds): Promise<InvitationView[]> {
  return present(db, await listInvitations(db), clock())
}

/** Without addresses one link, to be passed on by hand; with addresses one for each of them. */
export async function invite(needs: InvitationNeeds, actor: Actor, body: z.output<typeof inviteBody>) {
  const { db, clock, outbox, publicUrl } = needs
  const emails = [...new Set(body.emails.map(email => email.toLowerCase()))]
  const now = clock()
  const made = await db.transaction(async tx => {
    const all: Made[] = []
    for (const email of emails.length > 0 ? emails : [null]) {
      const one = await makeInvitation(tx, { actor, body, email, now, publicUrl })
      if (email)
        await outbox.enqueue(
          tx,
          { id: null, email },
          writeInvitation({ by: fullName(actor), link: one.link, expiresAt: one.row.expiresAt }),
        )
      all.push(one)
    }
    return all
  })
  outbox.wake()
  const rows = made.map(({ row }) => row)
  return {
    invitations: await present(db, rows, now),
    link: emails.length > 0 ? null : (made[0]?.link ?? null),
  }
}

type Making = {
  actor: Actor
  body: z.output<typeof inviteBody>
  email: string | null
  now: Date
  publicUrl: string
}

async function makeInvitation(tx: Database, { actor, body, email, now, publicUrl }: Making): Promise<Made> {
  const token = createToken()
  const row = await insertInvitation(tx, {
    tokenHash: hashToken(token),
    note: body.note,
    email,
    mostUses: body.uses,
    invitedBy: fullName(actor),
    createdAt: now,
    expiresAt: new Date(now.getTime() + body.days * day),
  })
  const after = { title: nameInvitation(row), uses: row.mostUses, expiresAt: row.expiresAt.toISOString() }
  await recordAudit(tx, { ...describeAct(actor, row, 'invite', now), after })
  return { row, link: `${publicUrl}/register?invitation=${token}` }
}

/** Withdrawn, nobody registers with it; brought back, it works again for as long as it would have. */
export async function changeInvitation(
  { db, clock }: InvitationNeeds,
  actor: Actor,
  id: number,
  withdrawn: boolean,
): Promise<InvitationView> {
  const now = clock()
  const changed = await db.transaction(async tx => {
    const row = await findInvitationForChange(tx, id)
    if (!row) throw new AppError('not_found', 'This invitation does not exist (any more).')
    if ((row.withdrawnAt !== null) === withdrawn) return row
    const withdrawnAt = withdrawn ? now : null
    await setWithdrawn(tx, id, withdrawnAt)
    const act = describeAct(actor, row, withdrawn ? 'withdraw' : 'bring back', now)
    await recordAudit(tx, { ...act, after: { title: nameInvitation(row) } })
    return { ...row, withdrawnAt }
  })
  const [view] = await present(db, [changed], now)
  if (!view) throw new Error('one invitation was to be shown')
  return view
}

async function present(db: Database, rows: readonly InvitationRow[], now: Date): Promise<InvitationView[]> {
  const invited = await listInvited(
    db,
    rows.map(({ id }) => id),
  )
  const byInvitation = Map.groupBy(invited, person => person.invitationId)
  return rows.map(row => presentOne(row, byInvitation.get(row.id) ?? [], now))
}

function presentOne(row: InvitationRow, invited: readonly Invited[], now: Date): InvitationView {
  const { id, note, email, mostUses, uses, invitedBy, createdAt, expiresAt } = row
  return {
    ...{ id, note, email, mostUses, uses, invitedBy },
    state: deriveState(row, now),
    people: invited.map(person => ({ id: person.id, name: fullName(person), status: person.status })),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** Used up stays used up, whatever happened to it afterwards. */
export function deriveState(
  { mostUses, uses, expiresAt, withdrawnAt }: InvitationRow,
  now: Date,
): InvitationState {
  if (uses >= mostUses) return 'used'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}

function nameInvitation({ note, email, mostUses }: InvitationRow): string {
  const forWhom = mostUses === 1 ? 'a link for one person' : `a link for ${mostUses} people`
  return email ?? (note || forWhom)
}

function describeAct(actor: Actor, row: InvitationRow, action: string, at: Date) {
  return {
    at,
    actorId: actor.id,
    actor: actor.username,
    action,
    subjectType: 'invitation',
    subjectId: row.id,
  } as const
}
