import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import type { Sessions } from '#server/features/sessions/model.ts'
import type { Settings } from '#server/features/settings/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import type { StatusBody, UpdateUserBody } from '#shared/contract/admin-users.ts'
import { said } from '#shared/messages/said.ts'
import {
  findAction,
  listAllowedStatuses,
  statusActions,
  takesReason,
  type UserStatus,
} from '#shared/users.ts'
import { presentUser, refuseStale, refuseTaken } from './model.ts'
import {
  countOtherAdmins,
  findUserForChange,
  replacePasswordHash,
  type UserChange,
  type UserRow,
  updateUser,
} from './shared-store.ts'

export type AdminNeeds = {
  db: Database
  clock: Clock
  sessions: Sessions
  personalData: PersonalData
  outbox: Outbox
  publicUrl: string
  links: AccountLinks
  settings: Settings
}
/** Supplied by app.ts, because this feature may not import the account feature. */
export type AccountLinks = {
  create: (tx: Database, user: UserRow, purpose: 'set-password' | 'verify-email') => Promise<string>
  withdraw: (tx: Database, userId: number) => Promise<void>
}
type Actor = { id: number; username: string }

/** A change of status by button: only transitions of the table are allowed. */
export async function changeStatus(
  needs: AdminNeeds,
  actor: Actor,
  id: number,
  { status: to, reason }: StatusBody,
): Promise<UserRow> {
  return change(needs, id, async (tx, current) => {
    const action = findAction(current.status, to)
    if (!action) throw notAllowed(current.status, to)
    const changed = pickChanged(current, { status: to, statusReason: reason || null })
    return apply(needs, tx, actor, current, changed, statusActions[action].label.toLowerCase())
  })
}

/** An edit in the dialog: any field, any status; only what differs is written and recorded. */
export async function editUser(
  needs: AdminNeeds,
  actor: Actor,
  id: number,
  body: UpdateUserBody,
): Promise<UserRow> {
  const { version, ...fields } = body
  const wanted = prepare(fields)
  const names = { username: body.username ?? '', email: body.email ?? '' }
  return refuseTaken(needs.db, names, () =>
    change(needs, id, async (tx, current) => {
      refuseStale(presentUser(current, needs.clock()), version)
      const changed = pickChanged(current, withReasonOf(current, wanted))
      if (Object.keys(changed).length === 0) return current
      if (changed.email) changed.emailVerified = false
      return apply(needs, tx, actor, current, changed, 'edit')
    }),
  )
}

export async function removeUser(needs: AdminNeeds, actor: Actor, id: number): Promise<void> {
  await needs.db.transaction(async tx => {
    const current = await findExisting(tx, id)
    await protectLastAdmin(tx, current, undefined)
    const before = {
      username: current.username,
      email: current.email,
      role: current.role,
      status: current.status,
    }
    await recordAudit(tx, { ...describeAct(needs, actor, id, 'delete'), before })
    await needs.personalData.eraseOf(tx, current)
  })
  needs.sessions.evict(id)
}

async function change(
  needs: AdminNeeds,
  id: number,
  write: (tx: Database, current: UserRow) => Promise<UserRow>,
): Promise<UserRow> {
  const changed = await needs.db.transaction(async tx => write(tx, await findExisting(tx, id)))
  needs.sessions.evict(id)
  return changed
}

async function apply(
  needs: AdminNeeds,
  tx: Database,
  actor: Actor,
  current: UserRow,
  changed: UserChange,
  action: string,
): Promise<UserRow> {
  await protectLastAdmin(tx, current, changed)
  const next = await updateUser(tx, current.id, changed, needs.clock())
  const before = Object.fromEntries(Object.keys(changed).map(name => [name, Reflect.get(current, name)]))
  await recordAudit(tx, { ...describeAct(needs, actor, current.id, action), before, after: { ...changed } })
  if (next.status !== current.status) await followStatus(needs, tx, current.status, next)
  if (next.email !== current.email) await followAddress(needs, tx, actor, current, next)
  return next
}

