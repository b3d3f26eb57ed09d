import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseCategories, type SearchType } from '#shared/cases/search-choices.ts'
import { type CaseSearchBody, caseSearchBody } from '#shared/contract/cases.ts'
import type { CaseLibrary } from './case-library.ts'
import { type LibraryNeeds, openCaseLibrary } from './open-library.ts'

const content = path.join(import.meta.dirname, '../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-library-'))
const needs: LibraryNeeds = {
  folder,
  sectionMap: loadSectionMap(content),
  thesaurus: loadThesaurus(content),
  landmarks: loadLandmarkFiles(content),
  clock: () => new Date('2026-11-21T10:00:00Z'),
}
let library: CaseLibrary

beforeAll(async () => {
  library = await openCaseLibrary(needs)
}, 30_000)
afterAll(async () => {
  await library.close()
  rmSync(folder, { recursive: true })
})

function search(query: string, searchType: SearchType = 'legal_issue', more: Partial<CaseSearchBody> = {}) {
  return library.search(caseSearchBody.parse({ query, searchType, ...more }))
}

async function firstOf(query: string, searchType: SearchType = 'legal_issue'): Promise<string | undefined> {
  return (await search(query, searchType)).results[0]?.id
}

describe('the landmark judgments answer', () => {
  it.each([
    [
      'When may the police arrest for an offence punishable up to seven years?',
      'arnesh-kumar-v-state-of-bihar',
    ],
    ['can Parliament amend the basic structure of the Constitution', 'kesavananda-bharati-v-state-of-kerala'],
    ['sexual harassment at the workplace guidelines', 'vishaka-v-state-of-rajasthan'],
    ['अग्रिम जमानत कब मिल सकती है', 'gurbaksh-singh-sibbia-v-state-of-punjab'],
    ['अटकपूर्व जामीन', 'gurbaksh-singh-sibbia-v-state-of-punjab'],
    [
      'is a certificate needed for electronic evidence under section 65B',
      'arjun-panditrao-khotkar-v-kailash-kushanrao-gorantyal',
    ],
  ])('%s', async (question, expected) => {
    const { results } = await search(question)
    expect(results.slice(0, 2).map(({ id }) => id)).toContain(expected)
  })

  it('goes straight to the judgment that a citation names, however it is spelt', async () => {
    for (const citation of ['(2014) 8 SCC 273', '2014 8 scc 273', 'A.I.R. 2014 S.C. 2756', '2014 INSC 463']) {
      const { results, understood } = await search(citation)
      expect(results[0]).toMatchObject({ id: 'arnesh-kumar-v-state-of-bihar', relevanceScore: 100 })
      expect(understood.citations).toMatchObject([{ caseId: 'arnesh-kumar-v-state-of-bihar' }])
    }
  })

  it('says of a citation that the library has no such judgment', async () => {
    expect((await search('(1999) 9 SCC 999')).understood.citations).toEqual([
      { citation: '(1999) 9 SCC 999', caseId: null },
    ])
  })

  it('finds a case by its name, also with a slip in it', async () => {
    expect(await firstOf('Maneka Gandhi v. Union of India')).toBe('maneka-gandhi-v-union-of-india')
    const { results, understood } = await search('maneka gandi')
    expect(results[0]?.id).toBe('maneka-gandhi-v-union-of-india')
    expect(understood.corrections).toEqual([{ typed: 'gandi', searched: 'gandhi' }])
  })

  it('says so where it was not narrowed to the years of the question, for there was nothing', async () => {
    const { total, understood } = await search('basic structure of the Constitution before 1900')
    expect(total).toBeGreaterThan(0)
    expect(understood.years).toBeNull()
    expect(understood.notices).toEqual(['No judgment was found for up to 1899: all years were searched.'])
  })

  it('finds by a section under its old number and its new one', async () => {
    for (const section of ['section 438 CrPC', 'Section 482 BNSS']) {
      const { results, understood } = await search(section)
      expect(results.map(({ id }) => id)).toContain('gurbaksh-singh-sibbia-v-state-of-punjab')
      expect(understood.sections[0]?.also.length).toBeGreaterThan(0)
    }
  })
})

