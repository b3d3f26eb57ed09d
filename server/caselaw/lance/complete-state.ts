import type { Table } from '@lancedb/lancedb'
import { countTerms, loadSample } from './count-terms.ts'
import { type EditionFile, loadEditionFile, writeEditionFile } from './edition-file.ts'
import { packFacts } from './facts.ts'
import { addFacts } from './facts-files.ts'
import { loadAllRows } from './load-rows.ts'
import { loadPublished } from './published.ts'
import { makeVocabulary } from './vocabulary.ts'
import { completePairs } from './word-lists/complete-pairs.ts'
import { havePairs } from './word-lists/pairs-file.ts'
import { addLists, loadTextsOfRows } from './word-lists/publish-lists.ts'
import { writeTerms } from './write-terms.ts'

/** Whether the published state has the files that earlier versions of the program did not make. */
export function isComplete(folder: string): boolean {
  const version = loadPublished(folder)?.version ?? 0
  const edition = version === 0 ? null : loadEditionFile(folder, version)
  return (
    version === 0 || Boolean(edition?.words && edition.lists?.every(({ name }) => havePairs(folder, name)))
  )
}

/** Makes the files that an earlier version of the program did not make. Open readers will find the words. */
export async function completeState(folder: string) {
  const version = loadPublished(folder)?.version ?? 0
  if (isComplete(folder)) return
  const { openTable } = await import('./table.ts')
  const table = await openTable(folder)
  try {
    await table.checkout(version)
    const known = loadEditionFile(folder, version) ?? (await makeFiles(folder, table, version))
    const words = known.words ?? (await makeVocabulary(folder, table, version))
    const lists =
      known.lists ?? (await addLists(folder, [], { version, rows: loadTextsOfRows(table, () => true) }))
    await completePairs(folder, table, lists)
    await writeEditionFile(folder, version, { ...known, words, lists })
  } finally {
    table.close()
  }
}

async function makeFiles(folder: string, table: Table, version: number): Promise<EditionFile> {
  const changes = { replaced: new Set<string>() }
  const fresh = await packFacts(loadAllRows(table))
  return {
    frees: 0,
    outdatedSince: null,
    facts: await addFacts(folder, [], { version, fresh, changes }),
    terms: {
      files: [await writeTerms(folder, version, await countTerms(loadSample(table)))],
      total: fresh.years.length,
      since: 0,
    },
    words: null,
    lists: null,
  }
}
