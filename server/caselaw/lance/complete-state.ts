import { existsSync } from 'node:fs'
import path from 'node:path'
import { collectFacts } from './collect-facts.ts'
import { numberFileName, writeNumbers } from './number-file.ts'
import { loadPublished } from './published.ts'
import { makeVocabulary, wordsFileName } from './vocabulary.ts'

/** Whether the published state has all that this version of the program works out of the judgments. */
export function isComplete(folder: string): boolean {
  const version = loadPublished(folder)?.version ?? 0
  const names = [wordsFileName(version), numberFileName(version)]
  return version === 0 || names.every(name => existsSync(path.join(folder, name)))
}

/** Works out what a state published by an earlier version of the program lacks. Readers find it when it is there. */
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
