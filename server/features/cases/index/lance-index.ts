import './quiet-engine.ts'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import type { Judgment, SectionReference } from '#shared/cases/judgment.ts'
import { type Bigrams, unpackBigrams } from './bigrams.ts'
import type { CaseIndex, IndexHits, IndexQuery } from './case-index.ts'
import {
  buildCatalogue,
  type Found,
  filterAndCount,
  type PlacedEntry,
  type TableCatalogue,
} from './catalogue.ts'
import { buildGraph, type CitationGraph, createResolver, type Edges, findEdges, type Named } from './graph.ts'
import { graphFileName, readEdges, writeEdges } from './graph-file.ts'
import { toLanceQuery } from './lance-query.ts'
import { type JudgmentMeta, readPrecedents, readRow } from './layout.ts'
import { readPublished, writePublished } from './published.ts'
import { indexWords, openTable, openWriter, removeJudgments, type Writer, writeJudgments } from './table.ts'
import {
  countTerms,
  noTermStatistics,
  readTermStatistics,
  type TermStatistics,
  termsFileNames,
  writeTermStatistics,
} from './term-statistics.ts'

export type LanceIndexOptions = {
  folder: string
  /** What a section has become and what it was, for the filter by sections. */
  relatedSections: (act: string, section: string) => SectionReference[]
}

type Reader = { table: Table; catalogue: TableCatalogue; graph: CitationGraph; terms: TermStatistics }

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

  async function search({ text, filters, floor = 0, among, limit }: IndexQuery): Promise<IndexHits> {
    const { table, catalogue } = await read()
    const most = Object.keys(filters).length === 0 ? among : undefined
    const found = dropBelow(await findAll(table, catalogue, { text, most }), floor)
    const filtering = { filters, related: relatedSections, catalogue }
    const { passed, total, countFacets } = filterAndCount(found, filtering)
    const hits = Array.from(passed.places.subarray(0, Math.min(limit, total)), (place, at) => ({
      id: catalogue.entries[place]?.id ?? '',
      score: passed.scores[at] ?? 0,
    }))
    return { hits, total, countFacets }
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
    await writeEdges(folder, version, await collectEdges(table))
    await writeTermStatistics(folder, version, await countTerms(table))
    const state = {
      version,
      judgments: await table.countRows(),
      landmarks,
      at,
    }
    const before = readPublished(folder)
    await writePublished(folder, state)
    checkedAt = 0
    // Readers move on within seconds; the state before this one stays whole until the next.
    if (before) await table.optimize({ cleanupOlderThan: new Date(Date.parse(before.at) - 1000) })
    removeOldFiles(folder, [version, before?.version ?? 0])
  }

  return {
    search,
    get: async id => (await getMany([id]))[0] ?? null,
    getMany,
    put: async judgments => writeJudgments(await write(), judgments),
    remove: async ids => removeJudgments(await write(), ids),
    publish,
    landmarks: () => readPublished(folder)?.landmarks ?? null,
    catalogue: async () => (await read()).catalogue,
    graph: async () => (await read()).graph,
    terms: async () => (await read()).terms,
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
  return { table, catalogue: buildCatalogue(entries), graph, terms }
}

/** Two passes over the rows, so that never more than names and citations are in memory. */
async function collectEdges(table: Table): Promise<Edges> {
  const names: Named[] = []
  for await (const batch of table.query().select(['id', 'meta']))
    for (const row of batch) if (row) names.push({ ...(JSON.parse(row.meta) as JudgmentMeta), id: row.id })
  const resolve = createResolver(names)
  const edges: Edges = []
  for await (const batch of table.query().select(['id', 'rest']))
    for (const row of batch)
      if (row) edges.push(...findEdges([{ id: row.id, precedents: readPrecedents(row.rest) }], resolve))
  return edges
}

function removeOldFiles(folder: string, kept: number[]) {
  const names = new Set(kept.flatMap(version => [graphFileName(version), ...termsFileNames(version)]))
  for (const name of readdirSync(folder))
    if (/^(graph|terms|pairs)-\d+\.(json|bin)$/.test(name) && !names.has(name))
      rmSync(path.join(folder, name))
}

async function findAll(
  table: Table,
  catalogue: TableCatalogue,
  { text, most = catalogue.entries.length }: { text: IndexQuery['text']; most: number | undefined },
): Promise<Found> {
  const { length } = catalogue.entries
  if (text === null)
    return { places: Uint32Array.from({ length }, (_, at) => at), scores: new Float32Array(length) }
  const query = toLanceQuery(text)
  if (query === null || length === 0) return { places: new Uint32Array(), scores: new Float32Array() }
  const answer = await table
    .query()
    .fullTextSearch(query)
    .select(['_score', '_rowid'])
    .withRowId()
    .limit(most)
    .toArrow()
  // Columns of these types come as these arrays; copying them number by number would cost more than the search.
  const rowIds = (answer.getChild('_rowid')?.toArray() ?? new BigUint64Array()) as BigUint64Array
  const scores = (answer.getChild('_score')?.toArray() ?? new Float32Array()) as Float32Array
  return inOrder({ places: catalogue.placesOf(rowIds), scores })
}

/** The engine answers in order of score; should it once not, it is put right. */
function inOrder(found: Found): Found {
  const { places, scores } = found
  if (scores.every((score, at) => at === 0 || score <= (scores[at - 1] ?? 0))) return found
  const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return {
    places: Uint32Array.from(order, at => places[at] ?? 0),
    scores: Float32Array.from(order, at => scores[at] ?? 0),
  }
}

function dropBelow({ places, scores }: Found, floor: number): Found {
  const least = floor * (scores[0] ?? 0)
  const end = scores.findIndex(score => score < least)
  return end < 0 ? { places, scores } : { places: places.subarray(0, end), scores: scores.subarray(0, end) }
}
