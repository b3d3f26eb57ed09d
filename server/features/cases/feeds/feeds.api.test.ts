import { parseFeed } from '@rowanmanning/feed-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { openTestCases } from '#server/testing/test-cases.ts'

let test: TestApp
const library = openTestCases()
let searches = 0
const cases = {
  ...library,
  listNewest: (...asked: Parameters<typeof library.listNewest>) => {
    searches += 1
    return library.listNewest(...asked)
  },
}
beforeAll(async () => {
  test = await openTestApp({ cases })
})
afterAll(async () => {
  await test.close()
  await library.close()
})

const url = '/api/case-law/searches'
const name = 'Arrest & <bail> "again"'
async function save(token: string, fields: object = {}): Promise<number> {
  const payload = { name, query: 'arrest', searchType: 'keyword', ...fields }
  return (await test.call(token, { method: 'POST', url, payload })).body.id
}
const open = async (token: string, id: number) =>
  test.call(token, { method: 'POST', url: `${url}/${id}/feed` })
const close = async (token: string, id: number) =>
  test.call(token, { method: 'DELETE', url: `${url}/${id}/feed` })
/** As a reader of feeds: without a session. */
const read = async (address: string) =>
  test.app.inject({ method: 'GET', url: address.replace(/^https?:\/\/[^/]+/, '') })

describe('a feed of a saved search', () => {
  it('is well-formed Atom with the newest judgments first, read without a session', async () => {
    const { token } = await test.createSignedIn()
    const id = await save(token)
    const { status, body } = await open(token, id)
    expect(status).toBe(201)
    const answer = await read(body.address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/atom+xml')
    expect(answer.headers['cache-control']).toBe('private, max-age=900')
    const feed = parseFeed(answer.body)
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
    expect(feed.title).toBe(name)
    expect(feed.self).toBe(body.address)
    expect(feed.url).toMatch(new RegExp(`/case-law/searches/${id}$`))
    expect(feed.items.length).toBeGreaterThan(5)
    const days = feed.items.map(({ updated }) => updated?.getTime() ?? Number.NaN)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    for (const { id, url, title, description } of feed.items) {
      expect(url).toBe(id)
      expect(url).toMatch(/\/case-law\/[a-z0-9-]+$/)
      expect(title).toBeTruthy()
      expect(description).toMatch(/Court/)
    }
  })

  it('follows the filters of the search', async () => {
    const { token } = await test.createSignedIn()
    const wide = (await open(token, await save(token))).body.address
    const narrow = (await open(token, await save(token, { filters: { within: ['dowry'] } }))).body.address
    const count = async (address: string) => parseFeed((await read(address)).body).items.length
    expect(await count(narrow)).toBeGreaterThan(0)
    expect(await count(narrow)).toBeLessThan(await count(wide))
  })

  it('is told once; a new address ends the old one, and turning it off ends both', async () => {
    const { token } = await test.createSignedIn()
    const id = await save(token)
    const first = (await open(token, id)).body
    const { body } = await test.call(token, { method: 'GET', url: `${url}/${id}` })
    expect(body.feedAt).toBe(first.feedAt)
    expect(JSON.stringify(body)).not.toContain(first.address.split('=')[1])
    const second = (await open(token, id)).body.address
    expect((await read(first.address)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await close(token, id)).status).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
  })

  it('ends with the search, and comes back with it', async () => {
    const { token } = await test.createSignedIn()
    const id = await save(token)
    const { address } = (await open(token, id)).body
    await test.call(token, { method: 'DELETE', url: `${url}/${id}` })
    expect((await read(address)).statusCode).toBe(404)
    await test.call(token, { method: 'POST', url: `${url}/${id}/restorations` })
    expect((await read(address)).statusCode).toBe(200)
  })

  it('of a suspended account is not there', async () => {
    const { user, token } = await test.createSignedIn()
    const { address } = (await open(token, await save(token))).body
    const admin = await test.createSignedIn({ role: 'admin' })
    const payload = { status: 'suspended' }
    await test.call(admin.token, { method: 'PATCH', url: `/api/admin/users/${user.id}/status`, payload })
    expect((await read(address)).statusCode).toBe(404)
  })

  it('searches once in a quarter of an hour, however often it is read, and counts for nothing', async () => {
    const { token } = await test.createSignedIn()
    const { address } = (await open(token, await save(token))).body
    searches = 0
    await read(address)
    await read(address)
    expect(searches).toBe(1)
    test.turnClock(16 * 60_000)
    await read(address)
    expect(searches).toBe(2)
  })

  it('is nobody else’s to open or close, and needs the whole secret', async () => {
    const { token } = await test.createSignedIn()
    const other = await test.createSignedIn()
    const id = await save(token)
    expect([(await open(other.token, id)).status, (await close(other.token, id)).status]).toEqual([404, 404])
    const { address } = (await open(token, id)).body
    expect((await read(address.slice(0, -1))).statusCode).toBe(404)
    expect((await read('/api/feeds/case-law')).statusCode).toBe(400)
  })

  it('is not in what a person takes away: its hash is no use to anybody', async () => {
    const { token } = await test.createSignedIn()
    await open(token, await save(token))
    const { body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(body.savedSearches).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('feedHash')
  })
})
