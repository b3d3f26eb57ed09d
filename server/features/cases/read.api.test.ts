import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const get = (path: string) => test.call(token, { method: 'GET', url: `/api/case-law${path}` })
const id = 'arnesh-kumar-v-state-of-bihar'

describe('the library', () => {
  it('is browsed as a list, by category and page', async () => {
    const { status, body } = await get('')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    expect(body[0]).toMatchObject({
      caseTitle: expect.any(String),
      court: expect.any(String),
      fullText: null,
    })
    const criminal = (await get('?category=Criminal&page=1')).body
    expect(new Set(criminal.map((one: { category: string }) => one.category))).toEqual(new Set(['Criminal']))
    expect((await get('?page=9999')).body).toEqual([])
  })

  it('says what it holds', async () => {
    expect((await get('/corpus')).body).toMatchObject({ total: expect.any(Number), model: null })
  })

  it('gives one judgment and who cites it', async () => {
    expect((await get(`/${id}`)).body).toMatchObject({ id, caseTitle: expect.stringContaining('Arnesh') })
    expect((await get(`/${id}/cited-by`)).body).toMatchObject({ total: expect.any(Number) })
    expect((await get(`/${id}/history`)).body.points[0]).toMatchObject({ kind: 'followed' })
    expect((await get(`/${id}/network`)).body.centre.id).toBe(id)
  })

  it.each([
    '/no-such-case',
    '/no-such-case/cited-by',
    '/no-such-case/history',
    '/no-such-case/network',
    '/%00',
    '/..%2f..%2fetc',
    "/a'--",
    '/A%20B/cited-by',
  ])('has nothing at %s', async path => {
    expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it.each(['?category=Maritime', '?page=0', '?page=x', '?page=10001', `/${id}/cited-by?page=-1`])(
    'refuses %s',
    async path => {
      expect(await get(path)).toMatchObject({ status: 400, body: { code: 'validation' } })
    },
  )
})
