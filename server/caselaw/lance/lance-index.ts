import './quiet-engine.ts'
import { mkdirSync } from 'node:fs'
import type { CaseIndex } from '../library/case-index.ts'
import { collectFacts } from './collect-facts.ts'
import { completeState, isComplete } from './complete-state.ts'
import { createEditions } from './editions.ts'
import { writeEdges } from './graph-file.ts'
import { writeNumbers } from './number-file.ts'
import type { RelatedSections } from './open-edition.ts'
import { loadPublished, writePublished } from './published.ts'
import { removeOldEditions } from './remove-old-editions.ts'
import type { Writer } from './table.ts'
import { countTerms, writeTermStatistics } from './term-statistics.ts'
import { mergeVocabulary, removeNewWords } from './vocabulary.ts'

export type LanceIndexOptions = { folder: string; relatedSections: RelatedSections }

/** About three hundred files and native code. Loaded at the first use, so that no start waits for it. */
const loadEngine = () => import('./table.ts')

/** The embedded case index: one LanceDB table, read at the version that was published last. */
export function openLanceIndex({ folder, relatedSections }: LanceIndexOptions): CaseIndex {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const editions = createEditions(folder, relatedSections)
  let writer: Promise<Writer> | null = null

  function write(): Promise<Writer> {
    writer ??= loadEngine().then(({ openWriter }) => openWriter(folder))
    return writer
  }

  async function publish(landmarks = loadPublished(folder)?.landmarks ?? '') {
    const { indexWords } = await loadEngine()
    const { table } = await write()
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
    editions.expectNew()
    await removeOldEditions(folder, table, { now: version, before })
  }

  return {
    withSnapshot: editions.withSnapshot,
    isComplete: () => isComplete(folder),
    complete: () => completeState(folder),
    put: async judgments => (await loadEngine()).writeJudgments(await write(), judgments),
    remove: async ids => (await loadEngine()).removeJudgments(await write(), ids),
    publish,
    landmarks: () => loadPublished(folder)?.landmarks ?? null,
    close: async () => {
      await editions.close()
      const written = await writer
      written?.table.close()
    },
  }
}
