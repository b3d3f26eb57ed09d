import type { CaseLibrary } from '#server/features/cases/case-library.ts'
import type { CaseRecord, CaseReference, CaseView } from '#shared/contract/cases.ts'

const none = { petitioner: null, respondent: null }

function makeCase(reference: Partial<CaseReference> & Pick<CaseReference, 'id' | 'caseTitle'>): CaseView {
  return {
    citation: null,
    citations: [],
    court: 'Supreme Court of India',
    courtLevel: 'supreme',
    year: null,
    date: null,
    category: 'Criminal',
    categoryInferred: false,
    importance: 'landmark',
    citedByCount: 0,
    caseStatus: null,
    parties: none,
    caseDuration: null,
    judges: [],
    keyLegalPrinciples: [],
    facts: null,
    legalIssues: [],
    arguments: none,
    judgment: { summary: null, ratio: null, keyFindings: [] },
    lawyers: { petitioner: [], respondent: [] },
    precedentsCited: [],
    officialUrl: null,
    pdfUrl: null,
    headnotes: [],
    sections: [{ act: 'CrPC', section: '41', now: [], formerly: [] }],
    hasFullText: false,
    citesCount: 0,
    paragraphs: [],
    note: null,
    cites: [],
    source: '',
    fullText: null,
    ...reference,
  }
}

const arnesh = makeCase({
  id: 'arnesh-kumar-v-state-of-bihar',
  caseTitle: 'Arnesh Kumar v State of Bihar',
  citation: '(2014) 8 SCC 273',
  citations: ['2014 INSC 463', '(2014) 8 SCC 273', 'AIR 2014 SC 2756'],
  year: 2014,
  date: '2014-07-02',
})
const bachan = makeCase({
  id: 'bachan-singh-v-state-of-punjab',
  caseTitle: 'Bachan Singh v State of Punjab',
  citation: '(1980) 2 SCC 684',
  citations: ['(1980) 2 SCC 684'],
  year: 1980,
})

/** A library of two judgments that answers by the contract, for tests of the calls rather than of the engine. */
export function openTestCases(all: CaseView[] = [arnesh, bachan]): CaseLibrary {
  const find = (id: string) => all.find(one => one.id === id)
  return {
    async search({ query, page }) {
      const words = query.toLowerCase().split(/\s+/)
      const found = all.filter(one => words.some(word => one.caseTitle.toLowerCase().includes(word)))
      return {
        results: found.map(one => ({ ...one, relevanceScore: 50, passages: [], why: [] })),
        summary: null,
        total: found.length,
        page,
        facets: { category: [], court: [], year: [], judge: [], section: [] },
        understood: {
          citations: [],
          names: [],
          sections: [],
          concepts: [],
          courts: [],
          years: null,
          phrases: [],
          excluded: [],
          words,
          corrections: [],
        },
        tookMs: 1,
      }
    },
    browse: async ({ category, page }) =>
      page > 1 ? [] : all.filter(one => !category || one.category === category).map(toRecord),
    read: async id => find(id) ?? null,
    citedBy: async id => (find(id) ? { total: 0, cases: [] } : null),
    references: async ids => ids.flatMap(id => find(id) ?? []),
    describe: async () => ({
      total: all.length,
      landmarks: all.length,
      withFullText: 0,
      years: { from: null, to: null },
      courts: [],
      categories: [],
      model: null,
    }),
    close: async () => {},
  }
}

function toRecord(view: CaseView): CaseRecord {
  return { ...view, summary: null, relevantSections: [], fullText: null }
}
