import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { graphFileName } from './graph-file.ts'
import { numberFileName } from './number-file.ts'
import { listLeased } from './read-leases.ts'
import { termsFileNames } from './term-statistics.ts'
import { wordsFileName } from './vocabulary.ts'

/**
 * Frees what no reader needs any more. Kept are the edition that is published, the one before it, because readers move on
 * within seconds, and every edition that a question is still being answered from.
 */
export async function removeOldEditions(folder: string, table: Table, { now, before }: Published) {
  const kept = [now, before, ...listLeased(folder)].filter(version => version > 0)
  await removeVersionsBefore(table, Math.min(...kept))
  removeFiles(folder, kept)
}

type Published = { now: number; before: number }

/** The engine removes by time alone, and counts it from when it is asked: a second is left for that. */
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
