import type { Thesaurus } from '#server/content/thesaurus.ts'
import { once } from '#server/lib/once.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Part, Snapshot } from '../library/case-index.ts'
import { listCiting, listTreatments } from './citing.ts'
import { inEdition } from './editions.ts'
import type { Related } from './facets.ts'
import { listJudges, loadFacts, noFacts } from './facts.ts'
import { ask, completeEntries, entryFields, listRows, loadEntries, type Reader, totalOf } from './hits.ts'
import { createLookUp } from './look-up.ts'
import { resolveReferences } from './references.ts'
import { searchJudgments } from './search.ts'
import type { Dsl } from './to-query.ts'

/** What the engine is told about the law when it is opened. */
export type OpenSearchLaw = { relatedSections: Related; thesaurus: () => Thesaurus }

const latestFirst = [{ date: 'desc' }, { id: 'asc' }]

export async function openSnapshot(reader: Reader, law: OpenSearchLaw): Promise<Snapshot> {
  const facts = reader.edition === 0 ? noFacts : await loadFacts(reader)
  const judges = once(() => listJudges(reader))
  return {
    edition: String(reader.edition),
    facts,
    lookUp: createLookUp({ reader, total: facts.total, thesaurus: law.thesaurus, judges }),
    search: query => searchJudgments(reader, query, law.relatedSections),
    judgments: ids => loadJudgments(reader, ids),
    entries: ids => loadEntries(reader, ids),
    resolve: references => resolveReferences(reader, references),
    citedBy: (id, part) => listCiting(reader, id, part),
    treatments: ids => listTreatments(reader, ids),
    list: async ({ category, ...part }) => {
      const sort = [{ order: 'asc' }, ...latestFirst]
      return (await listPart(reader, category ? [{ term: { category } }] : [], { ...part, sort })).entries
    },
    walk: async ({ after, size }) => {
      const answer = await ask(reader, 'judgments', {
        ...entryFields,
        size,
        sort: [{ id: 'asc' }],
        ...(after === null ? {} : { search_after: [after] }),
        query: { bool: { filter: inEdition(reader.edition) } },
      })
      return listRows(answer).map(({ entry: { id, importance, hasFullText } }) => ({
        id,
        importance,
        hasFullText,
      }))
    },
  }
}

async function loadJudgments(reader: Reader, ids: readonly string[]): Promise<Judgment[]> {
  if (ids.length === 0) return []
  const filter = [...inEdition(reader.edition), { terms: { id: ids } }]
  const answer = await ask(reader, 'judgments', { size: ids.length, query: { bool: { filter } } })
  const { hits } = (answer as { hits: { hits: { _source: { judgment: Judgment } }[] } }).hits
  const byId = new Map(hits.map(({ _source }) => [_source.judgment.id, _source.judgment]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function listPart(reader: Reader, filter: Dsl[], { from, size, sort }: Part & { sort: Dsl[] }) {
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    from,
    size,
    sort,
    track_total_hits: true,
    query: { bool: { filter: [...inEdition(reader.edition), ...filter] } },
  })
  return {
    total: totalOf(answer),
    entries: await completeEntries(
      reader,
      listRows(answer).map(({ entry }) => entry),
    ),
  }
}
