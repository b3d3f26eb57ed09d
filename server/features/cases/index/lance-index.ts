import type { LawSection } from '#shared/law/section.ts'
import './quiet-engine.ts'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import type { Judgment } from '#shared/cases/judgment.ts'
import { type Bigrams, unpackBigrams } from './bigrams.ts'
import type { CaseIndex, IndexHits, IndexQuery } from './case-index.ts'
import { buildCatalogue, type PlacedEntry, type TableCatalogue } from './catalogue.ts'
import { collectFacts } from './collect-facts.ts'
import { completeState, isComplete } from './complete-state.ts'
import { buildGraph, type CitationGraph, createResolver } from './graph.ts'
import { graphFileName, readEdges, writeEdges } from './graph-file.ts'
import { type JudgmentMeta, readRow } from './layout.ts'
import { type CaseNumbers, numberFileName, openNumbers, writeNumbers } from './number-file.ts'
import { readPublished, writePublished } from './published.ts'
import { searchTable } from './search-table.ts'
import { indexWords, openTable, openWriter, removeJudgments, type Writer, writeJudgments } from './table.ts'
import {
  countTerms,
  noTermStatistics,
  readTermStatistics,
  type TermStatistics,
  termsFileNames,
  writeTermStatistics,
} from './term-statistics.ts'
import {
  carryVocabulary,
  forgetNewWords,
  openVocabulary,
  type Vocabulary,
  wordsFileName,
} from './vocabulary.ts'

export type LanceIndexOptions = {
  folder: string
  /** What a section has become and what it was, for the filter by sections. */
  relatedSections: (section: LawSection) => LawSection[]
}

type Reader = {
  table: Table
  catalogue: TableCatalogue
  graph: CitationGraph
  terms: TermStatistics
  vocabulary: Vocabulary
  numbers: CaseNumbers
}

/** The embedded case index: one LanceDB table, read at the version that was published last. */
export function openLanceIndex({ folder, relatedSections }: LanceIndexOptions): CaseIndex {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let reader: Promise<Reader> | null = null
  let readerVersion = 0
  let writer: Promise<Writer> | null = null
  let checkedAt = 0

  /** Another process may have published (an import beside the running server): that is looked for every two seconds. */
  function read(): Promise<Reader> {
    if (reader && Date.now() - checkedAt < 2000) return reader
    checkedAt = Date.now()
    const version = readPublished(folder)?.version ?? 0
    if (!reader || version !== readerVersion) {
      readerVersion = version
      reader = openReader(folder, version)
      reader.catch(() => {
        reader = null
      })
    }
    return reader
  }

  function write(): Promise<Writer> {
    writer ??= openWriter(folder)
    return writer
  }

  async function search(query: IndexQuery): Promise<IndexHits> {
    return searchTable(await read(), query, relatedSections)
  }

  async function getMany(ids: string[]): Promise<Judgment[]> {
    const { table, catalogue } = await read()
    const rowIds = ids.flatMap(id => catalogue.byId(id)?.rowId ?? [])
    if (rowIds.length === 0) return []
    const rows = await table.takeRowIds(rowIds).select(['id', 'meta', 'rest', 'body']).toArray()
    const byId = new Map(rows.map(row => [row.id as string, readRow(row)])) // columns of our own table
    return ids.flatMap(id => byId.get(id) ?? [])
  }

  async function bigrams(ids: string[]): Promise<Map<string, Bigrams>> {
    const { table, catalogue } = await read()
    const rowIds = ids.flatMap(id => catalogue.byId(id)?.rowId ?? [])
    if (rowIds.length === 0) return new Map()
    const answer = await table.takeRowIds(rowIds).select(['id', 'bigrams']).toArrow()
    const [names, packed] = [answer.getChild('id'), answer.getChild('bigrams')]
    return new Map(
      Array.from({ length: answer.numRows }, (_, at) => [names?.get(at), unpackBigrams(packed?.get(at))]),
    )
  }

  async function publish(landmarks = readPublished(folder)?.landmarks ?? '') {
    const { table } = await write()
    await indexWords(table)
    const version = await table.version()
    const at = new Date().toISOString()
    const { edges, numbered } = await collectFacts(table)
    await writeEdges(folder, version, edges)
    await writeNumbers(folder, version, numbered)
    await writeTermStatistics(folder, version, await countTerms(table))
    const state = {
      version,
      judgments: await table.countRows(),
      landmarks,
      at,
    }
    const before = readPublished(folder)
    await carryVocabulary(folder, { before: before?.version ?? 0, now: version })
    await writePublished(folder, state)
    forgetNewWords(folder)
    checkedAt = 0
    // Readers move on within seconds; the state before this one stays whole until the next.
    if (before) await table.optimize({ cleanupOlderThan: new Date(Date.parse(before.at) - 1000) })
    removeOldFiles(folder, [version, before?.version ?? 0])
  }

  return {
    search,
    isComplete: () => isComplete(folder),
    complete: () => completeState(folder),
    get: async id => (await getMany([id]))[0] ?? null,
    getMany,
    put: async judgments => writeJudgments(await write(), judgments),
    remove: async ids => removeJudgments(await write(), ids),
    publish,
    landmarks: () => readPublished(folder)?.landmarks ?? null,
    catalogue: async () => (await read()).catalogue,
    graph: async () => (await read()).graph,
    terms: async () => (await read()).terms,
    vocabulary: async () => (await read()).vocabulary,
    numbers: async () => (await read()).numbers,
    bigrams,
    close: async () => {
      for (const table of [(await writer)?.table, (await reader)?.table]) table?.close()
    },
  }
}

async function openReader(folder: string, version: number): Promise<Reader> {
  const table = await openTable(folder)
  if (version > 0) await table.checkout(version)
  const rows = version === 0 ? [] : await table.query().select(['id', 'meta', '_rowid']).withRowId().toArray()
  // meta is what writeRow made of a Judgment.
  const entries = rows.map(
    (row, at): PlacedEntry => ({
      ...(JSON.parse(row.meta) as JudgmentMeta & { hasFullText: boolean }),
      id: row.id,
      rowId: Number(row._rowid),
      at,
    }),
  )
  const resolve = createResolver(entries)
  const graph = buildGraph(version === 0 ? [] : readEdges(folder, version), resolve)
  const terms = version === 0 ? noTermStatistics() : readTermStatistics(folder, version)
  return {
    table,
    catalogue: buildCatalogue(entries),
    graph,
    terms,
    vocabulary: openVocabulary(folder, version),
    numbers: openNumbers(folder, version),
  }
}

function removeOldFiles(folder: string, kept: number[]) {
  const names = new Set(
    kept.flatMap(version => [
      graphFileName(version),
      ...termsFileNames(version),
      wordsFileName(version),
      numberFileName(version),
    ]),
  )
  for (const name of readdirSync(folder))
    if (/^(graph|terms|pairs|words|numbers)-\d+\.(json|bin|txt)$/.test(name) && !names.has(name))
      rmSync(path.join(folder, name))
}
