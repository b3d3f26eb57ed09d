import type { Table } from '@lancedb/lancedb'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import { once } from '#server/lib/once.ts'
import type { Judgment, Treated } from '#shared/cases/judgment.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { openCaseNumbers } from './case-numbers.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { loadEditionFile } from './edition-file.ts'
import { type EditionMemory, loadMemory } from './edition-memory.ts'
import { createResolver, openGraph } from './graph.ts'
import { parseMeta, parseRow } from './layout.ts'
import { createLists, createWalk, describeFacts } from './lists.ts'
import { createLookUp } from './look-up.ts'
import { createOrders } from './orders.ts'
import type { Related } from './place-tests.ts'
import { searchEdition } from './search-edition.ts'
import { openTable } from './table.ts'
import { openTerms } from './term-statistics.ts'
import { createTreatments } from './treatments.ts'
import { openVocabulary } from './vocabulary.ts'
import { createFamilies } from './word-families.ts'
import { openWordScorer, type WordScorer } from './word-lists/score-words.ts'

export type OpenEdition = { snapshot: Snapshot; memory: EditionMemory; close: () => void }

/** What the engine is told about the law when it is opened. */
export type LanceLaw = {
  /** The same section in the old or new code, for the section filter. */
  relatedSections: Related
  /** Words of the law are nobody's name. */
  thesaurus: () => Thesaurus
}

/** An edition that a thread has loaded, for the others: it can be sent to them, and the memory is not copied. */
export type SharedEdition = { folder: string; version: number; memory: EditionMemory }

/** The table at one published version, with the data computed from its rows. */
export async function openEdition(
  { folder, version, memory: shared }: Omit<SharedEdition, 'memory'> & Partial<SharedEdition>,
  law: LanceLaw,
): Promise<OpenEdition> {
  const table = await openTable(folder)
  if (version > 0) await table.checkout(version)
  const memory = shared ?? (await loadMemory(folder, version, table))
  const catalogue = openCatalogue(memory)
  const { placeOf, metaAt } = catalogue
  const graph = openGraph(memory.graph)
  // Not a copy, which would read the texts of each.
  const entryAt = (place: number): Entry =>
    Object.assign(metaAt(place), { citedByCount: graph.citedBy(place).length })
  const resolve = createResolver(memory, memory.graph)
  const terms = openTerms(memory.terms)
  const families = once(() => createFamilies(terms))
  const related = law.relatedSections
  const orders = createOrders(catalogue.length, entryAt)
  const words = openWords(folder, version, memory)
  const needs = {
    table,
    catalogue,
    words,
    graph,
    entryAt,
    orders,
    terms,
    families,
    related,
    readPairs: (place: number) => words?.pairs.read(place) ?? null,
  }
  const loadTreated = (places: readonly number[]) => loadTreatments(places, table, catalogue)
  const treatments = createTreatments({ catalogue, graph, resolve, entryAt, loadTreated })
  const list = createLists(catalogue)
  const idOf = (place: number | null) => (place === null ? null : catalogue.idAt(place))
  const snapshot: Snapshot = {
    edition: String(version),
    facts: describeFacts(catalogue, graph),
    lookUp: createLookUp({
      catalogue,
      terms,
      families,
      resolve: reference => idOf(resolve(reference)),
      vocabulary: openVocabulary(folder, version),
      findNumbered: openCaseNumbers(memory.caseNumbers),
      thesaurus: law.thesaurus,
    }),
    search: query => searchEdition(query, needs),
    judgments: ids => loadJudgments(ids, table, catalogue),
    entries: async ids => listPlaces(ids, { placeOf }).map(entryAt),
    resolve: async references => references.map(reference => idOf(resolve(reference))),
    ...treatments,
    list: async options => list(options).map(entryAt),
    walk: createWalk(catalogue),
  }
  const close = () => {
    table.close()
    words?.close()
  }
  return { snapshot, memory, close }
}

function openWords(folder: string, version: number, { lists }: EditionMemory): WordScorer | null {
  const files = version === 0 ? null : loadEditionFile(folder, version)?.lists
  return files && lists ? openWordScorer(folder, files, lists) : null
}

async function loadJudgments(
  ids: readonly string[],
  table: Table,
  catalogue: Catalogue,
): Promise<Judgment[]> {
  const rowIds = listPlaces(ids, catalogue).map(catalogue.rowIdAt)
  if (rowIds.length === 0) return []
  const rows = await table.takeRowIds(rowIds).select(['id', 'meta', 'rest', 'body']).toArray()
  const byId = new Map(rows.map(row => [row.id as string, parseRow(row)])) // columns of our own table
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** What these judgments say was done to others. */
async function loadTreatments(
  places: readonly number[],
  table: Table,
  { rowIdAt, placeOf }: Catalogue,
): Promise<Map<number, Treated[]>> {
  if (places.length === 0) return new Map()
  const rows = await table.takeRowIds(places.map(rowIdAt)).select(['id', 'meta']).toArray()
  return new Map(rows.map(row => [placeOf(row.id) ?? -1, parseMeta(row.meta).treated ?? []]))
}

function listPlaces(ids: readonly string[], { placeOf }: Pick<Catalogue, 'placeOf'>): number[] {
  return ids.flatMap(id => placeOf(id) ?? [])
}
