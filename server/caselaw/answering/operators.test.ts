import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaseQuestion, caseSearchBody } from '#shared/contract/cases.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { law } from '../understanding/testing/test-law.ts'
import { createCaseFinder } from './find-cases.ts'

const words = ['arrest', 'arrested', 'warrant', 'bail', 'basic', 'structure', 'amend', 'amending', 'the']
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-operators-'))
const index: CaseIndex = openLanceIndex({
  folder,
  relatedSections: law.sectionMap.listRelated,
  thesaurus: () => law.thesaurus,
})
/** Texts of few different words, so that all pairs of words are near each other somewhere. */
const texts = new Map(
  fc
    .sample(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 14 }), { numRuns: 120, seed: 11 })
    .map((text, at): [string, string[]] => [`t${at}`, text]),
)
const known = [
  makeJudgment('gandhi', {
    title: 'Maneka Gandhi v Union of India',
    bench: ['P.N. Bhagwati', 'Y.V. Chandrachud'],
    year: 1978,
    citations: ['(1978) 1 SCC 248'],
    sections: [{ act: 'Constitution', section: '21' }],
    text: 'Personal liberty is not to be taken away.\nThe passport was impounded.\nNobody was heard on the impounding of the passport before it was taken.',
  }),
  makeJudgment('murder', {
    title: 'Ramlal v State of Bihar',
    court: 'Bombay High Court',
    year: 2015,
    bench: ['D.Y. Chandrachud'],
    sections: [{ act: 'BNS', section: '103' }],
    text: 'Liberty was not the question.\nMurder was.',
  }),
]

