import type { Table } from '@lancedb/lancedb'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { JudgmentMeta, Snapshot } from '../library/case-index.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import { buildCatalogue, type Catalogue, type PlacedEntry, passesFilters } from './catalogue.ts'
import { buildGraph, createResolver } from './graph.ts'
import { loadEdges } from './graph-file.ts'
import { parseRow } from './layout.ts'
import { openNumbers } from './number-file.ts'
import { unpackWordPairs } from './packed-pairs.ts'
import { searchTable } from './search-table.ts'
import { openTable } from './table.ts'
import { loadTermStatistics, noTermStatistics } from './term-statistics.ts'
import { openVocabulary } from './vocabulary.ts'

export type OpenEdition = { snapshot: Snapshot; close: () => void }

/** The same section in the old or new code, for the section filter. */
export type RelatedSections = (section: LawSection) => LawSection[]

/** The table at one published version, with the data computed from its rows. */
export async function openEdition(
  folder: string,
  version: number,
  related: RelatedSections,
): Promise<OpenEdition> {
  const table = await openTable(folder)
  if (version > 0) await table.checkout(version)
  const catalogue = buildCatalogue(version === 0 ? [] : await loadEntries(table))
  const { entries, byId, hasSection } = catalogue
  const snapshot: Snapshot = {
    edition: String(version),
    entries,
    byId,
    hasSection,
    search: query => searchTable({ table, catalogue }, query, related),
    selectEntries: (ids, filters) =>
      ids.flatMap(id => byId(id) ?? []).filter(entry => passesFilters(entry, filters, related)),
    loadJudgments: ids => loadJudgments(ids, table, catalogue),
    loadWordPairs: ids => loadWordPairs(ids, table, catalogue),
    graph: buildGraph(version === 0 ? [] : loadEdges(folder, version), createResolver(entries)),
    terms: version === 0 ? noTermStatistics() : loadTermStatistics(folder, version),
    vocabulary: openVocabulary(folder, version),
    caseNumbers: openNumbers(folder, version),
  }
  return { snapshot, close: () => table.close() }
}

async function loadEntries(table: Table): Promise<PlacedEntry[]> {
  const rows = await table.query().select(['id', 'meta', '_rowid']).withRowId().toArray()
  // writeRow made `meta` from a Judgment.
  return rows.map((row, at) => ({
    ...(JSON.parse(row.meta) as JudgmentMeta & { hasFullText: boolean }),
    id: row.id,
    rowId: Number(row._rowid),
    at,
  }))
}

async function loadJudgments(
  ids: readonly string[],
  table: Table,
  catalogue: Catalogue,
): Promise<Judgment[]> {
  const rowIds = listRowIds(ids, catalogue)
  if (rowIds.length === 0) return []
  const rows = await table.takeRowIds(rowIds).select(['id', 'meta', 'rest', 'body']).toArray()
  const byId = new Map(rows.map(row => [row.id as string, parseRow(row)])) // columns of our own table
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function loadWordPairs(
  ids: readonly string[],
  table: Table,
  catalogue: Catalogue,
): Promise<Map<string, WordPairs>> {
  const rowIds = listRowIds(ids, catalogue)
  if (rowIds.length === 0) return new Map()
  const answer = await table.takeRowIds(rowIds).select(['id', 'bigrams']).toArrow()
  const [names, packed] = [answer.getChild('id'), answer.getChild('bigrams')]
  return new Map(
    Array.from({ length: answer.numRows }, (_, at) => [names?.get(at), unpackWordPairs(packed?.get(at))]),
  )
}

function listRowIds(ids: readonly string[], { byId }: Catalogue): number[] {
  return ids.flatMap(id => byId(id)?.rowId ?? [])
}
