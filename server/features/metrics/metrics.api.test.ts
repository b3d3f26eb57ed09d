import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

const metricsToken = 'a-token-of-the-operator'
let test: TestApp
beforeAll(async () => {
  const readPool = () => ({ total: 3, idle: 2, waiting: 7 })
  test = await openTestApp({ metricsToken, readPool })
})
afterAll(() => test.close())

const scrape = (authorization?: string) =>
  test.call(undefined, { method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} })
const read = async () => (await scrape(`Bearer ${metricsToken}`)).text
/** The value of a line such as `name{a="b"} 7`. */
async function readSeries(series: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('the figures for Prometheus', () => {
  it('are for the token alone, not for an administrator', async () => {
    const admin = await test.createSignedIn({ role: 'admin' })
    const answers = await Promise.all([
      scrape(),
      scrape('Bearer wrong'),
      scrape(`Bearer ${admin.token}`),
      scrape(`Bearer ${metricsToken}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200])
    expect(answers[3]?.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  it('are not there without a token in the settings', async () => {
    const plain = await openTestApp()
    const headers = { authorization: 'Bearer undefined' }
    expect((await plain.call(undefined, { method: 'GET', url: '/metrics', headers })).status).toBe(404)
    await plain.close()
  })

  it('count requests by route, not by address', async () => {
    const { token } = await test.createSignedIn()
    for (const id of [999_998, 999_999]) await test.call(token, { method: 'GET', url: `/api/drafts/${id}` })
    const series =
      'munshi_http_request_duration_seconds_count{method="GET",route="/api/drafts/:id",status="404"}'
    expect(await readSeries(series)).toBe(2)
    expect(await read()).not.toContain('/api/drafts/9')
    expect(await read()).toMatch(
      /munshi_http_request_duration_seconds_bucket\{le="0\.1",method="GET",route="\/api\/drafts\/:id"/,
    )
  })

  it('count searches by where they were made and whether they found something', async () => {
    const { token } = await test.createSignedIn()
    const search = (query: string) =>
      test.call(token, {
        method: 'POST',
        url: '/api/case-law/search',
        payload: { query, searchType: 'keyword' },
      })
    const found = 'munshi_searches_total{place="cases",found="no"}'
    const before = (await readSeries(found)) ?? 0
    expect((await search('xyzzyplugh')).status).toBe(200)
    expect(await readSeries(found)).toBe(before + 1)
  })

  it('say what waits: mails, documents, connections; and how far the event loop lags', async () => {
    const queued = (await readSeries('munshi_mails{status="queued"}')) ?? 0
    await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        username: 'counted',
        email: 'counted@example.in',
        password: 'green river under stones',
        firstName: 'Bina',
        lastName: 'Das',
      },
    })
    expect((await readSeries('munshi_mails{status="queued"}')) ?? 0).toBeGreaterThan(queued)
    expect(await readSeries('munshi_document_jobs{state="waiting"}')).toBe(0)
    expect(await readSeries('munshi_database_connections{state="waiting"}')).toBe(7)
    expect(await readSeries('munshi_judgments')).toBeGreaterThan(0)
    expect(await readSeries('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})