beforeAll(async () => {
  await putAndPublish(index, [
    ...[...texts].map(([id, text]) => makeJudgment(id, { title: 'Q v Z', text: text.join(' ') })),
    ...known,
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
/** The API refuses very long keyword searches (shared/contract/cases.ts); the search must handle them. */
const asKeywords = (query: string): CaseQuestion => ({
  ...caseSearchBody.parse({ query, searchType: 'legal_issue' }),
  searchType: 'keyword',
})
const find = (query: string) => finder.find(asKeywords(query))
const idsOf = async (query: string) =>
  (await finder.rank(caseSearchBody.parse({ query, searchType: 'keyword' })))
    .map(({ entry }) => entry.id)
    .sort()

/** The ids that a direct test of each text's words gives. */
function matching(test: (text: string[]) => boolean): string[] {
  return [...texts].flatMap(([id, text]) => (test(text) ? [id] : [])).sort()
}

function standsNear(text: string[], isOne: RegExp, isOther: RegExp, within: number): boolean {
  return text.some(
    (one, at) =>
      isOne.test(one) &&
      text.some((other, place) => place !== at && isOther.test(other) && Math.abs(place - at) <= within),
  )
}

describe('a keyword search with operators', () => {
  it.each([
    ['arrest*', /^arrest/],
    ['amend*', /^amend/],
    ['stru*', /^stru/],
  ])('%s finds every text with such a word', async (query, pattern) => {
    expect(await idsOf(query)).toEqual(matching(text => text.some(word => pattern.test(word))))
  })

  it.each([
    ['arrest NEAR/1 warrant', /^arrest$/, /^warrant$/, 1],
    ['warrant NEAR/3 arrest', /^arrest$/, /^warrant$/, 3],
    ['arrest* NEAR/2 warrant', /^arrest/, /^warrant$/, 2],
    ['(bail OR warrant) NEAR/2 amend*', /^(bail|warrant)$/, /^amend/, 2],
    ['bail NEAR/2 bail', /^bail$/, /^bail$/, 2],
  ])('%s finds what stands so near, in both orders, and nothing else', async (query, one, other, within) => {
    const expected = matching(text => standsNear(text, one, other, within))
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(texts.size)
    expect(await idsOf(query)).toEqual(expected)
  })

  it('takes a phrase on a side of NEAR whole', async () => {
    const found = await idsOf('"basic structure" NEAR/3 amend*')
    for (const id of found) {
      expect(texts.get(id)?.join(' ')).toMatch(/basic structure/)
      expect(texts.get(id)?.join(' ')).toMatch(/amend/)
    }
  })

  it('joins and refuses them as it does words', async () => {
    const near = matching(text => standsNear(text, /^arrest/, /^warrant$/, 2))
    const bail = matching(text => text.includes('bail'))
    expect(await idsOf('arrest* NEAR/2 warrant bail')).toEqual(near.filter(id => bail.includes(id)))
    expect(await idsOf('bail NOT arrest* NEAR/2 warrant')).toEqual(bail.filter(id => !near.includes(id)))
    expect(await idsOf('arrest* NEAR/2 warrant OR bail')).toEqual([...new Set([...near, ...bail])].sort())
  })

  it.each([
    ['title:gandhi', ['gandhi']],
    ['title:"union of india"', ['gandhi']],
    ['title:gand*', ['gandhi']],
    ['title:liberty', []],
    ['judge:bhagwati', ['gandhi']],
    ['judge:"d y chandrachud"', ['murder']],
    ['liberty judge:chandrachud', ['gandhi', 'murder']],
    ['liberty NOT judge:bhagwati', ['murder']],
    ['liberty NOT (judge:bhagwati OR year:1990)', ['murder']],
    ['liberty AND (year:2015 OR title:nobody)', ['murder']],
    ['year:1978', ['gandhi']],
    ['liberty year:>1978', ['murder']],
    ['court:bombay', ['murder']],
    ['liberty court:"supreme court"', ['gandhi']],
    ['section:"302 IPC"', ['murder']],
    ['section:21', ['gandhi']],
    ['section:BNS', ['murder']],
    ['citation:"(1978) 1 SCC 248"', ['gandhi']],
    ['citation:1978 1 SCC 248 liberty', ['gandhi']],
    ['judge:nobody liberty', []],
    ['court:mars liberty', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })

  it('tells the words a beginning stands for, or that there are none', async () => {
    const { understood } = await find('arrest* NOT amend*')
    expect(understood.conditions).toEqual([
      { text: 'arrest*', note: expect.stringMatching(/^arrest(ed)?, arrest(ed)?$/) },
    ])
    const nothing = await find('xyz* liberty')
    expect(nothing).toMatchObject({
      total: 0,
      understood: { conditions: [{ text: 'xyz*', note: 'no word of this library begins so' }] },
    })
  })

  it('says where a beginning has more words than are searched', async () => {
    const many = Array.from({ length: 260 }, (_, at) => `qua${at.toString(36)}x`)
    await putAndPublish(index, [makeJudgment('many', { text: many.join(' ') })])
    const { understood, total } = await find('qua*')
    expect(total).toBe(1)
    expect(understood.notices.join()).toMatch(/260 words of this library begin with “qua”: the 200/)
    await putAndPublish(index, [], { remove: ['many'] })
  })

  it('offers what has most of it, where nothing has all of it', async () => {
    const { total, nearest } = await find('passport NEAR/3 murder* year:2015')
    expect(total).toBe(0)
    expect(nearest.map(({ id }) => id).sort()).toEqual(['gandhi', 'murder'])
    expect((await find('liberty')).nearest).toEqual([])
    expect((await find('zzzz qqqq')).nearest).toEqual([])
  })

  it('shows passages that show what was asked', async () => {
    const { results } = await find('passport NEAR/4 impound*')
    expect(results[0]?.id).toBe('gandhi')
    const [first] = results[0]?.passages ?? []
    expect(first?.text).toMatch(/impound/)
    expect(first?.marks.map(({ from, to }) => first.text.slice(from, to))).toEqual(
      expect.arrayContaining(['passport', expect.stringMatching(/^impound/)]),
    )
  })

  it.each([
    ['a'.repeat(90_000), 0],
    ['(arrest* OR warrant*) NEAR/999999 (bail* OR amend* OR basic* OR stru*)', 1],
    [`${'arrest* NEAR/9 warrant* '.repeat(300)}`, 0],
    [`${'arrest OR '.repeat(3000)}warrant`, 1],
    [`${'('.repeat(5000)}arrest${')'.repeat(5000)}`, 1],
    [`${'NOT '.repeat(3001)}arrest`, 0],
    [`${'title:x year:1 '.repeat(500)}`, 0],
    ['a* b* c*', 0],
  ])('%# answers a hostile query with words, in bounded time', async (query, least) => {
    const started = performance.now()
    const { total, understood } = await find(query)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(total).toBeGreaterThanOrEqual(least)
    if (!/^a{9}|^NOT/.test(query)) expect(understood.notices.length).toBeGreaterThan(0)
  })
})
