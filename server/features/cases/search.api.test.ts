import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveIndianDay } from '#server/lib/clock.ts'
import { logOptions } from '#server/lib/log-options.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { openClock } from '#server/testing/open-clock.ts'
import { openTestCases } from '#server/testing/test-cases.ts'
import { briefLimit, caseSearchBody } from '#shared/contract/cases.ts'
import { hashQuestion } from './recent.ts'
import { claimSearch, releaseClaim } from './store.ts'

let test: TestApp
let isBroken = false
/** How many searches run, and how many ran at once. */
let running = 0
let most = 0
const library = openTestCases()
const cases = {
  ...library,
  search: async (question: Parameters<typeof library.search>[0]) => {
    running += 1
    most = Math.max(most, running)
    await new Promise(resolve => setTimeout(resolve, 30))
    running -= 1
    if (isBroken) throw new Error(`the engine choked on "${question.query}"`)
    return library.search(question)
  },
}
const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
beforeAll(async () => {
  test = await openTestApp({ cases, logger: { ...logOptions('trace'), stream } })
})
afterAll(async () => {
  await test.close()
  await library.close()
})

const url = '/api/case-law/search'
const ask = (token: string, payload: object) => test.call(token, { method: 'POST', url, payload })
const readCount = async (token: string) =>
  (await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.usageCount
const listRecent = async (token: string) =>
  (await test.call(token, { method: 'GET', url: '/api/case-law/recent' })).body
const day = 24 * 60 * 60 * 1000

describe('a search', () => {
  it('answers with what was found, and is counted and remembered', async () => {
    const { token } = await test.createSignedIn()
    const { status, body } = await ask(token, { query: ' Arnesh ', category: 'Criminal', userId: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ page: 1, counted: true })
    expect(body.results[0].caseTitle).toContain('Arnesh')
    expect(await readCount(token)).toBe(1)
    expect(await listRecent(token)).toMatchObject([
      {
        id: body.recentId,
        query: 'Arnesh',
        searchType: 'legal_issue',
        category: 'Criminal',
        total: body.total,
      },
    ])
  })

  it('again on the same day is free, whatever narrows or pages it; another type or text is not', async () => {
    const { token } = await test.createSignedIn()
    const first = await ask(token, { query: 'Bachan' })
    const again = [
      { query: 'Bachan' },
      { query: 'Bachan', page: 2 },
      { query: 'Bachan', category: 'Tax' },
      { query: 'Bachan', filters: { yearFrom: 1980 } },
    ]
    for (const payload of again) {
      const { body } = await ask(token, payload)
      expect(body).toMatchObject({ counted: false, recentId: first.body.recentId })
    }
    expect(await readCount(token)).toBe(1)
    expect(await listRecent(token)).toMatchObject([{ filters: { yearFrom: 1980 }, category: null }])
    expect((await ask(token, { query: 'Bachan', searchType: 'keyword' })).body.counted).toBe(true)
    expect((await ask(token, { query: 'Bachan Singh' })).body.counted).toBe(true)
    expect(await readCount(token)).toBe(3)
  })

  it('of somebody else does not make it free', async () => {
    const [one, other] = [await test.createSignedIn(), await test.createSignedIn()]
    await ask(one.token, { query: 'Arnesh' })
    expect((await ask(other.token, { query: 'Arnesh' })).body.counted).toBe(true)
  })

  it('many times at the same moment counts once', async () => {
    const { token } = await test.createSignedIn({ usageLimit: 1 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(token, { query: 'Arnesh' })))
    expect(answers.map(answer => answer.status)).toEqual(Array(12).fill(200))
    expect(answers.filter(answer => answer.body.counted)).toHaveLength(1)
    expect(await readCount(token)).toBe(1)
    expect(await listRecent(token)).toHaveLength(1)
  })

  it('never passes the limit, not even as one of many at the same moment', async () => {
    const { token } = await test.createSignedIn({ usageLimit: 2 })
    const queries = ['one', 'two', 'three', 'four', 'four', 'four']
    const answers = await Promise.all(queries.map(query => ask(token, { query })))
    const done = new Set(queries.filter((_, index) => answers[index]?.status === 200))
    expect(done.size).toBe(2)
    const refused = answers.find(answer => answer.status !== 200)
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit_reached' } })
    expect(await readCount(token)).toBe(2)
    expect(await listRecent(token)).toHaveLength(2)
    const [one] = done
    expect((await ask(token, { query: one })).status).toBe(200)
  })

  describe('of which a twin is being counted at this moment', () => {
    async function claim(claimedAt: Date) {
      const { user, token } = await test.createSignedIn({ usageLimit: 0 })
      const question = caseSearchBody.parse({ query: 'Arnesh' })
      const key = {
        ownerId: user.id,
        day: deriveIndianDay(test.now()),
        hash: hashQuestion(user.id, question),
      }
      return { token, id: await claimSearch(test.db, { ...key, claimedAt }) }
    }

    it('waits to hear whether the limit let it, and is not free when not', async () => {
      const { token, id = 0 } = await claim(test.now())
      const answer = ask(token, { query: 'Arnesh' })
      await new Promise(resolve => setTimeout(resolve, 150))
      await releaseClaim(test.db, id)
      expect((await answer).body.code).toBe('limit_reached')
    })

    it('does not wait for a twin that died while it was counted', async () => {
      const { token } = await claim(new Date(test.now().getTime() - 11_000))
      expect((await ask(token, { query: 'Arnesh' })).status).toBe(200)
    })
  })

  it('is counted anew after midnight in India', async () => {
    expect(deriveIndianDay(new Date('2026-05-31T18:29:59Z'))).toBe('2026-05-31')
    expect(deriveIndianDay(new Date('2026-05-31T18:30:00Z'))).toBe('2026-06-01')
    const { user, token } = await test.createSignedIn()
    await ask(token, { query: 'Arnesh' })
    test.turnClock(day)
    const fresh = await test.signIn(user)
    expect((await ask(fresh, { query: 'Arnesh' })).body.counted).toBe(true)
    expect(await listRecent(fresh)).toHaveLength(1)
  })
})

describe('a search that fails', () => {
  it('says so, is not counted and not remembered, and can be tried again', async () => {
    const { token } = await test.createSignedIn({ usageLimit: 1 })
    isBroken = true
    const failed = await Promise.all([1, 2, 3].map(() => ask(token, { query: 'Arnesh' })))
    isBroken = false
    for (const { status, body } of failed) {
      expect(status).toBe(503)
      expect(body).toEqual({ code: 'unavailable', message: 'AI search failed' })
    }
    expect(await readCount(token)).toBe(0)
    expect(await listRecent(token)).toEqual([])
    expect((await ask(token, { query: 'Arnesh' })).body.counted).toBe(true)
  })
})

describe('the log', () => {
  it('never has a word of what was searched, saved or failed', async () => {
    const { user, token } = await test.createSignedIn()
    const brief = `My client whispered secretwords ${'x'.repeat(500)}`
    await ask(token, { query: brief })
    await ask(token, { query: `${brief}\u0000` })
    isBroken = true
    await ask(token, { query: `${brief} again` })
    isBroken = false
    const id = (await listRecent(token))[0].id
    await test.call(token, { method: 'GET', url: `/api/case-law/recent/${id}` })
    await test.app.inject({
      method: 'POST',
      url: '/api/case-law/uploads',
      headers: { 'x-session-token': token, 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.4 secretwords'),
    })
    const { clock, breakClock } = openClock()
    const broken = await openTestApp({ cases, clock, logger: { ...logOptions('trace'), stream } })
    const there = await broken.createSignedIn()
    await broken.call(there.token, { method: 'GET', url: '/api/auth/user' })
    breakClock()
    expect((await broken.call(there.token, { method: 'POST', url, payload: { query: brief } })).status).toBe(
      500,
    )
    await broken.close()
    const log = lines.join('')
    expect(log).toContain('a case-law search failed')
    expect(log).toContain('an unexpected error')
    expect(log).not.toContain('secretwords')
    expect(user.id).toBeGreaterThan(0)
  })

  it('has no values of a statement that failed', async () => {
    const failed = new Error('Failed query: insert into x values ($1)\nparams: secretwords')
    const described = logOptions('info').serializers.err(
      Object.assign(failed, { query: 'insert into x values ($1)', params: ['secretwords'] }),
    )
    expect(described).toMatchObject({ query: 'insert into x values ($1)' })
    expect(JSON.stringify(described)).not.toContain('secretwords')
    expect(logOptions('info').serializers.err(new Error('plain')).message).toBe('plain')
  })
})

describe('one person', () => {
  it('has one search running at a time, whatever it is narrowed to, and holds up nobody else', async () => {
    const [one, other] = [await test.createSignedIn(), await test.createSignedIn()]
    most = 0
    const years = Array.from({ length: 8 }, (_, at) => 1980 + at)
    const searches = years.map(yearFrom => ask(one.token, { query: 'Bachan', filters: { yearFrom } }))
    const answers = await Promise.all(searches)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(most).toBe(1)
    await Promise.all([one, other].map(({ token }) => ask(token, { query: 'Arnesh' })))
    expect(most).toBe(2)
  })

  it('with very many searches waiting is asked to wait', async () => {
    const { token } = await test.createSignedIn()
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(token, { query: 'Bachan' })))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 429]))
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'rate_limited' })
    expect((await ask(token, { query: 'Bachan' })).status).toBe(200)
  })
})

