import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import type { AdminFormRequest } from '#shared/contract/form-requests.ts'
import { requestsADay } from './routes.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await openTestApp()
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
})
afterAll(() => test.close())

const ask = (token: string, payload: object) =>
  test.call(token, { method: 'POST', url: '/api/form-requests', payload: { place: 'forms', ...payload } })
const list = async (): Promise<AdminFormRequest[]> =>
  (await test.call(admin, { method: 'GET', url: '/api/admin/form-requests' })).body
const answer = (id: number, answered: boolean) =>
  test.call(admin, { method: 'PATCH', url: `/api/admin/form-requests/${id}`, payload: { answered } })

it('what several people ask for is one line with everybody in it, answered once and asked for again', async () => {
  const asha = await test.createSignedIn({ firstName: 'Asha' })
  const ravi = await test.createSignedIn({ firstName: 'Ravi' })
  expect(await ask(asha.token, { search: 'Gift Deed', note: 'For a flat.' })).toMatchObject({
    status: 201,
    body: { search: 'Gift Deed', note: 'For a flat.' },
  })
  await ask(ravi.token, { search: 'gift  deed', place: 'procedures' })
  await ask(ravi.token, { search: 'gift deed' })
  const [request] = await list()
  expect(request).toMatchObject({
    times: 3,
    answeredAt: null,
    askers: [{ note: '' }, { note: 'For a flat.' }],
  })
  expect(request?.askers.map(({ name }) => name)).toEqual(['Ravi Rao', 'Asha Rao'])

  const id = request?.id ?? 0
  expect((await answer(id, true)).body).toMatchObject({ answeredBy: 'chief' })
  await ask(asha.token, { search: 'caveat' })
  expect((await list()).map(({ search, answeredBy }) => [search, answeredBy])).toEqual([
    ['caveat', null],
    ['gift deed', 'chief'],
  ])
  await ask(asha.token, { search: 'GIFT DEED' })
  expect((await list())[0]).toMatchObject({ id, times: 4, answeredAt: null })
  expect((await list())[0]?.askers[0]?.note).toBe('For a flat.')
  expect((await answer(id, true)).status).toBe(200)
  expect((await answer(id, false)).body).toMatchObject({ answeredAt: null, answeredBy: null })
})

it('belongs to the person: it is in the export, and goes with the account', async () => {
  const { token, user } = await test.createSignedIn()
  await ask(token, { search: 'Power of attorney', note: 'For a sale.' })
  const file = await test.call(token, { method: 'GET', url: '/api/account/export' })
  expect(file.body.formRequests).toMatchObject([
    { search: 'Power of attorney', note: 'For a sale.', times: 1 },
  ])
  expect(await list()).toContainEqual(expect.objectContaining({ search: 'Power of attorney' }))
  await test.call(admin, { method: 'DELETE', url: `/api/admin/users/${user.id}` })
  expect(await list()).not.toContainEqual(expect.objectContaining({ search: 'Power of attorney' }))
})

it.each([
  { search: '' },
  { search: 'x'.repeat(201) },
  { search: 'a\u0000b' },
  { search: 'two\nlines' },
  { search: 'will', note: 'x'.repeat(501) },
  { search: 'will', place: 'elsewhere' },
])('refuses %j and keeps nothing', async payload => {
  const { token } = await test.createSignedIn()
  const before = (await list()).length
  expect(await ask(token, payload)).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(await list()).toHaveLength(before)
})

it('what has no word in it is kept as it is, and a request that is gone is not answered', async () => {
  const { token } = await test.createSignedIn()
  expect((await ask(token, { search: '???' })).status).toBe(201)
  expect((await answer(999_999, true)).status).toBe(404)
})

it('a person may ask for so many a day', async () => {
  const { token } = await test.createSignedIn()
  for (let at = 0; at < requestsADay; at++) await ask(token, { search: `form ${at}` })
  expect(await ask(token, { search: 'one more' })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
})

describe('an answer that tells who asked', () => {
  const tell = (id: number, payload: object) =>
    test.call(admin, {
      method: 'PATCH',
      url: `/api/admin/form-requests/${id}`,
      payload: { answered: true, tell: payload },
    })
  const mailsFor = async (email: string) => (await test.listMails()).filter(({ to }) => to === email)

  it('goes to everybody whose request was open, once, with the form, the guide and the note', async () => {
    const asha = await test.createSignedIn({ firstName: 'Asha' })
    const ravi = await test.createSignedIn({ firstName: 'Ravi' })
    await ask(asha.token, { search: 'Sale agreement' })
    await ask(ravi.token, { search: 'sale agreement' })
    const [request] = await list()
    const id = request?.id ?? 0
    const guide = (await test.call(admin, { method: 'GET', url: '/api/procedures' })).body[0]
    expect((await tell(id, { form: 1001, guide: guide.slug, note: 'Use it with care.' })).status).toBe(200)
    const [mail, ...more] = (await mailsFor(asha.user.email)).filter(
      ({ kind }) => kind === 'request-answered',
    )
    expect(more).toEqual([])
    expect(mail?.subject).toBe('It is there now: Sale agreement')
    expect(mail?.text).toContain('http://munshi.test/form-builder/1001')
    expect(mail?.text).toContain(`${guide.title}\nhttp://munshi.test/procedures/${guide.slug}`)
    expect(mail?.text).toContain('Use it with care.')
    await ask(ravi.token, { search: 'Sale agreement' })
    await tell(id, { note: 'Once more.' })
    expect((await mailsFor(asha.user.email)).filter(({ kind }) => kind === 'request-answered')).toHaveLength(
      1,
    )
    const ofRavi = (await mailsFor(ravi.user.email)).filter(({ kind }) => kind === 'request-answered')
    expect(ofRavi.map(({ subject }) => subject).sort()).toEqual([
      'About your request: Sale agreement',
      'It is there now: sale agreement',
    ])
  })

  it.each([
    [{}, 'tell.note'],
    [{ form: 999_999 }, 'tell.form'],
    [{ guide: 'no-such-guide' }, 'tell.guide'],
    [{ note: 'x'.repeat(1001) }, 'tell.note'],
  ])('refuses %j and leaves the request open', async (payload, field) => {
    const { token, user } = await test.createSignedIn()
    await ask(token, { search: `refused ${field}` })
    const [request] = await list()
    const refused = await tell(request?.id ?? 0, payload)
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation', field } })
    expect((await list())[0]?.answeredAt).toBeNull()
    expect((await mailsFor(user.email)).filter(({ kind }) => kind === 'request-answered')).toEqual([])
  })
})
