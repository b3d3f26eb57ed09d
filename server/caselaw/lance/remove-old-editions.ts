import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listFilesOf } from './edition-file.ts'
import { listLeased } from './read-leases.ts'

/** The editions that somebody may read: the one that is published and every leased one. */
export function listNeeded(folder: string, published: number): number[] {
  return [published, ...listLeased(folder)].filter(version => version > 0)
}

const ours =
  /^(?:(?:edition|facts|terms|words|graph|pairs|numbers|changed)-\d+|(?:lists|ordered)-\d+-\d+(?:-(?:lists|pairs))?)\.(?:json|bin|txt)(?:\.new)?$/

/** Removes the files that no needed edition names. */
export function removeOldFiles(folder: string, needed: readonly number[]) {
  const names = new Set(needed.flatMap(version => listFilesOf(folder, version)))
  for (const name of readdirSync(folder))
    if (ours.test(name) && !names.has(name)) rmSync(path.join(folder, name))
}
