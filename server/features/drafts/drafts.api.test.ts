import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const formId = 1001
const create = (payload: object = {}, by = token) =>
  test.call(by, {
    method: 'POST',
    url: '/api/drafts',
    payload: { key: randomUUID(), formId, language: 'en', values: {}, ...payload },
  })
const read = async (id: number, by = token) => test.call(by, { method: 'GET', url: `/api/drafts/${id}` })
const change = (id: number, payload: object, by = token) =>
  test.call(by, { method: 'PATCH', url: `/api/drafts/${id}`, payload })

describe('a draft', () => {
  it('keeps form, language and answers, and is named after the form', async () => {
    const { status, body } = await create({ language: 'mr', values: { courtName: 'दिवाणी न्यायालय' } })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      formId,
      language: 'mr',
      version: 1,
      values: { courtName: 'दिवाणी न्यायालय' },
    })
    expect(body.title).toMatch(/vakalatnama/i)
    expect((await read(body.id)).body).toEqual(body)
  })

  it('saved twice with one key is one draft', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([create({ key }), create({ key })])
    expect(first.body.id).toBe(second.body.id)
  })

  it('changes only the answers that were touched; an empty text clears one', async () => {
    const { body } = await create({ values: { courtName: 'One', courtPlace: 'Pune', place: 'Pune' } })
    const { body: changed } = await change(body.id, {
      version: body.version,
      values: { courtName: 'Two', place: '' },
    })
    expect(changed.values).toEqual({ courtName: 'Two', courtPlace: 'Pune' })
  })

  it('edited in two tabs refuses the second and shows what is there', async () => {
    const { body } = await create({ values: { courtName: 'One' } })
    await change(body.id, { version: body.version, values: { courtPlace: 'Nagpur' } })
    const late = await change(body.id, { version: body.version, values: { courtName: 'Two' } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { values: { courtName: 'One', courtPlace: 'Nagpur' } } } },
    })
    const again = await change(body.id, {
      version: late.body.details.current.version,
      values: { courtName: 'Two' },
    })
    expect(again.body.values).toEqual({ courtName: 'Two', courtPlace: 'Nagpur' })
  })

  it('can be renamed, copied, deleted and brought back', async () => {
    const { body } = await create({ values: { courtName: 'One' } })
    await change(body.id, { version: 1, title: 'Rao v. Rao' })
    const copy = await test.call(token, { method: 'POST', url: `/api/drafts/${body.id}/copies` })
    expect(copy.body).toMatchObject({ title: 'Rao v. Rao (copy)', values: { courtName: 'One' } })
    expect((await test.call(token, { method: 'DELETE', url: `/api/drafts/${body.id}` })).status).toBe(204)
    expect((await read(body.id)).status).toBe(404)
    const back = await test.call(token, { method: 'POST', url: `/api/drafts/${body.id}/restorations` })
    expect(back.body).toMatchObject({ id: body.id, title: 'Rao v. Rao', values: { courtName: 'One' } })
    expect((await read(body.id)).status).toBe(200)
  })

  it('is really gone thirty days after it was deleted', async () => {
    const mine = await test.createSignedIn()
    const { body: old } = await create({}, mine.token)
    const { body: other } = await create({}, mine.token)
    await test.call(mine.token, { method: 'DELETE', url: `/api/drafts/${old.id}` })
    test.turnClock(31 * 24 * 60 * 60 * 1000)
    const fresh = await test.signIn(mine.user)
    await test.call(fresh, { method: 'DELETE', url: `/api/drafts/${other.id}` })
    expect(
      (await test.call(fresh, { method: 'POST', url: `/api/drafts/${old.id}/restorations` })).status,
    ).toBe(404)
    expect(
      (await test.call(fresh, { method: 'POST', url: `/api/drafts/${other.id}/restorations` })).status,
    ).toBe(201)
    token = (await test.createSignedIn()).token
  })
})

