import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { type Front, openFront } from '#server/testing/opensearch/front.ts'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { type CaseFinder, createCaseFinder } from '../answering/find-cases.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { citing, corpus } from '../library/testing/contract-corpus.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openForTests } from './testing/open-for-tests.ts'

const content = path.join(import.meta.dirname, '../../../content')
const sectionMap = loadSectionMap(content)
const thesaurus = loadThesaurus(content)
const library = openForTests(nodeUrls.join(), {
  relatedSections: sectionMap.listRelated,
  thesaurus: () => thesaurus,
})

describe.skipIf(nodeUrls.length === 0)('a search asks the cluster', () => {
  let front: Front
  let index: CaseIndex
  let finder: CaseFinder

  beforeAll(async () => {
    front = await openFront(nodeUrls[0] ?? '')
    index = library.open(front.url)
    await putAndPublish(index, [
      ...corpus,
      citing,
      makeJudgment('epsilon', {
        sections: [{ act: 'IPC', section: '302' }],
        text: 'Bail in a case of murder: the evidence is weak, and bail is granted.',
        treated: [
          {
            ...{ title: 'Ram Lal v State of Kerala', citation: null, by: null, isTold: false },
            ...{ kind: 'followed', paragraphId: 'p1', sentence: 'Ram Lal is followed.' },
          },
        ],
        precedents: [{ title: 'Ram Lal v State of Kerala', citation: null, treatment: null }],
      }),
    ])
    const warn = (failure: unknown) => {
      throw failure
    }
    finder = createCaseFinder({
      ...{ index, law: { sectionMap, thesaurus }, clock: () => new Date(), warn },
      ...{ model: null, meaning: null },
    })
  })
  afterAll(async () => {
    await library.close()
    await front.close()
  })

  /** What is the same for all searches of an edition, and who cites what was found, was asked by the first of them. */
  async function countRequests(query: string, searchType: string) {
    const question = caseSearchBody.parse({ query, searchType })
    const { total } = await finder.find(question)
    expect(total, query).toBeGreaterThan(0)
    front.requests.length = 0
    await finder.find(question)
    // Whether there is a new edition is asked every two seconds, whoever searches.
    return front.requests.filter(one => one.includes('_msearch')).length
  }

  it('twice for words, however many or joined by operators', async () => {
    for (const query of ['murder', 'bail murder evidence', 'bail AND (murder OR theft)'])
      expect(await countRequests(query, 'keyword'), query).toBeLessThanOrEqual(2)
  })

  it('once more for what was begun with words that are spelt wrongly or only beginnings', async () => {
    for (const query of ['anticipatry bail', 'bai*'])
      expect(await countRequests(query, 'keyword'), query).toBeLessThanOrEqual(3)
  })

  it('at most five times where others join what was found: a name, a citation, an issue and a brief', async () => {
    const questions = [
      ['ram lal v state of kerala', 'keyword'],
      ['AIR 1980 SC 12', 'keyword'],
      ['section 302 IPC', 'keyword'],
      ['When may bail be refused in a case of murder under section 302 IPC?', 'legal_issue'],
      [`${corpus.map(({ paragraphs }) => paragraphs[0]?.text).join(' ')} `.repeat(20), 'case_brief'],
    ] as const
    for (const [query, type] of questions)
      expect(await countRequests(query, type), query.slice(0, 80)).toBeLessThanOrEqual(5)
  })
})
