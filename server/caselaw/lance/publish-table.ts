import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { day } from '#server/lib/clock.ts'
import { type Changes, loadChanges } from './changes.ts'
import { countTerms, loadSample, stepOf } from './count-terms.ts'
import { type EditionFile, loadEditionFile, writeEditionFile } from './edition-file.ts'
import { packFacts } from './facts.ts'
import { addFacts } from './facts-files.ts'
import { chooseRows, loadAllRows, loadRows, loadTexts } from './load-rows.ts'
import { joinPieces, planPieces } from './pieces.ts'
import { loadPublished, writePublished } from './published.ts'
import { listNeeded, removeOldFiles } from './remove-old-editions.ts'
import { isMostlyWaste, prepareRewriting, rewriteTable } from './rewrite-table.ts'
import { indexWords, type Writer } from './table.ts'
import { joinTerms, type TermArrays } from './term-statistics.ts'
import { addNewWords, removeNewWords } from './vocabulary.ts'
import { loadArrays } from './whole-file.ts'
import { completePairs } from './word-lists/complete-pairs.ts'
import { addLists, loadTextsOfRows, selectTextsOfRows } from './word-lists/publish-lists.ts'
import { writeTerms } from './write-terms.ts'

/**
 * Makes what was written the state that readers see. Everything is on disk before they are told. What is read
 * and written grows with what is new or replaced, not with the library, until the table is written again (`arrangeTable`).
 */
export async function publishTable(writer: Writer, landmarks: string) {
  const { folder, table } = writer
  const before = loadPublished(folder)?.version ?? 0
  const known = before > 0 ? loadEditionFile(folder, before) : null
  const changes = loadChanges(folder, before)
  const outdated = listOutdated(writer, { known, changes })
  const isRewritten = await arrangeTable(writer, { before, outdated })
  const version = await table.version()
  const judgments = await table.countRows()
  const isThere = (id: string) => writer.ids.has(id)
  const publication = { folder, table, version, judgments, changes, isThere, isRewritten }
  // A table that has not changed has its files, whatever a writer that died meant to change.
  if (!known || version !== before) {
    const { facts, isWhole } = await publishFacts(publication, known)
    await writeEditionFile(folder, version, {
      frees: isRewritten && outdated.since !== null ? 1 : 0,
      outdatedSince: isRewritten ? null : outdated.since,
      facts,
      terms: await publishTerms(publication, known?.terms),
      words: before === 0 || known?.words ? await addNewWords(folder, known?.words ?? [], version) : null,
      lists: await publishLists(publication, isWhole ? null : known?.lists),
    })
    writer.isFreed = null
  }
  await writePublished(folder, { version, judgments, landmarks, at: new Date().toISOString() })
  removeNewWords(folder)
  // Readers change to the new edition within seconds. The table keeps the one before.
  removeOldFiles(folder, [version, ...listNeeded(folder, before)])
}

/** What was replaced or taken out and is still on the disk: since when, and whether it has to be gone now. */
type Outdated = { since: string | null; isDue: boolean }

function listOutdated(
  { ids, isFreed }: Writer,
  { known, changes: { replaced } }: { known: EditionFile | null; changes: Changes },
): Outdated {
  const now = new Date()
  const isLeft = known !== null && known.frees > 0 && isFreed !== true
  const since = known?.outdatedSince ?? (isLeft || replaced.size > 0 ? now.toISOString() : null)
  const isLongAgo = since !== null && now.getTime() - Date.parse(since) > longestKept
  // What was taken out does not wait for anything.
  return { since, isDue: isLeft || isLongAgo || [...replaced].some(id => !ids.has(id)) }
}

const longestKept = 30 * day

/**
 * Puts the pieces of the table in order and makes its indexes. True if it was written again, which is done when it is no more
 * work than what has been written since the last time.
 */
async function arrangeTable(
  { folder, table }: Writer,
  { before, outdated }: { before: number; outdated: Outdated },
): Promise<boolean> {
  const hasChanged = (await table.version()) !== before
  const { lists, isDear } = hasChanged ? await planPieces(table) : { lists: [], isDear: false }
  const isDue = hasChanged && (outdated.isDue || isDear || (await isMostlyWaste(folder, table)))
  if (isDue) await prepareRewriting(table)
  else await joinPieces(table, lists)
  const hasDropped = await indexWords(table)
  if (!isDue && !hasDropped) return false
  await rewriteTable(table, Math.min(...listNeeded(folder, before)))
  return true
}

type Publication = {
  folder: string
  table: Table
  version: number
  judgments: number
  changes: Changes
  isThere: (id: string) => boolean
  isRewritten: boolean
}

async function publishFacts(
  publication: Publication,
  known: EditionFile | null,
): Promise<{ facts: EditionFile['facts']; isWhole: boolean }> {
  const { folder, table, version, judgments, changes } = publication
  if (!known) {
    const fresh = await packFacts(loadAllRows(table))
    return { facts: await addFacts(folder, [], { version, fresh, changes }), isWhole: true }
  }
  const isMuch = changes.ids.size > muchNew * judgments
  const fresh = await packFacts(isMuch ? chooseRows(table, changes.ids) : loadRows(table, [...changes.ids]))
  const files = await addFacts(folder, known.facts, { version, fresh, changes })
  const total = files.reduce((sum, { rows, removed }) => sum + rows - removed.length, 0)
  // The notes on what has changed may have been lost with the power. Then the table says what there is.
  if (total !== judgments) return publishFacts(publication, null)
  return { facts: files, isWhole: false }
}

async function publishLists(
  { folder, table, version, judgments, changes: { ids }, isThere, isRewritten }: Publication,
  known: EditionFile['lists'] | undefined,
): Promise<EditionFile['lists']> {
  if (!known) return addLists(folder, [], { version, rows: loadTextsOfRows(table, () => true) })
  await completePairs(folder, table, known)
  const isMuch = ids.size > muchNew * judgments
  const rows = isMuch ? loadTextsOfRows(table, id => ids.has(id)) : selectTextsOfRows(table, [...ids])
  return addLists(folder, known, { version, rows, isThere, isTidying: isRewritten })
}

/** When so large a share of the library is new, all of it is looked at, and its words are counted anew. */
const muchNew = 0.25
const mostFiles = 8

async function publishTerms(
  { folder, table, version, judgments, changes }: Publication,
  known: EditionFile['terms'] | undefined,
): Promise<EditionFile['terms']> {
  const since = (known?.since ?? 0) + changes.ids.size
  if (!known || since > muchNew * known.total) {
    const all = await writeTerms(folder, version, await countTerms(loadSample(table)))
    return { files: [all], total: judgments, since: 0 }
  }
  const step = stepOf(judgments)
  const chosen = [...changes.ids].filter((_, at) => at % step === 0)
  if (chosen.length === 0) return { ...known, since }
  const fresh = await countTerms(loadTexts(table, chosen))
  if (known.files.length < mostFiles) {
    const added = await writeTerms(folder, version, fresh)
    return { files: [...known.files, added], total: known.total, since }
  }
  const parts = known.files.map(name => loadArrays<TermArrays>(path.join(folder, name)))
  const all = await writeTerms(folder, version, joinTerms([...parts, fresh]))
  return { files: [all], total: known.total, since }
}
