import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { mostSavedSearches, type SavedSearch } from '#shared/contract/saved-searches.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const url = '/api/case-law/searches'
const bail = {
  name: 'Anticipatory bail',
  query: 'anticipatory bail after the charge sheet',
  searchType: 'legal_issue',
  category: 'Criminal',
  filters: { courts: ['Supreme Court of India', 'Bombay High Court'], yearFrom: 2010 },
}
const save = (token: string, fields: object = {}) =>
  test.call(token, { method: 'POST', url, payload: { ...bail, ...fields } })
const list = async (token: string): Promise<SavedSearch[]> =>
  (await test.call(token, { method: 'GET', url })).body
const change = (token: string, id: number, payload: object) =>
  test.call(token, { method: 'PATCH', url: `${url}/${id}`, payload })
const remove = (token: string, id: number) => test.call(token, { method: 'DELETE', url: `${url}/${id}` })
const restore = (token: string, id: number) =>
  test.call(token, { method: 'POST', url: `${url}/${id}/restorations` })

describe('a saved search', () => {
  it('keeps text, type, category and filters, and stands first in the list', async () => {
    const { token } = await test.createSignedIn()
    await save(token)
    const { status, body } = await save(token, { name: 'Of any year', filters: {} })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Of any year', category: 'Criminal', filters: {}, alert: false })
    const both = await list(token)
    expect(both.map(({ name }) => name)).toEqual(['Of any year', 'Anticipatory bail'])
    expect(both[1]).toMatchObject({ query: bail.query, isCut: false, filters: bail.filters })
  })

  it('is saved once, also from two tabs at the same moment, and whatever the order of its filters', async () => {
    const { token } = await test.createSignedIn()
    const answers = await Promise.all([1, 2, 3].map(() => save(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const courts = bail.filters.courts.toReversed()
    const again = await save(token, { name: 'Other', filters: { yearFrom: 2010, courts } })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'You have saved this search already, as "Anticipatory bail".' },
    })
    expect(await list(token)).toHaveLength(1)
  })

  it('of a long text is shortened in the list and whole by itself', async () => {
    const { token } = await test.createSignedIn()
    const query = 'The petitioner apprehends arrest. '.repeat(40).trim()
    const { body } = await save(token, { query, searchType: 'case_brief' })
    const [listed] = await list(token)
    expect(listed).toMatchObject({ isCut: true, query: `${query.slice(0, 200)}…` })
    const whole = await test.call(token, { method: 'GET', url: `${url}/${body.id}` })
    expect(whole.body).toMatchObject({ isCut: false, query })
  })

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a name of two lines', { name: 'one\ntwo' }, 'name'],
    ['without words', { query: ' ' }, 'query'],
    ['with a court that cannot be printed', { filters: { courts: ['\u0000'] } }, 'filters'],
  ])('%s is refused', async (_how, fields, field) => {
    const { token } = await test.createSignedIn()
    const { status, body } = await save(token, fields)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(field)
    expect(await list(token)).toEqual([])
  })

  it('is renamed, and the later of two tabs is told of the other', async () => {
    const { token } = await test.createSignedIn()
    const { id, version } = (await save(token)).body
    expect((await change(token, id, { name: 'Bail', version })).body).toMatchObject({ name: 'Bail' })
    expect(await change(token, id, { name: 'Late', version })).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { name: 'Bail' } } },
    })
  })

  it('is deleted, brought back as it was, and forgotten for good a week later', async () => {
    const { user, token } = await test.createSignedIn()
    const saved = (await save(token, { alert: true })).body
    const later = (await save(token, { query: 'other words' })).body
    expect([(await remove(token, saved.id)).status, (await remove(token, saved.id)).status]).toEqual([
      204, 404,
    ])
    expect(await list(token)).toHaveLength(1)
    expect((await restore(token, saved.id)).body).toMatchObject({ name: bail.name, alert: true })
    await remove(token, saved.id)
    test.turnClock(8 * day)
    const fresh = await test.openSession(user.id)
    await remove(fresh, later.id)
    expect((await restore(fresh, saved.id)).status).toBe(404)
    expect((await restore(fresh, later.id)).status).toBe(200)
  })

  it('cannot be brought back beside the same one saved anew', async () => {
    const { token } = await test.createSignedIn()
    const { id } = (await save(token)).body
    await remove(token, id)
    expect((await save(token)).status).toBe(201)
    expect((await restore(token, id)).status).toBe(409)
    expect(await list(token)).toHaveLength(1)
  })

  it('nobody else can read, change, delete or bring back, not even an administrator', async () => {
    const { token } = await test.createSignedIn()
    const { id, version } = (await save(token)).body
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    const answers = [
      await test.call(admin, { method: 'GET', url: `${url}/${id}` }),
      await change(admin, id, { name: 'Mine', version }),
      await remove(admin, id),
      await restore(admin, id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await list(admin)).toEqual([])
    expect(await list(token)).toHaveLength(1)
  })

  it('is in the file that people take away, whole', async () => {
    const { token } = await test.createSignedIn()
    await save(token)
    const { body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(body.savedSearches).toMatchObject([{ name: bail.name, query: bail.query }])
    expect(body.lastAlertOn).toBeNull()
  })
})

it('the list is full at its limit, which is told, and a deletion makes room', async () => {
  const { token } = await test.createSignedIn()
  for (let at = 0; at < mostSavedSearches; at += 1)
    expect((await save(token, { query: `words ${at}` })).status).toBe(201)
  const full = await save(token)
  expect(full).toMatchObject({ status: 409 })
  expect(full.body.message).toContain('50 saved searches')
  const [newest] = await list(token)
  await remove(token, newest?.id ?? 0)
  expect((await save(token)).status).toBe(201)
  expect((await restore(token, newest?.id ?? 0)).status).toBe(409)
})