describe('a keyword search does what it is told', () => {
  it('keeps a phrase together and leaves out what is refused', async () => {
    const { results } = await search('"basic structure" AND amendment NOT reservation', 'keyword')
    expect(results.length).toBeGreaterThan(0)
    for (const { id } of results) {
      const { fullText, note, headnotes, caseTitle } = (await library.read(id)) ?? {}
      const text = [caseTitle, fullText, JSON.stringify(note), ...(headnotes ?? [])].join(' ').toLowerCase()
      expect(text).toContain('basic structure')
      expect(text).not.toContain('reservation')
    }
  })

  it('finds nothing rather than something near', async () => {
    expect(await search('"right to aeroplanes"', 'keyword')).toMatchObject({
      results: [],
      total: 0,
      summary: null,
    })
  })
})

describe('a result', () => {
  it('shows where it matches, why it stands there, and what its sections have become', async () => {
    const { results } = await search('arrest for offences up to seven years section 41 CrPC')
    const [first] = results
    expect(first?.id).toBe('arnesh-kumar-v-state-of-bihar')
    const [passage] = first?.passages ?? []
    const marked = passage?.marks.map(({ from, to }) => passage.text.slice(from, to).toLowerCase())
    expect(marked).toContain('arrest')
    expect(first?.why.map(({ part }) => part)).toEqual(expect.arrayContaining(['text', 'sections']))
    expect(first?.sections).toContainEqual(
      expect.objectContaining({ act: 'CrPC', section: '438', now: [{ act: 'BNSS', section: '482' }] }),
    )
  })

  it('has a score that never rises down the list, and is never filled in with what is not known', async () => {
    const { results } = await search('natural justice')
    const scores = results.map(({ relevanceScore }) => relevanceScore)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    for (const result of results) {
      expect(result.caseDuration).toBeNull()
      expect(result.pdfUrl).toBeNull()
      expect(result.lawyers).toEqual({ petitioner: [], respondent: [] })
    }
  })

  it('comes on the page that was asked for, no judgment twice', async () => {
    const [first, second] = await Promise.all([1, 2].map(page => search('court', 'keyword', { page })))
    expect(first?.results).toHaveLength(20)
    const both = [...(first?.results ?? []), ...(second?.results ?? [])].map(({ id }) => id)
    expect(new Set(both).size).toBe(both.length)
    expect(first?.total).toBe(second?.total)
    expect(second?.summary).toBeNull()
  })

  it('counts in an area what choosing it finds, also with an area chosen already and with what similar judgments rely on', async () => {
    const question = 'anticipatory bail after charge sheet'
    for (const searchType of ['legal_issue', 'case_brief'] as const)
      for (const chosen of [{}, { category: 'Tax' }] as const) {
        const { facets } = await search(question, searchType, chosen)
        expect(facets.category.length).toBeGreaterThan(2)
        for (const { value, count } of facets.category) {
          const category = caseCategories.find(one => one === value)
          const { total } = await search(question, searchType, { category })
          expect({ searchType, chosen, value, count }).toEqual({ searchType, chosen, value, count: total })
        }
      }
  })

  it('passes the filters, and the counts say how many each value has', async () => {
    const all = await search('court', 'keyword')
    const criminal = await search('court', 'keyword', { category: 'Criminal' })
    expect(criminal.total).toBe(all.facets.category?.find(({ value }) => value === 'Criminal')?.count)
    const brief = await search(
      'A plaint was rejected. The suit is barred by limitation and res judicata.',
      'case_brief',
    )
    expect(brief.facets.court?.reduce((sum, { count }) => sum + count, 0)).toBe(brief.total)
    const eighties = await search('court', 'keyword', { filters: { yearFrom: 1980, yearTo: 1989 } })
    expect(eighties.results.length).toBeGreaterThan(0)
    expect(eighties.results.every(({ year }) => year !== null && year >= 1980 && year <= 1989)).toBe(true)
  })
})

describe('a summary without a model', () => {
  it('is made of sentences that stand in their sources, word for word', async () => {
    const { summary } = await search('when may anticipatory bail be granted')
    expect(summary).toMatchObject({ kind: 'extracts', model: null, removed: [], notice: null })
    for (const { text, caseId, paragraphId } of summary?.sentences ?? []) {
      const view = await library.read(caseId)
      const parts = JSON.stringify([view?.note, view?.headnotes, view?.paragraphs])
      expect(parts).toContain(JSON.stringify(text).slice(1, -1))
      expect(paragraphId).not.toBe('')
    }
    expect(summary?.sentences.length).toBeGreaterThan(1)
  })
})

