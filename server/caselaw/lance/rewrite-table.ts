import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { OptimizeOptions, Table } from '@lancedb/lancedb'
import { listRowIds, moveRows } from './pieces.ts'

/**
 * The engine leaves a piece of which little is dead as it is, unless there is another, and puts only such pieces together as
 * are in the same indexes. So this comes before the indexes are made.
 */
export async function prepareRewriting(table: Table) {
  const { pieces, rows, dead } = await describePieces(table)
  if (pieces === 1 && rows > 0 && dead > 0) await moveRows(table, [...(await listRowIds(table))].slice(0, 1))
}

/**
 * Writes the table again as one piece, without what was replaced or taken out, and forgets its versions before the oldest
 * one that is needed. What these held is on the disk until then, and mostly until `forgetVersions`.
 */
export async function rewriteTable(table: Table, oldest: number) {
  await table.optimize(await olderThan(table, oldest))
}

/**
 * Forgets the versions before the oldest one that is needed, and what only they held. The engine does that only when it has
 * put all pieces together: with one piece that is no work, with several it is not asked. True if nothing before the published
 * version is left.
 */
export async function forgetVersions(
  table: Table,
  { published, oldest }: { published: number; oldest: number },
): Promise<boolean> {
  const { pieces } = await describePieces(table)
  if (pieces > 1) return false
  await table.optimize(await olderThan(table, oldest))
  return (await table.listVersions()).every(({ version }) => version >= published)
}

/** Whether more than half of the table's bytes on the disk are of no use to the version that is being written. */
export async function isMostlyWaste(folder: string, table: Table): Promise<boolean> {
  const { bytes, rows, dead } = await describePieces(table)
  const inUse = bytes * (rows / Math.max(1, rows + dead))
  return weigh(path.join(folder, `${table.name}.lance`)) > 2 * inUse
}

async function describePieces(table: Table) {
  const { totalBytes, numRows, fragmentStats } = await table.stats()
  const { numFragments, lengths } = fragmentStats
  // Lengths count dead rows too. The mean is rounded down.
  const dead = Math.max(0, lengths.mean * numFragments - numRows)
  return { pieces: numFragments, bytes: totalBytes, rows: numRows, dead }
}

function weigh(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

async function olderThan(table: Table, oldest: number): Promise<Partial<OptimizeOptions>> {
  const moment = chooseMoment(await table.listVersions(), oldest)
  return moment ? { cleanupOlderThan: moment } : {}
}

/**
 * Before which versions are forgotten: one of this moment stays. A later version may bear an earlier moment, if the clock of
 * the machine was set back in between. Without a moment the engine keeps what is younger than a week.
 */
export function chooseMoment(
  versions: readonly { version: number; timestamp: Date }[],
  oldest: number,
): Date | null {
  const kept = versions.filter(({ version }) => version >= oldest)
  return kept.reduce<Date | null>(
    (first, { timestamp }) => (first && first <= timestamp ? first : timestamp),
    null,
  )
}
