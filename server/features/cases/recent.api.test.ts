import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countedSearches } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const url = '/api/case-law/recent'
const ask = async (token: string, query: string) =>
  (await test.call(token, { method: 'POST', url: '/api/case-law/search', payload: { query } })).body
const list = async (token: string) => (await test.call(token, { method: 'GET', url })).body
const remove = (token: string, id: number | string) =>
  test.call(token, { method: 'DELETE', url: `${url}/${id}` })
const queriesOf = async (token: string) => (await list(token)).map((one: { query: string }) => one.query)

describe('recent searches', () => {
  it('stand newest first; the same one again moves to the top', async () => {
    const { token } = await test.createSignedIn()
    for (const query of ['one', 'two', 'three', 'one']) {
      test.turnClock(1000)
      await ask(token, query)
    }
    expect(await queriesOf(token)).toEqual(['one', 'three', 'two'])
  })

  it('are shortened in the list and whole on their own', async () => {
    const { token } = await test.createSignedIn()
    const brief = 'न्याय '.repeat(200).trim()
    const { recentId } = await ask(token, brief)
    const [shown] = await list(token)
    expect(shown.query).toHaveLength(200)
    expect(shown.query.endsWith('…')).toBe(true)
    expect((await test.call(token, { method: 'GET', url: `${url}/${recentId}` })).body.query).toBe(brief)
  })

  it('are the last fifty', async () => {
    const { token } = await test.createSignedIn()
    for (let number = 1; number <= 52; number += 1) {
      test.turnClock(1000)
      await ask(token, `query ${number}`)
    }
    const queries = await queriesOf(token)
    expect([queries.length, queries[0], queries.at(-1)]).toEqual([50, 'query 52', 'query 3'])
  })

  it('can be cleared one by one or all, which neither costs nor gives anything', async () => {
    const { user, token } = await test.createSignedIn()
    const { recentId } = await ask(token, 'one')
    await ask(token, 'two')
    expect((await remove(token, recentId)).status).toBe(204)
    expect(await queriesOf(token)).toEqual(['two'])
    expect((await remove(token, recentId)).status).toBe(404)
    expect((await test.call(token, { method: 'DELETE', url })).status).toBe(204)
    expect(await list(token)).toEqual([])
    expect((await ask(token, 'one')).counted).toBe(false)
    const me = await test.call(token, { method: 'GET', url: '/api/auth/user' })
    expect(me.body).toMatchObject({ id: user.id, usageCount: 2 })
  })

  it('of somebody else are not there, for an administrator neither', async () => {
    const { token } = await test.createSignedIn()
    const { recentId } = await ask(token, 'privileged')
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    expect((await test.call(admin, { method: 'GET', url: `${url}/${recentId}` })).status).toBe(404)
    expect((await remove(admin, recentId)).status).toBe(404)
    await test.call(admin, { method: 'DELETE', url })
    expect(await list(admin)).toEqual([])
    expect(await queriesOf(token)).toEqual(['privileged'])
  })

  it.each(['0', '-1', 'x', '99999999999', '%00'])('the id %s finds nothing', async id => {
    const { token } = await test.createSignedIn()
    expect([400, 404]).toContain((await test.call(token, { method: 'GET', url: `${url}/${id}` })).status)
    expect([400, 404]).toContain((await remove(token, id)).status)
  })
})

describe('what is kept', () => {
  it('of counting is gone the next day', async () => {
    const { user, token } = await test.createSignedIn()
    await ask(token, 'one')
    test.turnClock(24 * 60 * 60 * 1000)
    await ask((await test.createSignedIn()).token, 'two')
    const rows = await test.db.select().from(countedSearches).where(eq(countedSearches.ownerId, user.id))
    expect(rows).toEqual([])
  })

  it('goes into the export of a person and leaves with the account', async () => {
    const { user, token } = await test.createSignedIn()
    const { recentId } = await ask(token, 'my own search')
    await test.call(token, {
      method: 'PUT',
      url: '/api/case-law/saved/arnesh-kumar-v-state-of-bihar',
      payload: { note: 'my own note' },
    })
    const { body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(body.recentSearches).toMatchObject([{ id: recentId, query: 'my own search' }])
    expect(body.savedCases).toMatchObject([{ note: 'my own note' }])
    const left = await test.call(token, {
      method: 'DELETE',
      url: '/api/account',
      payload: { password: 'correct horse' },
    })
    expect(left.status).toBe(204)
    const rows = await test.db.select().from(countedSearches).where(eq(countedSearches.ownerId, user.id))
    expect(rows).toEqual([])
  })
})
