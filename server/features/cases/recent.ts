import { createHash } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import { deleteRecent, findRecent, keepLatestRecent, type RecentRow, upsertRecent } from './store.ts'

const mostRecent = 50

/** Two searches of a person are the same question when type and text are equal, whatever the filters and the page. */
export function hashQuestion(ownerId: number, { searchType, query }: CaseQuestion): string {
  return createHash('sha256')
    .update(`${ownerId} ${searchType} ${query.normalize('NFC')}`)
    .digest('base64url')
}

export async function keepRecent(
  db: Database,
  ownerId: number,
  question: CaseQuestion,
  found: { total: number; at: Date },
): Promise<number> {
  const { query, searchType, category, filters } = question
  const hash = hashQuestion(ownerId, question)
  const id = await upsertRecent(db, { ownerId, hash, query, searchType, category, filters, ...found })
  await keepLatestRecent(db, ownerId, mostRecent)
  return id
}

export async function loadRecent(db: Database, ownerId: number, id: number): Promise<RecentRow> {
  const row = await findRecent(db, ownerId, id)
  if (!row) throw notThere()
  return row
}

export async function removeRecent(db: Database, ownerId: number, id: number): Promise<void> {
  if (!(await deleteRecent(db, ownerId, id))) throw notThere()
}

export function presentRecent({
  id,
  query,
  searchType,
  category,
  filters,
  total,
  at,
}: RecentRow): RecentSearch {
  return { id, query, searchType, category, filters, total, at: at.toISOString() }
}

function notThere(): AppError {
  return new AppError('not_found', 'This search is no longer in your recent searches.')
}