describe('what is refused', () => {
  const long = 'अ'.repeat(briefLimit)
  it.each<[string, object]>([
    ['nothing', {}],
    ['a blank query', { query: ' \n\t ' }],
    ['a query that is no text', { query: 7 }],
    ['a NUL', { query: 'a\u0000b' }],
    ['100,001 characters', { query: `${long}अ` }],
    ['keywords of 2,001 characters', { query: 'अ'.repeat(2001), searchType: 'keyword' }],
    ['sixty-five keywords', { query: 'a '.repeat(65), searchType: 'keyword' }],
    ['an unknown category', { query: 'x', category: 'Maritime' }],
    ['an unknown type', { query: 'x', searchType: 'psychic' }],
    ['page 0', { query: 'x', page: 0 }],
    ['page 51', { query: 'x', page: 51 }],
    ['page 1.5', { query: 'x', page: 1.5 }],
    ['a year that is none', { query: 'x', filters: { yearFrom: 'soon' } }],
    ['a NUL in a filter', { query: 'x', filters: { judges: ['a\u0000'] } }],
    ['half a letter in a filter', { query: 'x', filters: { courts: ['\ud800'] } }],
    ['too many filters', { query: 'x', filters: { courts: Array(31).fill('a') } }],
  ])('%s', async (_, payload) => {
    const { token } = await test.createSignedIn()
    expect(await ask(token, payload)).toMatchObject({ status: 400, body: { code: 'validation' } })
    expect(await readCount(token)).toBe(0)
  })

  it('more bytes than a search takes', async () => {
    const { token } = await test.createSignedIn()
    const answer = await ask(token, { query: long.repeat(2) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(answer.body.message).toContain('1,00,000 characters')
  })

  it('but sixty-four keywords are searched with', async () => {
    const { token } = await test.createSignedIn()
    expect((await ask(token, { query: 'a '.repeat(64), searchType: 'keyword' })).status).toBe(200)
  })

  it('but 100,000 characters of Devanagari are searched with, and half a letter is no failure', async () => {
    const { token } = await test.createSignedIn()
    const { status, body } = await ask(token, { query: long, searchType: 'case_brief' })
    expect(status).toBe(200)
    const { body: whole } = await test.call(token, {
      method: 'GET',
      url: `/api/case-law/recent/${body.recentId}`,
    })
    expect(whole.query).toBe(long)
    expect((await ask(token, { query: 'half \ud800' })).status).toBe(200)
  })
})

describe('a list of results', () => {
  type Row = {
    id: string
    date: string | null
    year: number | null
    citedByCount: number
    relevanceScore: number
  }
  const list = async (token: string, more: object = {}) => {
    const { status, body } = await ask(token, { query: 'arrest bail', searchType: 'keyword', ...more })
    expect(status).toBe(200)
    return body as {
      total: number
      results: Row[]
      summary: object | null
      understood: { notices: string[] }
    }
  }
  const datesOf = (rows: Row[]) => rows.map(({ date, year }) => date ?? String(year))

  it('is put in another order, with the same judgments and the same scores', async () => {
    const { token } = await test.createSignedIn()
    const plain = await list(token)
    expect(plain.results).toEqual((await list(token, { sort: 'relevance' })).results)
    const newest = await list(token, { sort: 'newest' })
    const oldest = await list(token, { sort: 'oldest' })
    const cited = await list(token, { sort: 'cited' })
    expect(datesOf(newest.results)).toEqual(datesOf(newest.results).toSorted().reverse())
    expect(datesOf(oldest.results)).toEqual(datesOf(oldest.results).toSorted())
    const counts = cited.results.map(({ citedByCount }) => citedByCount)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    for (const other of [newest, oldest, cited]) expect(other.total).toBe(plain.total)
    const scores = new Map(plain.results.map(({ id, relevanceScore }) => [id, relevanceScore]))
    for (const { id, relevanceScore } of newest.results)
      if (scores.has(id)) expect(relevanceScore, id).toBe(scores.get(id))
    expect(plain.summary).not.toBeNull()
    expect(newest.summary).toBeNull()
  })

  it('is searched within, in any order, also for what must not be there', async () => {
    const { token } = await test.createSignedIn()
    const all = await list(token)
    const within = await list(token, { filters: { within: ['dowry'] } })
    expect(within.total).toBeGreaterThan(0)
    expect(within.total).toBeLessThan(all.total)
    const both = await list(token, { filters: { within: ['dowry', '498A IPC'] }, sort: 'newest' })
    expect(both.total).toBeGreaterThan(0)
    expect(both.total).toBeLessThanOrEqual(within.total)
    const rest = await list(token, { filters: { within: ['NOT dowry'] } })
    expect(rest.total).toBe(all.total - within.total)
  })

  it('within is refused beyond its limit, and is free like every narrowing', async () => {
    const { token } = await test.createSignedIn()
    await list(token)
    await list(token, { filters: { within: ['dowry'] }, sort: 'oldest' })
    expect(await readCount(token)).toBe(1)
    const many = { filters: { within: ['a', 'b', 'c', 'd', 'e', 'f'] } }
    expect((await ask(token, { query: 'bail', ...many })).status).toBe(400)
  })

  it('is narrowed to a Constitution Bench', async () => {
    const { token } = await test.createSignedIn()
    const { results, total } = await list(token, { filters: { benchFrom: 5 } })
    expect(total).toBeGreaterThan(0)
    for (const { judges } of results as (Row & { judges: string[] })[])
      expect(judges.length).toBeGreaterThanOrEqual(5)
  })
})
