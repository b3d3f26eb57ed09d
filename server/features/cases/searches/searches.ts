import { createHash } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { findUserForChange } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, day } from '#server/lib/clock.ts'
import {
  type ChangeSearchBody,
  mostSavedSearches,
  type SavedSearch,
  type SearchToSave,
} from '#shared/contract/saved-searches.ts'
import { said } from '#shared/messages/said.ts'
import type { Arrivals } from '../alerts/arrivals.ts'
import {
  countSearches,
  deleteMarkedBefore,
  expectAlerts,
  findDeletedSearch,
  findSearch,
  findSearchByHash,
  findStopLink,
  insertSearch,
  listSearches,
  markSearchDeleted,
  type SearchRow,
  stopAllAlerts,
  updateSearch,
} from './store.ts'

export type SearchesNeeds = { db: Database; clock: Clock; arrivals: Arrivals }

const keepDeletedFor = 7 * day
const shownLetters = 200

export async function loadSearches({ db }: SearchesNeeds, ownerId: number): Promise<SavedSearch[]> {
  const rows = await listSearches(db, ownerId, shownLetters + 1)
  return rows.map(row => {
    const isCut = row.query.length > shownLetters
    return { ...presentSearch(row), isCut, query: isCut ? `${row.query.slice(0, shownLetters)}…` : row.query }
  })
}

export async function loadSearch({ db }: SearchesNeeds, ownerId: number, id: number): Promise<SearchRow> {
  return (await findSearch(db, ownerId, id)) ?? refuseMissing()
}

/** What the library has by now is not new to the search. */
export async function saveSearch(
  { db, clock, arrivals }: SearchesNeeds,
  ownerId: number,
  { name, alert, query, searchType, category, filters }: SearchToSave,
): Promise<SearchRow> {
  const question = { query, searchType, category: category ?? null, filters }
  const hash = hashSearch(question)
  const seenArrival = await arrivals.note()
  return db.transaction(async tx => {
    await makeRoom(tx, ownerId, hash)
    if (alert) await expectAlerts(tx, ownerId)
    return insertSearch(tx, { ...question, ownerId, name, alert, hash, seenArrival, createdAt: clock() })
  })
}

/** An alert that is turned on tells of what comes from then on. */
export async function changeSearch(
  { db, arrivals }: SearchesNeeds,
  ownerId: number,
  id: number,
  { version, ...change }: ChangeSearchBody,
): Promise<SearchRow> {
  const last = change.alert ? await arrivals.note() : 0
  return db.transaction(async tx => {
    await findUserForChange(tx, ownerId)
    const current = (await findSearch(tx, ownerId, id)) ?? refuseMissing()
    if (version !== current.version) throw stale(current)
    const isTurnedOn = change.alert === true && !current.alert
    if (isTurnedOn) await expectAlerts(tx, ownerId)
    return updateSearch(tx, current, { ...change, ...(isTurnedOn && { seenArrival: last }) })
  })
}

export async function removeSearch({ db, clock }: SearchesNeeds, ownerId: number, id: number): Promise<void> {
  const now = clock()
  await deleteMarkedBefore(db, ownerId, new Date(now.getTime() - keepDeletedFor))
  if (!(await markSearchDeleted(db, ownerId, id, now))) refuseMissing()
}

export async function restoreSearch({ db }: SearchesNeeds, ownerId: number, id: number): Promise<SearchRow> {
  return db.transaction(async tx => {
    const deleted = (await findDeletedSearch(tx, ownerId, id)) ?? refuseMissing()
    await makeRoom(tx, ownerId, deleted.hash)
    return updateSearch(tx, deleted, { deletedAt: null })
  })
}

/** Pressing it twice, or after all alerts have been turned off, answers the same. */
export async function stopAlerts({ db }: SearchesNeeds, token: string): Promise<void> {
  await db.transaction(async tx => {
    const ownerId = await findStopLink(tx, token)
    if (ownerId === undefined) throw new AppError('gone', said('alertLinkGone'))
    await stopAllAlerts(tx, ownerId)
  })
}

export function presentSearch(row: SearchRow): SavedSearch {
  const { id, name, query, searchType, category, filters, alert, feedAt, createdAt, version } = row
  const asked = { query, isCut: false, searchType, category, filters }
  const times = { feedAt: feedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
  return { id, name, ...asked, alert, ...times, version }
}

/** One change of a person's list at a time: two tabs can neither save a search twice nor pass the limit together. */
async function makeRoom(tx: Database, ownerId: number, hash: string): Promise<void> {
  await findUserForChange(tx, ownerId)
  const same = await findSearchByHash(tx, ownerId, hash)
  if (same) throw new AppError('conflict', said('searchSavedAs', { name: same.name }))
  if ((await countSearches(tx, ownerId)) < mostSavedSearches) return
  throw new AppError('conflict', said('searchesFull', { max: mostSavedSearches }))
}

type Saved = Pick<SearchRow, 'query' | 'searchType' | 'category' | 'filters'>

/** The order in which filters were chosen makes no other search. */
export function hashSearch({ query, searchType, category, filters }: Saved): string {
  const chosen = Object.entries(filters)
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([searchType, query.normalize('NFC'), category, chosen]))
    .digest('base64url')
}

function stale(current: SearchRow): AppError {
  return new AppError('stale', said('searchChangedElsewhere'), {
    details: { current: presentSearch(current) },
  })
}

function refuseMissing(): never {
  throw new AppError('not_found', said('searchNotSaved'))
}
