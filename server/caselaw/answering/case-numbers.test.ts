import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { law } from '../understanding/testing/test-law.ts'
import { createCaseFinder } from './find-cases.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-numbers-'))
const index = openLanceIndex({ folder, thesaurus: () => law.thesaurus })

beforeAll(async () => {
  await putAndPublish(index, [
    makeJudgment('gahc040000762023-2023-09-25', { caseNumber: 'Crl.A./4/2023', text: 'Bail was refused.' }),
    makeJudgment('wp', { caseNumber: 'WP(C)/7114/2015', text: 'Nothing of it.' }),
    makeJudgment('ca', { caseNumber: 'Civil Appeal Nos. 106-108 of 2010', text: 'Decreed.' }),
    makeJudgment('cites', { text: 'It was so held in W.P.(C) No. 7114 of 2015. Bail is another matter.' }),
    makeJudgment('other', { caseNumber: 'Bail Appln./4/2023', text: 'Bail was granted.' }),
  ])
}, 60_000)
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const finder = createCaseFinder({
  index,
  law,
  clock: () => new Date('2026-11-22'),
  model: null,
  meaning: null,
  warn: () => {},
})
const find = (query: string, searchType: SearchType) =>
  finder.find(caseSearchBody.parse({ query, searchType }))

describe('a case number', () => {
  it.each([
    ['Crl.A. 4/2023', 'gahc040000762023-2023-09-25'],
    ['crl appeal no. 4 of 2023', 'gahc040000762023-2023-09-25'],
    ['CRIMINAL APPEAL No.4 of 2023', 'gahc040000762023-2023-09-25'],
    ['GAHC040000762023', 'gahc040000762023-2023-09-25'],
    ['cnr gahc040000762023', 'gahc040000762023-2023-09-25'],
    ['CNR GAHC04-000076-2023', 'gahc040000762023-2023-09-25'],
    ['wp(c) 7114/2015', 'wp'],
    ['WP(C) 7114 of 2015', 'wp'],
    ['writ petition (civil) no 7114/2015', 'wp'],
    ['C.A. 107/2010', 'ca'],
    ['B.A. 4/2023', 'other'],
  ])('%s leads to its judgment', async (query, id) => {
    for (const searchType of ['legal_issue', 'keyword'] as const) {
      const { results, understood } = await find(query, searchType)
      expect(results[0]?.id, searchType).toBe(id)
      expect(results[0]?.relevanceScore).toBe(100)
      expect(understood.caseNumbers).toEqual([{ number: expect.any(String), caseIds: [id] }])
    }
  })

  it('brings those that speak of the case after it', async () => {
    const { results } = await find('WP(C) 7114 of 2015', 'keyword')
    expect(results.map(({ id }) => id)).toEqual(['wp', 'cites'])
  })

  it('that the library does not have is told, and no other is taken for it', async () => {
    const { results, understood } = await find('Crl.A. 9/2023', 'legal_issue')
    expect(results).toEqual([])
    expect(understood.caseNumbers).toEqual([{ number: 'Crl.A. 9/2023', caseIds: [] }])
  })

  it('is one condition beside others in a keyword search', async () => {
    const idsOf = async (query: string) => (await find(query, 'keyword')).results.map(({ id }) => id).sort()
    expect(await idsOf('bail Crl.A. 4/2023')).toEqual(['gahc040000762023-2023-09-25'])
    expect(await idsOf('decreed Crl.A. 4/2023')).toEqual([])
    expect(await idsOf('bail NOT Crl.A. 4/2023')).toEqual(['cites', 'other'])
    expect(await idsOf('decreed OR Crl.A. 4/2023')).toEqual(['ca', 'gahc040000762023-2023-09-25'])
  })

  it('leads the answer to a question', async () => {
    const { results } = await find('was bail granted in Bail Application 4 of 2023', 'legal_issue')
    expect(results[0]?.id).toBe('other')
  })
})