describe('a pasted brief', () => {
  const brief = `The petitioner was married in 2015. Her husband's family demanded a car and cash. An FIR under section 498A
    was lodged against eleven relatives, some of whom live in other cities. The police arrested the husband and his
    parents the same night without any notice of appearance. The Magistrate authorised detention without reasons.`

  it('finds the precedents on its point', async () => {
    const { results } = await search(brief, 'case_brief')
    expect(results.slice(0, 3).map(({ id }) => id)).toContain('arnesh-kumar-v-state-of-bihar')
  })

  it('may be as long as a search takes', async () => {
    const long = brief.repeat(300).slice(0, 99_000)
    expect((await search(long, 'case_brief')).results.length).toBeGreaterThan(0)
  }, 20_000)
})

describe('the library', () => {
  it('lists all its judgments, the landmarks first, a page at a time', async () => {
    const { total, landmarks, model } = await library.describe()
    const perPage = (await library.browse({ page: 1 })).length
    const numbers = Array.from({ length: Math.ceil(total / perPage) }, (_, at) => at + 1)
    const pages = await Promise.all(numbers.map(page => library.browse({ page })))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(total)
    expect(landmarks).toBe(total)
    expect(model).toBeNull()
    expect(pages[0]?.[0]?.importance).toBe('landmark')
    const tax = await library.browse({ category: 'Tax', page: 1 })
    expect(new Set(tax.map(({ category }) => category))).toEqual(new Set(['Tax']))
  })

  it('knows who cites whom, both ways', async () => {
    const cited = await library.citedBy('maneka-gandhi-v-union-of-india', { page: 1 })
    expect(cited?.total).toBeGreaterThan(0)
    const view = await library.read(cited?.cases[0]?.id ?? '')
    expect(view?.cites.map(({ caseId }) => caseId)).toContain('maneka-gandhi-v-union-of-india')
    expect(await library.citedBy('nobody', { page: 1 })).toBeNull()
    expect(await library.read('nobody')).toBeNull()
  })

  it('knows what was done with a judgment later, by year, with the judgments of the library that did it', async () => {
    const history = await library.history('kesavananda-bharati-v-state-of-kerala')
    expect(history?.decided.year).toBe(1973)
    expect(history?.points.map(({ kind, year, caseId }) => [kind, year, caseId])).toEqual([
      ['followed', 1980, 'minerva-mills-v-union-of-india'],
      ['followed', 2007, 'i-r-coelho-v-state-of-tamil-nadu'],
      ['followed', 2015, 'supreme-court-advocates-on-record-association-v-union-of-india-njac'],
    ])
    expect(await library.history('nobody')).toBeNull()
  })

  it('finds judgments like one, and not that one itself', async () => {
    const like = await library.like('arnesh-kumar-v-state-of-bihar')
    expect(like).toHaveLength(8)
    const ids = like?.map(({ id }) => id) ?? []
    expect(ids).not.toContain('arnesh-kumar-v-state-of-bihar')
    expect(ids.slice(0, 4)).toContain('satender-kumar-antil-v-cbi')
    expect(await library.like('nobody')).toBeNull()
  })

  it('knows the judgments around one, the most cited first', async () => {
    const network = await library.network('maneka-gandhi-v-union-of-india')
    expect(network?.centre.caseTitle).toContain('Maneka Gandhi')
    const counts = network?.citedBy.cases.map(({ citedByCount }) => citedByCount) ?? []
    expect(counts.length).toBe(Math.min(12, network?.citedBy.total ?? 0))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    const [citing] = network?.citedBy.cases ?? []
    const back = await library.network(citing?.id ?? '')
    expect(back?.cites.cases.map(({ id }) => id)).toContain('maneka-gandhi-v-union-of-india')
    expect(await library.network('nobody')).toBeNull()
  })

  it('does not read its files again when it is opened again', async () => {
    const spoilt = { ...needs.landmarks, files: [] }
    const again = await openCaseLibrary({ ...needs, landmarks: spoilt })
    expect((await again.describe()).total).toBe((await library.describe()).total)
    await again.close()
  })
})
