import type { Thesaurus } from '#server/content/thesaurus.ts'
import { onceIfDone } from '#server/lib/once.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { SectionNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import { createAsk } from './ask-together.ts'
import { listCited, listCiters, listCiting, listTreatments } from './citing.ts'
import { loadCodeBook } from './code-book.ts'
import { inEdition } from './editions.ts'
import type { Related } from './facets.ts'
import { countSections, listJudges, loadFacts, noFacts } from './facts.ts'
import { ask, keepCitations, loadEntries, type Opened, onlyFields, type Reader } from './hits.ts'
import { createKnownEntries } from './known-entries.ts'
import { listPart, walkPart } from './lists.ts'
import { createLookUp } from './look-up.ts'
import { findNearest } from './nearest.ts'
import { unpackJudgment } from './packed-judgment.ts'
import { resolveReferences } from './references.ts'
import { searchJudgments } from './search.ts'
import { createCommonWords } from './similar-names.ts'
import type { WorthOf } from './to-query.ts'
import { rarityOf } from './word-facts.ts'

/** What the engine is told about the law when it is opened. */
export type OpenSearchLaw = { relatedSections: Related; thesaurus: () => Thesaurus }

/** An edition, from which every question has a snapshot of its own. */
export type OpenEdition = () => Snapshot

/** What is the same for all questions is asked once. */
export async function openEdition(opened: Opened, law: OpenSearchLaw): Promise<OpenEdition> {
  const first: Reader = { ...opened, ask: createAsk(opened.connection.client) }
  const facts = opened.edition === 0 ? noFacts : await loadFacts(first)
  const kept = { ...keepCitations(), entries: createKnownEntries(opened, facts.total) }
  const open = (): Reader => ({ ...opened, kept, ask: createAsk(opened.connection.client) })
  const judges = onceIfDone(() => listJudges(open()))
  const sections = onceIfDone(() => countSections(open()))
  const codeBook = onceIfDone(() => loadCodeBook(open()))
  const commonWords = createCommonWords({ total: facts.total, thesaurus: law.thesaurus })

  /** Old and new number are one section: few judgments have both. */
  async function weighSections(nodes: readonly SectionNode[]): Promise<WorthOf> {
    const count = nodes.length > 0 ? await sections() : () => 0
    return one => {
      const holders = listTokens(one).reduce((sum, token) => sum + count(token), 0)
      return rarityOf(Math.min(holders, facts.total), facts.total)
    }
  }

  return () => {
    const reader = open()
    return {
      edition: String(opened.edition),
      facts,
      lookUp: createLookUp({
        reader,
        total: facts.total,
        thesaurus: law.thesaurus,
        judges,
        commonWords,
      }),
      isElsewhere: true,
      search: query =>
        searchJudgments(reader, query, { related: law.relatedSections, weighSections, codeBook }),
      nearest: (vector, asked) => findNearest(reader, vector, { ...asked, related: law.relatedSections }),
      judgments: ids => loadJudgments(reader, ids),
      entries: ids => loadEntries(reader, ids),
      resolve: references => resolveReferences(reader, references),
      citedBy: (id, part) => listCiting(reader, id, part),
      citers: (id, most) => listCiters(reader, id, most),
      cites: (id, part) => listCited(reader, id, part),
      treatments: ids => listTreatments(reader, ids),
      list: part => listPart(reader, part),
      walk: part => walkPart(reader, part),
    }
  }
}

async function loadJudgments(reader: Reader, ids: readonly string[]): Promise<Judgment[]> {
  if (ids.length === 0) return []
  const filter = [...inEdition(reader.edition), { terms: { id: ids } }]
  const answer = await ask(reader, 'judgments', {
    ...onlyFields('judgment'),
    size: ids.length,
    query: { bool: { filter } },
  })
  const { hits } = (answer as { hits: { hits: { fields: { judgment: string[] } }[] } }).hits
  const judgments = await Promise.all(hits.map(({ fields }) => unpackJudgment(fields.judgment[0] ?? '')))
  const byId = new Map(judgments.map(judgment => [judgment.id, judgment]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
