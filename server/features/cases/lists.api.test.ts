import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { openTestCases } from '#server/testing/test-cases.ts'
import type { CaseList, JudgeProfile, ListedCase } from '#shared/contract/case-lists.ts'

let test: TestApp
let token: string
const cases = openTestCases()
beforeAll(async () => {
  test = await openTestApp({ cases })
  token = (await test.createSignedIn()).token
})
afterAll(async () => {
  await test.close()
  await cases.close()
})

const get = (url: string) => test.call(token, { method: 'GET', url: `/api/case-law/${url}` })
const list = async (query = ''): Promise<CaseList> => {
  const { status, body } = await get(`list${query}`)
  expect(status).toBe(200)
  return body
}
const daysOf = (listed: ListedCase[]) => listed.map(({ date, year }) => date ?? String(year))

describe('judgments without a question', () => {
  it('are listed, the newest first, twenty at a time, and nothing is counted', async () => {
    const first = await list()
    const corpus = (await get('corpus')).body
    expect(first.total).toBe(corpus.total)
    expect(first.cases).toHaveLength(20)
    expect(daysOf(first.cases)).toEqual(daysOf(first.cases).toSorted().reverse())
    const second = await list('?page=2')
    const ids = [...first.cases, ...second.cases].map(({ id }) => id)
    expect(new Set(ids).size).toBe(40)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.usageCount).toBe(0)
  })

  it('are narrowed by court, year, category and bench, as many as the counts say', async () => {
    const all = await list()
    const [court] = all.facets.court
    const bombay = all.facets.court.find(({ value }) => value !== court?.value)
    const [year] = all.facets.year
    expect((await list(`?year=${year?.value}`)).total).toBe(year?.count)
    const slug = bombay?.value.toLowerCase().replaceAll(' ', '-')
    const ofCourt = await list(`?court=${slug}&sort=oldest`)
    expect(ofCourt.total).toBe(bombay?.count)
    expect(new Set(ofCourt.cases.map(one => one.court))).toEqual(new Set([bombay?.value]))
    const benches = (await list('?benchFrom=5&category=Constitutional')).cases
    expect(benches.length).toBeGreaterThan(5)
    for (const { judges, category } of benches) {
      expect(judges.length).toBeGreaterThanOrEqual(5)
      expect(category).toBe('Constitutional')
    }
  })

  it('are listed by how often they are cited', async () => {
    const counts = (await list('?sort=cited')).cases.map(({ citedByCount }) => citedByCount)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(counts[0]).toBeGreaterThan(0)
  })

  it.each(['?page=51', '?year=12', '?sort=relevance', '?benchFrom=0', '?category=Sports'])(
    'asked for with %s are refused',
    async query => expect((await get(`list${query}`)).status).toBe(400),
  )

  it.each([
    'list?court=moon',
    'list?judge=nobody-at-all',
    'courts/moon',
    'judges/nobody-at-all',
    'judges/justice',
  ])('of %s are not there', async url =>
    expect(await get(url)).toMatchObject({ status: 404, body: { message: /no such court or judge/ } }),
  )
})

describe('a court', () => {
  it('has its judges, provisions, years and most cited judgments', async () => {
    const { body } = await get('courts/supreme-court-of-india')
    const listed = await list('?court=supreme-court-of-india&sort=cited')
    expect(body).toMatchObject({ name: 'Supreme Court of India', total: listed.total })
    expect(body.years.from).toBeLessThan(1970)
    expect(body.years.to).toBeGreaterThan(2020)
    expect(body.judges.length).toBeGreaterThan(5)
    expect(body.sections.length).toBeGreaterThan(5)
    expect(body.mostCited.map(({ id }: { id: string }) => id)).toEqual(
      listed.cases.slice(0, 5).map(({ id }) => id),
    )
  })
})

describe('a judge', () => {
  const read = async (slug: string): Promise<JudgeProfile> => (await get(`judges/${slug}`)).body

  it('is one under all spellings, by each of them', async () => {
    const judge = await read('uday-umesh-lalit')
    expect(judge.spellings).toEqual(expect.arrayContaining(['U.U. Lalit', 'U. U. Lalit', 'Uday Umesh Lalit']))
    expect((await read('u-u-lalit')).spellings.toSorted()).toEqual(judge.spellings.toSorted())
    expect(judge.total).toBe((await list('?judge=u-u-lalit')).total)
    expect(judge.judges.map(({ value }) => value)).not.toContain('U.U. Lalit')
    expect(judge.judges.length).toBeGreaterThan(3)
    expect(judge.courts[0]?.value).toBe('Supreme Court of India')
  })

  it('is not another of the same surname, who is not told as the same', async () => {
    const son = await read('d-y-chandrachud')
    const father = await read('y-v-chandrachud')
    expect(son.years.from).toBeGreaterThan(father.years.to ?? Number.NaN)
  })

  it('is found by a name in any spelling', async () => {
    const find = async (name: string) => (await get(`judges?name=${encodeURIComponent(name)}`)).body
    expect(await find('chandrachood')).toEqual(
      expect.arrayContaining(['D.Y. Chandrachud', 'Y.V. Chandrachud']),
    )
    expect((await find('Lalit')).length).toBe(1)
    expect(await find('qwertzu')).toEqual([])
  })
})
