import path from 'node:path'
import type { Changes } from './changes.ts'
import type { FactsFile } from './edition-file.ts'
import { type Facts, joinFacts } from './facts.ts'
import { type PartOf, textAt } from './packed-lists.ts'
import { loadArrays, writeArrays } from './whole-file.ts'

/** A file is written again with the newer ones when it has less than this many times their judgments. */
const muchLonger = 3

export function factsFileName(version: number): string {
  return `facts-${version}.bin`
}

export function loadFacts(folder: string, files: readonly FactsFile[]): Facts {
  return joinFacts(files.map(file => loadPart(folder, file)))
}

function loadPart(folder: string, { file, rows, removed }: FactsFile): PartOf<Facts> {
  const gone = new Set(removed)
  const places = Uint32Array.from({ length: rows }, (_, at) => at)
  const kept = gone.size === 0 ? null : places.filter(at => !gone.has(at))
  return { packed: loadArrays<Facts>(path.join(folder, file)), kept }
}

/**
 * The files of a state that has these facts in place of those of all changed judgments. Only as much is
 * written as is new, now and then together with what is not much longer.
 */
export async function addFacts(
  folder: string,
  files: readonly FactsFile[],
  { version, fresh, changes }: { version: number; fresh: Facts; changes: Pick<Changes, 'replaced'> },
): Promise<FactsFile[]> {
  const { replaced } = changes
  const kept = replaced.size > 0 ? files.map(file => removePlaces(folder, file, replaced)) : [...files]
  const again: FactsFile[] = []
  let rows = fresh.years.length
  for (let last = kept.at(-1); last && liveRows(last) < muchLonger * rows; last = kept.at(-1)) {
    rows += liveRows(last)
    again.unshift(last)
    kept.pop()
  }
  if (rows === 0) return kept
  const parts = again.map(file => loadPart(folder, file))
  const joined = parts.length > 0 ? joinFacts([...parts, { packed: fresh, kept: null }]) : fresh
  await writeArrays(path.join(folder, factsFileName(version)), joined)
  return [...kept, { file: factsFileName(version), rows, removed: [] }]
}

function liveRows({ rows, removed }: FactsFile): number {
  return rows - removed.length
}

function removePlaces(folder: string, known: FactsFile, replaced: ReadonlySet<string>): FactsFile {
  const { ids } = loadArrays<Facts>(path.join(folder, known.file))
  const places = Array.from(ids.ends, (_, place) => place).filter(place => replaced.has(textAt(ids, place)))
  return { ...known, removed: [...new Set([...known.removed, ...places])] }
}
