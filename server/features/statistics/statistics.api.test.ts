import { afterAll, beforeAll, expect, it } from 'vitest'
import { day } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  type ChartSeries,
  type PeriodLength,
  type Statistics,
  statistics,
} from '#shared/contract/statistics.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await openTestApp()
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
})
afterAll(() => test.close())

async function read(by?: PeriodLength): Promise<Statistics> {
  const query = by ? `?by=${by}` : ''
  const { status, body } = await test.call(admin, { method: 'GET', url: `/api/admin/statistics${query}` })
  expect(status).toBe(200)
  return statistics.parse(body)
}

const get = (url: string, token: string) => test.call(token, { method: 'GET', url })
const valuesOf = (all: Statistics, id: ChartSeries) =>
  all.charts.flatMap(({ series }) => series).find(series => series.id === id)?.values ?? []
const latest = (all: Statistics, id: ChartSeries) => valuesOf(all, id).at(-1)
const rowsOf = (all: Statistics, id: string) => all.rankings.find(ranking => ranking.id === id)?.rows ?? []

it('counts documents by form, language and format, guides by title, and never who', async () => {
  const { token } = await test.createSignedIn()
  const body = { values: {}, language: 'hi', format: 'docx' }
  const made = await test.call(token, { method: 'POST', url: '/api/forms/1001/documents', payload: body })
  expect(made.status).toBe(200)
  const { body: guides } = await get('/api/procedures', token)
  const slug = guides[0].slug
  await get(`/api/procedures/${slug}`, token)
  await get(`/api/procedures/${slug}`, token)
  const all = await read()
  expect(latest(all, 'downloaded')).toBe(1)
  expect(rowsOf(all, 'forms')).toEqual([{ key: '1001', name: expect.stringMatching(/\w/), count: 1 }])
  expect(rowsOf(all, 'languages')).toEqual([{ key: 'hi', name: 'Hindi', count: 1 }])
  expect(rowsOf(all, 'formats')).toEqual([{ key: 'docx', name: 'Word', count: 1 }])
  expect(rowsOf(all, 'guides')).toContainEqual({ key: slug, name: guides[0].title, count: 2 })
})

it('a document that could not be made is not counted', async () => {
  const before = latest(await read(), 'downloaded')
  const { token } = await test.createSignedIn({ usageLimit: 0 })
  const body = { values: {}, language: 'en', format: 'pdf' }
  const refused = await test.call(token, { method: 'POST', url: '/api/forms/1001/documents', payload: body })
  expect(refused.status).toBe(429)
  expect(latest(await read(), 'downloaded')).toBe(before)
})

it('counts a search once it is typed, with those that found nothing', async () => {
  const type = async (words: string[]) => {
    const { token } = await test.createSignedIn()
    for (const word of words) await get(`/api/forms?search=${encodeURIComponent(word)}`, token)
  }
  await type(['b', 'ba', 'bail'])
  await type(['zzqqx', 'zzqqxv'])
  expect(latest(await read(), 'formSearches')).toBe(0)
  test.turnClock(4000)
  const all = await read()
  expect(latest(all, 'formSearches')).toBe(2)
  expect(latest(all, 'foundNothing')).toBe(1)
})

it('counts a person once a week, however often they come', async () => {
  await read() // the administrator is counted
  const before = latest(await read(), 'active') ?? 0
  const { token } = await test.createSignedIn()
  for (let time = 0; time < 3; time++) await get('/api/drafts', token)
  expect(latest(await read(), 'active')).toBe(before + 1)
  test.turnClock(7 * day)
  await get('/api/drafts', token)
  await read()
  expect(valuesOf(await read(), 'active').slice(-2)).toEqual([before + 1, 2])
})

it('says how many accounts there are, and when they came', async () => {
  const pending = await test.createUser({ status: 'pending' })
  const before = await read('day')
  await test.call(admin, {
    method: 'PATCH',
    url: `/api/admin/users/${pending.id}/status`,
    payload: { status: 'approved' },
  })
  const after = await read('day')
  expect(after.now.approved).toBe((before.now.approved ?? 0) + 1)
  expect(after.now.pending).toBe((before.now.pending ?? 0) - 1)
  expect(latest(after, 'approved')).toBe(1)
  expect(after.storage.database).toBeGreaterThan(0)
})

it.each([
  ['day', 30],
  ['week', 26],
  ['month', 12],
] as const)('divides the time by %s into %i periods without a hole', async (by, count) => {
  const all = await read(by)
  expect(all.periods).toHaveLength(count)
  expect([...new Set(all.periods)].sort()).toEqual(all.periods)
  if (by === 'week') expect(all.periods.every(first => new Date(first).getUTCDay() === 1)).toBe(true)
  for (const chart of all.charts) for (const { values } of chart.series) expect(values).toHaveLength(count)
})

it('refuses another division', async () => {
  expect((await get('/api/admin/statistics?by=year', admin)).status).toBe(400)
})

it("a person's last week is in their export", async () => {
  const { token } = await test.createSignedIn()
  await get('/api/drafts', token)
  await read()
  const file = await get('/api/account/export', token)
  expect(file.body.lastActiveWeek).toMatch(/^\d{4}-\d\d-\d\d$/)
})