describe('nobody but its owner', () => {
  it('can read, change, copy, delete or restore a draft, not even an administrator', async () => {
    const { body } = await create({ values: { courtName: 'Secret' } })
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    const calls = [
      read(body.id, admin),
      change(body.id, { version: 1, title: 'Mine now' }, admin),
      test.call(admin, { method: 'DELETE', url: `/api/drafts/${body.id}` }),
      test.call(admin, { method: 'POST', url: `/api/drafts/${body.id}/copies` }),
      test.call(admin, { method: 'POST', url: `/api/drafts/${body.id}/restorations` }),
    ]
    expect((await Promise.all(calls)).map(answer => answer.status)).toEqual([404, 404, 404, 404, 404])
    expect((await test.call(admin, { method: 'GET', url: '/api/drafts' })).body).toEqual([])
    expect((await read(body.id)).body.title).not.toBe('Mine now')
  })
})

describe('the set of papers', () => {
  const writ = { formId: 9001 }

  it('keeps which papers were left out or taken in, with the answers to what they ask', async () => {
    const values = { courtName: 'High Court', 'paper:vakalatnama': 'left out' }
    const { status, body } = await create({ ...writ, values })
    expect(status).toBe(201)
    const { body: changed } = await change(body.id, {
      version: body.version,
      values: { 'paper:vakalatnama': '', 'paper:list-of-annexures': 'taken in' },
    })
    expect(changed.values).toEqual({ courtName: 'High Court', 'paper:list-of-annexures': 'taken in' })
  })

  it.each([
    [{ 'paper:main': 'left out' }],
    [{ 'paper:nothing': 'left out' }],
    [{ 'paper:vakalatnama': 'maybe' }],
    [{ 'paper:vakalatnama': [{}] }],
    [{ 'set:layout': 'fancy' }],
    [{ 'set:size-limit': '0' }],
  ])('knows its papers and what can be chosen: %o', async values => {
    const [field] = Object.keys(values)
    expect(await create({ ...writ, values })).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('keeps the layout and the largest file that were chosen', async () => {
    const chosen = { 'set:layout': 'bombay', 'set:size-limit': '20' }
    const { body } = await create({ ...writ, values: chosen })
    expect(body.values).toEqual(chosen)
  })

  it('a form without a set has none to choose', async () => {
    expect((await create({ values: { 'paper:vakalatnama': 'left out' } })).status).toBe(400)
  })
})

it('an answer to what a form computes now stays in a draft of the time when it was asked', async () => {
  const itatAppeal = 6001
  const values = { delayDays: '20' }
  const { status, body } = await create({ formId: itatAppeal, values })
  expect(status).toBe(201)
  expect(body.values).toEqual(values)
})

describe('bad answers', () => {
  it.each([
    [400, { values: { noSuchQuestion: 'x' } }],
    [400, { values: { courtName: 5 } }],
    [400, { values: { courtName: 'x'.repeat(10_001) } }],
    [400, { values: { courtName: [{ a: 'b' }] } }],
    [400, { language: 'ta' }],
    [400, { key: 'not a uuid' }],
    [404, { formId: 999_999 }],
  ])('are refused with %i: %o', async (status, payload) => {
    const answer = await create(payload)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toBeTruthy()
  })

  it('over 200 KB in all are refused, also when they grow by many small saves', async () => {
    const { body: form } = await test.call(token, { method: 'GET', url: `/api/forms/${formId}` })
    const repeat = form.groups.find((group: { repeat: boolean }) => group.repeat)
    const field = form.fields.find((candidate: { group: string }) => candidate.group === repeat.id)
    const items = (count: number) =>
      Array.from({ length: count }, () => ({ [field.name]: 'x'.repeat(9_999) }))
    expect((await create({ values: { [repeat.id]: items(30) } })).status).toBe(413)
    const { body } = await create({ values: { [repeat.id]: items(19) } })
    const more = await change(body.id, {
      version: 1,
      values: { courtName: 'x'.repeat(9_999), courtPlace: 'y'.repeat(9_999) },
    })
    expect(more.status).toBe(413)
    expect((await read(body.id)).body.version).toBe(1)
  })

  it('with characters that no database keeps are stored as plain text without them', async () => {
    const { status, body } = await create({ values: { courtName: 'a\u0000b\u202ec' } })
    expect(status).toBe(201)
    expect(body.values.courtName).not.toContain('\u0000')
  })
})
