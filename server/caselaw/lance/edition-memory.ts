import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { shareArrays } from './arrays.ts'
import { type CatalogueMemory, sortPlaces } from './catalogue.ts'
import { loadEditionFile } from './edition-file.ts'
import { type Facts, packFacts } from './facts.ts'
import { loadFacts } from './facts-files.ts'
import { buildGraph, type GraphMemory } from './graph.ts'
import { buildHashTable, findHash, hashText } from './hash-text.ts'
import { loadAllRows } from './load-rows.ts'
import { packTexts, textAt } from './packed-lists.ts'
import { joinTerms, noTerms, type TermArrays } from './term-statistics.ts'
import { loadArrays } from './whole-file.ts'
import { placeLists, type WordListsMemory } from './word-lists/place-lists.ts'

/** What all threads that read an edition share. There is one copy of it in a process. */
export type EditionMemory = CatalogueMemory & {
  graph: GraphMemory
  terms: TermArrays
  /** None while an earlier version's library is read for them. */
  lists?: WordListsMemory
}

export async function loadMemory(folder: string, version: number, table: Table): Promise<EditionMemory> {
  const edition = version === 0 ? null : loadEditionFile(folder, version)
  const found = edition && (await placeRows(table, loadFacts(folder, edition.facts)))
  const { facts, rowIds } = found ?? (await packTable(table, version))
  const { refers: _resolved, ...kept } = facts
  const files = edition?.terms.files.map(name => loadArrays<TermArrays>(path.join(folder, name)))
  const terms = files ? joinTerms(files) : loadEarlierTerms(folder, version)
  const byId = sortPlaces(facts.ids)
  const lists = edition?.lists ? placeLists(folder, edition.lists, facts.ids) : null
  return shareArrays({ ...kept, rowIds, byId, graph: buildGraph(facts), terms, ...(lists ? { lists } : {}) })
}

type Placed = { facts: Facts; rowIds: Float64Array }

/** The row number of each place; null if the files and the table do not say the same. */
async function placeRows(table: Table, facts: Facts): Promise<Placed | null> {
  const { length } = facts.years
  const hashes = Float64Array.from({ length }, (_, place) => hashText(textAt(facts.ids, place)))
  const byHash = buildHashTable(hashes)
  const rowIds = new Float64Array(length).fill(-1)
  let rows = 0
  for await (const { id, rowId } of loadRowIds(table)) {
    rows += 1
    const [place] = findHash(byHash, hashes, hashText(id))
    if (place !== undefined) rowIds[place] = rowId
  }
  return rows === length && !rowIds.includes(-1) ? { facts, rowIds } : null
}

/** An edition of an earlier version of the program, or one whose files are not those of its table. */
async function packTable(table: Table, version: number): Promise<Placed> {
  const facts = await packFacts(version === 0 ? [] : loadAllRows(table))
  const placed = version === 0 ? { facts, rowIds: new Float64Array() } : await placeRows(table, facts)
  if (!placed) throw new Error('the judgments changed while they were read')
  return placed
}

async function* loadRowIds(table: Table): AsyncGenerator<{ id: string; rowId: number }> {
  for await (const batch of table.query().select(['id', '_rowid']).withRowId())
    for (const row of batch) if (row) yield { id: row.id, rowId: Number(row._rowid) }
}

/** What an earlier version of the program counted. */
function loadEarlierTerms(folder: string, version: number): TermArrays {
  const [words, pairs] = [`terms-${version}.json`, `pairs-${version}.bin`].map(name =>
    path.join(folder, name),
  )
  if (!words || !pairs || !existsSync(words)) return noTerms()
  const counted = JSON.parse(readFileSync(words, 'utf8')) as EarlierTerms
  const both = new Uint32Array(new Uint8Array(readFileSync(pairs)).buffer)
  const { plurals = {} } = counted
  return {
    totals: Float64Array.of(counted.judgments, counted.averageLength * counted.judgments),
    words: packTexts(Object.keys(counted.words)),
    counts: Uint32Array.from(Object.values(counted.words)),
    plurals: packTexts(Object.keys(plurals)),
    pluralCounts: Uint32Array.from(Object.values(plurals)),
    grams: both.slice(0, both.length / 2),
    gramCounts: both.slice(both.length / 2),
  }
}

type EarlierTerms = {
  judgments: number
  averageLength: number
  words: Record<string, number>
  plurals?: Record<string, number>
}