/**
 * A changed address ends every link and session and is reported to the old address; the new one gets a link to go on
 * with.
 */
async function followAddress(needs: AdminNeeds, tx: Database, actor: Actor, old: UserRow, user: UserRow) {
  const { links, outbox } = needs
  await links.withdraw(tx, user.id)
  if (user.id !== actor.id) await needs.sessions.closeAll(tx, user.id)
  await outbox.enqueue(tx, old, letters.writeAddressLeft(old))
  // The password was set through a link to the old address and never used to sign in: it may be another person's.
  const isUnproven = old.emailVerified && old.lastLogin === null
  if (isUnproven) await replacePasswordHash(tx, user.id, null)
  if (isUnproven || user.passwordHash === null) {
    const link = await links.create(tx, user, 'set-password')
    return outbox.enqueue(tx, user, letters.writeSetPasswordLink(user, link))
  }
  const link = await links.create(tx, user, 'verify-email')
  return outbox.enqueue(tx, user, letters.writeAddressTaken(user, link))
}

/** Mails the change of status, and ends all sessions of a user who may no longer sign in. */
async function followStatus(needs: AdminNeeds, tx: Database, from: UserStatus, user: UserRow) {
  if (user.status !== 'approved') await needs.sessions.closeAll(tx, user.id)
  const isBack = from === 'suspended' && user.status === 'approved'
  const letter = isBack
    ? letters.writeReactivated(user, needs.publicUrl)
    : letters.writeStatusChanged(user, user.status, needs.publicUrl, user.statusReason)
  await needs.outbox.enqueue(tx, user, letter)
}

async function protectLastAdmin(tx: Database, current: UserRow, changed: UserChange | undefined) {
  if (current.role !== 'admin' || current.status !== 'approved') return
  const staysAdmin =
    changed && (changed.role ?? 'admin') === 'admin' && (changed.status ?? 'approved') === 'approved'
  if (staysAdmin) return
  if ((await countOtherAdmins(tx, current.id)) > 0) return
  throw new AppError(
    'last_admin',
    'This is the last approved administrator: nobody could administer the site any more.',
  )
}

async function findExisting(tx: Database, id: number): Promise<UserRow> {
  const current = await findUserForChange(tx, id)
  if (!current) throw new AppError('not_found', said('userGone'))
  return current
}

/** The reason of an earlier decision is cleared unless the new one brings its own. */
function withReasonOf(current: UserRow, wanted: UserChange): UserChange {
  const status = wanted.status ?? current.status
  if (!takesReason(status)) return { ...wanted, statusReason: null }
  return status === current.status ? wanted : { statusReason: null, ...wanted }
}

function pickChanged(current: UserRow, wanted: UserChange): UserChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== Reflect.get(current, name),
    ),
  )
}

/** An empty text clears an optional field; addresses are stored in lower case. */
function prepare(fields: Omit<UpdateUserBody, 'version'>): UserChange {
  const optional = ['phoneNumber', 'barCouncilId', 'enrolmentState', 'specialization', 'statusReason']
  const wanted: UserChange = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === '' && optional.includes(name) ? null : value,
    ]),
  )
  return wanted.email ? { ...wanted, email: wanted.email.toLowerCase() } : wanted
}

function notAllowed(from: UserStatus, to: UserStatus): AppError {
  const allowed = listAllowedStatuses(from)
  const ways =
    allowed.length > 0
      ? `From ${from}, only ${allowed.join(' or ')} is possible.`
      : `Nothing is possible from ${from} here; use Edit.`
  const refusal =
    from === to ? `This user is ${to} already.` : `A user who is ${from} cannot become ${to}. ${ways}`
  return new AppError('transition_not_allowed', refusal, { details: { allowed } })
}

function describeAct(needs: AdminNeeds, actor: Actor, id: number, action: string) {
  return {
    at: needs.clock(),
    actorId: actor.id,
    actor: actor.username,
    action,
    subjectType: 'user',
    subjectId: id,
  } as const
}
