import type { Table } from '@lancedb/lancedb'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import { once } from '#server/lib/once.ts'
import type { Judgment, Treated } from '#shared/cases/judgment.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import { buildCatalogue, type Catalogue, type PlacedEntry, type Related } from './catalogue.ts'
import { buildGraph, createResolver } from './graph.ts'
import { loadEdges } from './graph-file.ts'
import { parseMeta, parseRow } from './layout.ts'
import { describeFacts, orderByImportance, walkIds } from './lists.ts'
import { createLookUp } from './look-up.ts'
import { openNumbers } from './number-file.ts'
import { unpackWordPairs } from './packed-pairs.ts'
import { searchEdition } from './search-edition.ts'
import { openTable } from './table.ts'
import { loadTermStatistics, noTermStatistics } from './term-statistics.ts'
import { createTreatments, type TreatedBy } from './treatments.ts'
import { openVocabulary } from './vocabulary.ts'
import { createFamilies } from './word-families.ts'

export type OpenEdition = { snapshot: Snapshot; close: () => void }

/** What the engine is told about the law when it is opened. */
export type LanceLaw = {
  /** The same section in the old or new code, for the section filter. */
  relatedSections: Related
  /** Words of the law are nobody's name. */
  thesaurus: () => Thesaurus
}

/** The table at one published version, with the data computed from its rows. */
export async function openEdition(folder: string, version: number, law: LanceLaw): Promise<OpenEdition> {
  const table = await openTable(folder)
  if (version > 0) await table.checkout(version)
  const graph = buildGraph(version === 0 ? [] : loadEdges(folder, version))
  const countCiting = (id: string) => graph.citedBy(id).length
  const { entries, treatedBy } = version === 0 ? nothing : await loadEntries(table, countCiting)
  const catalogue = buildCatalogue(entries)
  const resolve = createResolver(entries)
  const terms = version === 0 ? noTermStatistics() : loadTermStatistics(folder, version)
  const families = once(() => createFamilies(terms))
  const loadPairs = (ids: readonly string[]) => loadWordPairs(ids, table, catalogue)
  const related = law.relatedSections
  const needs = { table, catalogue, graph, terms, families, related, loadWordPairs: loadPairs }
  const { citedBy, treatmentsOf } = createTreatments({ catalogue, graph, resolve, treatedBy })
  const ordered = once(() => orderByImportance(entries))
  const snapshot: Snapshot = {
    edition: String(version),
    facts: describeFacts(entries, graph),
    lookUp: createLookUp({
      catalogue,
      terms,
      families,
      resolve,
      vocabulary: openVocabulary(folder, version),
      caseNumbers: openNumbers(folder, version),
      thesaurus: law.thesaurus,
    }),
    search: query => searchEdition(query, needs),
    judgments: ids => loadJudgments(ids, table, catalogue),
    entries: async ids => ids.flatMap(id => catalogue.byId(id) ?? []),
    resolve: async references => references.map(resolve),
    citedBy: async (id, part) => citedBy(id, part),
    treatments: async ids => ids.map(treatmentsOf),
    list: async ({ category, from, size }) =>
      (category ? ordered().filter(entry => entry.category === category) : ordered()).slice(
        from,
        from + size,
      ),
    walk: walkIds(entries),
  }
  return { snapshot, close: () => table.close() }
}

type Loaded = { entries: PlacedEntry[]; treatedBy: TreatedBy }
const nothing: Loaded = { entries: [], treatedBy: new Map() }

async function loadEntries(table: Table, countCiting: (id: string) => number): Promise<Loaded> {
  const rows = await table.query().select(['id', 'meta', '_rowid']).withRowId().toArray()
  const treatedBy = new Map<string, Treated[]>()
  const entries = rows.map((row, at) => {
    const { treated = [], ...meta } = parseMeta(row.meta)
    if (treated.length > 0) treatedBy.set(row.id, treated)
    return { ...meta, id: row.id, citedByCount: countCiting(row.id), rowId: Number(row._rowid), at }
  })
  return { entries, treatedBy }
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

/** The word pairs of judgments, for the ranking. */
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
