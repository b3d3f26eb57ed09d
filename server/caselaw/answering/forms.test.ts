import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { law } from '../understanding/testing/test-law.ts'
import { createCaseFinder } from './find-cases.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-forms-'))
const texts = {
  conviction: 'The conviction of the appellant is set aside.',
  convictions: 'The convictions of both brothers are set aside.',
  convicted: 'He was convicted by the Sessions Judge.',
  enquiry: 'An enquiry officer was named.',
  inquiry: 'The inquiry was held by an officer.',
  licence: 'The licence was suspended.',
  license: 'A license fee was levied.',
  wilful: 'The default was wilful.',
  willful: 'It was a willful breach.',
  limitation: 'The suit is barred by limitation.',
  limited: 'The relief was limited to costs.',
}
let index: CaseIndex

beforeAll(async () => {
  index = openLanceIndex({ folder, thesaurus: () => law.thesaurus })
  const judgments = Object.entries(texts).map(([id, text]) => makeJudgment(id, { text }))
  await putAndPublish(index, judgments)
})
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

async function find(query: string, searchType: SearchType = 'keyword') {
  const finder = createCaseFinder({
    index,
    law,
    clock: () => new Date('2026-11-22T10:00:00Z'),
    model: null,
    meaning: null,
    warn: () => {},
  })
  return finder.find(caseSearchBody.parse({ query, searchType }))
}
const idsOf = async (query: string, searchType?: SearchType) =>
  (await find(query, searchType)).results.map(({ id }) => id)

describe('a word', () => {
  it.each(['conviction', 'convictions', 'convicted'])(
    'finds its other forms, itself first: %s',
    async word => {
      for (const searchType of ['keyword', 'legal_issue'] as const) {
        const ids = await idsOf(word, searchType)
        expect(ids[0]).toBe(word)
        expect([...ids].sort()).toEqual(['convicted', 'conviction', 'convictions'])
      }
    },
  )

  it.each([
    ['enquiry', 'inquiry'],
    ['license', 'licence'],
    ['willful', 'wilful'],
  ])('finds its other spelling, its own first: %s', async (word, other) => {
    expect(await idsOf(word)).toEqual([word, other])
  })

  it('stands for its forms beside other words, and is marked in them', async () => {
    expect(await idsOf('enquiry AND officer')).toEqual(['enquiry', 'inquiry'])
    const { results } = await find('enquiry officer')
    const marked = results.flatMap(({ passages: [passage] }) =>
      passage?.marks.map(({ from, to }) => passage.text.slice(from, to)),
    )
    expect(marked).toContain('inquiry')
  })

  it('is only itself in quotation marks and where it is refused', async () => {
    expect(await idsOf('"convictions"')).toEqual(['convictions'])
    expect((await idsOf('convicted NOT convictions')).sort()).toEqual(['convicted', 'conviction'])
  })

  it('does not bring what only looks like it', async () => {
    expect(await idsOf('limitation')).toEqual(['limitation'])
  })

  it('is not corrected where the library has another spelling of it', async () => {
    expect((await find('enquiries licences')).understood.corrections).toEqual([])
    expect((await find('licenced', 'legal_issue')).understood.corrections).toEqual([])
  })
})
