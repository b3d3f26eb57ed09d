import type { LandmarkFiles } from '#server/content/cases/landmarks.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex, CaseWriter } from '../library/case-index.ts'
import { walkAll } from '../library/walk-all.ts'
import { createLandmarkJoiner, type LandmarkJoiner } from './join-landmark.ts'
import type { Journal } from './journal.ts'
import type { PrintedFile } from './printed-file.ts'
import { putLandmarks } from './put-landmarks.ts'
import { putLearntCitations } from './put-learnt-citations.ts'
import { readAhead } from './read-ahead.ts'
import type { ReadingPool } from './reading-pool.ts'
import { createReport, type Report } from './report.ts'
import { createSettler, type Settled } from './settle.ts'
import type { Source } from './source.ts'

export type ImportNeeds = {
  source: Source
  index: CaseIndex
  library: CaseWriter
  journal: Journal
  printed: PrintedFile
  landmarks: LandmarkFiles
  pool: ReadingPool
  /** How many judgments are being read or waiting at one time. */
  ahead: number
  /** How many are written at once. */
  batch: number
  publishEvery: number
  /** Imports at most so many judgments of the source. */
  limit?: number
  signal?: AbortSignal
  onProgress?: (report: Report) => void
  onPublish?: () => void
}

const mostText = 32 * 1024 * 1024

/**
 * Reads a source into the library. All that is written becomes visible together at the next publication.
 * What is written and in the journal is not read again. An import that is killed and run again gives the
 * same library.
 */
export async function runImport(needs: ImportNeeds): Promise<Report> {
  const { source, index, library, journal, limit = Number.POSITIVE_INFINITY, signal, onProgress } = needs
  const landmarks = createLandmarkJoiner(await putLandmarks(index, library, needs.landmarks))
  const settler = createSettler(journal, landmarks)
  const report = createReport()
  const writer = createWriter(needs, landmarks, settler.isOwned)
  const texts = await index.withSnapshot(async snapshot => {
    const published = new Map<string, boolean>()
    for await (const { id, hasFullText } of walkAll(snapshot)) published.set(id, hasFullText)
    return published
  })

  /** They may not agree: the library may have been made again while the journal stayed. */
  function isThere(key: string): boolean {
    const entry = journal.get(key)
    if (!entry?.id) return true
    if (entry.joined) return texts.get(entry.id) === true
    return journal.isUnpublished(key) || texts.has(entry.id)
  }

  for await (const read of readAhead(needs, { limit, isThere, signal })) {
    const settled = settle(settler, read)
    report.add(settled)
    await writer.add(settled)
    onProgress?.(report)
  }
  await writer.flush()
  if (!signal?.aborted && journal.isDirty()) await writer.publish()
  if (!signal?.aborted && (await putLearntCitations(needs))) await writer.publish()
  report.finish(source.kind, signal?.aborted ?? false)
  return report
}

type Settler = ReturnType<typeof createSettler>
type ReadItem = ReturnType<typeof readAhead> extends AsyncGenerator<infer Item> ? Item : never

function settle(settler: Settler, { item, unchanged, reading }: ReadItem): Settled {
  if (unchanged) return settler.settleUnchanged(item, unchanged)
  return 'judgment' in reading
    ? settler.settleJudgment(item, reading.judgment)
    : settler.settleSkip(item, reading.skip)
}

/** Writes judgments, removes what they replace, then writes the journal: after a crash all is done again. */
function createWriter(
  { library, journal, printed, batch, publishEvery, onPublish }: ImportNeeds,
  landmarks: LandmarkJoiner,
  isOwned: (id: string) => boolean,
) {
  let waiting: Settled[] = []
  let text = 0
  let written = 0

  async function flush() {
    const puts = waiting.flatMap(({ put }) => put ?? [])
    const stale = waiting.flatMap(({ stale, item }) =>
      stale && !isOwned(stale) && !journal.isShared(stale, item.key) ? [stale] : [],
    )
    await library.put([...puts, ...stale.flatMap(id => landmarks.get(id) ?? [])])
    await library.remove(stale.filter(id => !landmarks.get(id)))
    printed.put(puts)
    journal.append(waiting.flatMap(({ entry }) => entry ?? []))
    written += puts.length
    waiting = []
    text = 0
  }

  async function publish() {
    onPublish?.()
    await library.publish()
    journal.markPublished()
    written = 0
  }

  return {
    flush,
    publish,
    async add(settled: Settled) {
      if (!settled.entry) return
      // From here only the key of the item is needed, not the bytes of its file.
      waiting.push({
        ...settled,
        item: { ...settled.item, content: { kind: 'skipped', skip: { reason: 'empty' } } },
      })
      text += lengthOf(settled.put)
      if (waiting.length >= batch || text > mostText) await flush()
      if (written >= publishEvery) await publish()
    },
  }
}

function lengthOf(judgment: Judgment | undefined): number {
  return judgment?.paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0) ?? 0
}
