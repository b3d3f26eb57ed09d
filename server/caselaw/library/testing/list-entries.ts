import type { CaseIndex } from '../case-index.ts'
import type { Entry } from '../entry.ts'
import { loadAllEntries } from '../walk-all.ts'

/** Every published judgment without its text, in the order of ids. */
export function listEntries(index: CaseIndex): Promise<Entry[]> {
  return index.withSnapshot(async snapshot => {
    const entries: Entry[] = []
    for await (const entry of loadAllEntries(snapshot)) entries.push(entry)
    return entries
  })
}
