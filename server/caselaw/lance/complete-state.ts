import { existsSync } from 'node:fs'
import path from 'node:path'
import { collectFacts } from './collect-facts.ts'
import { numberFileName, writeNumbers } from './number-file.ts'
import { loadPublished } from './published.ts'
import { makeVocabulary, wordsFileName } from './vocabulary.ts'

/** Whether the published state has the files that earlier versions of the program did not make. */
export function isComplete(folder: string): boolean {
  const version = loadPublished(folder)?.version ?? 0
  const names = [wordsFileName(version), numberFileName(version)]
  return version === 0 || names.every(name => existsSync(path.join(folder, name)))
}

/** Makes the files that an earlier version of the program did not make. Open readers will find them. */
export async function completeState(folder: string) {
  const version = loadPublished(folder)?.version ?? 0
  if (isComplete(folder)) return
  const { openTable } = await import('./table.ts')
  const table = await openTable(folder)
  try {
    await table.checkout(version)
    await writeNumbers(folder, version, (await collectFacts(table)).numbered)
    await makeVocabulary(folder, table, version)
  } finally {
    table.close()
  }
}
