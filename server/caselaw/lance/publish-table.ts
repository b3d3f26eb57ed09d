import { collectFacts } from './collect-facts.ts'
import { writeEdges } from './graph-file.ts'
import { writeNumbers } from './number-file.ts'
import { loadPublished, writePublished } from './published.ts'
import { removeOldEditions } from './remove-old-editions.ts'
import { indexWords, type Writer } from './table.ts'
import { countTerms, writeTermStatistics } from './term-statistics.ts'
import { mergeVocabulary, removeNewWords } from './vocabulary.ts'

/** Makes what was written the state that readers see. Everything is on disk before they are told. */
export async function publishTable({ folder, table }: Writer, landmarks: string) {
  await indexWords(table)
  const version = await table.version()
  const at = new Date().toISOString()
  const { edges, numbered } = await collectFacts(table)
  await writeEdges(folder, version, edges)
  await writeNumbers(folder, version, numbered)
  await writeTermStatistics(folder, version, await countTerms(table))
  const before = loadPublished(folder)?.version ?? 0
  await mergeVocabulary(folder, { before, now: version })
  await writePublished(folder, { version, judgments: await table.countRows(), landmarks, at })
  removeNewWords(folder)
  await removeOldEditions(folder, table, { now: version, before })
}
