import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { graphFileName } from './graph-file.ts'
import { numberFileName } from './number-file.ts'
import { listLeased } from './read-leases.ts'
import { termsFileNames } from './term-statistics.ts'
import { wordsFileName } from './vocabulary.ts'

/**
 * Removes what no reader needs. Kept are the published edition, the one before it (readers change to the new
 * one within seconds) and every leased edition.
 */
export async function removeOldEditions(folder: string, table: Table, { now, before }: Published) {
  const kept = [now, before, ...listLeased(folder)].filter(version => version > 0)
  await removeVersionsBefore(table, Math.min(...kept))
  removeFiles(folder, kept)
}

type Published = { now: number; before: number }

/** The engine removes only by age, measured when it is called: one second is the margin for that. */
async function removeVersionsBefore(table: Table, oldest: number) {
  const kept = (await table.listVersions()).find(({ version }) => version === oldest)
  if (kept) await table.optimize({ cleanupOlderThan: new Date(kept.timestamp.getTime() - 1000) })
}

function removeFiles(folder: string, kept: readonly number[]) {
  const names = new Set(kept.flatMap(listFileNames))
  for (const name of readdirSync(folder))
    if (/^(graph|terms|pairs|words|numbers)-\d+\.(json|bin|txt)$/.test(name) && !names.has(name))
      rmSync(path.join(folder, name))
}

function listFileNames(version: number): string[] {
  return [graphFileName(version), ...termsFileNames(version), wordsFileName(version), numberFileName(version)]
}
