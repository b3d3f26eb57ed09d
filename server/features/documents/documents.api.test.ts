import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
let token: string
let formId: number

beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
  const forms = await test.call(token, { method: 'GET', url: '/api/forms' })
  formId = forms.body[0].id
})
afterAll(() => test.close())

const empty = { language: 'hi', format: 'pdf', values: {} }

function ask(payload: unknown, id: string | number = formId) {
  return test.call(token, { method: 'POST', url: `/api/forms/${id}/documents`, payload: payload as object })
}

describe('making a document', () => {
  it('answers with a PDF, even of a form without answers, under its name in its script', async () => {
    const answer = await ask(empty)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.text.slice(0, 8)).toBe('%PDF-1.7')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename=".+\.pdf"; filename\*=UTF-8''%E0/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('answers with a Word file, in the layout asked for', async () => {
    const answer = await ask({ ...empty, format: 'docx', courtProfile: 'bombay' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('wordprocessingml')
    expect(answer.text.slice(0, 2)).toBe('PK')
  })

  it('counts each document once, and says at the limit what to do', async () => {
    const { user, token: own } = await test.createSignedIn({ usageLimit: 2 })
    const make = () =>
      test.call(own, { method: 'POST', url: `/api/forms/${formId}/documents`, payload: empty })
    const statuses = await Promise.all([make(), make(), make()])
    expect(statuses.map(answer => answer.status).sort()).toEqual([200, 200, 429])
    const seen = await test.call(own, { method: 'GET', url: '/api/auth/user' })
    expect(seen.body).toMatchObject({ id: user.id, usageCount: 2 })
  })

  it('a refused request costs nothing', async () => {
    const { token: own } = await test.createSignedIn({ usageLimit: 1 })
    const url = `/api/forms/${formId}/documents`
    await test.call(own, { method: 'POST', url, payload: { ...empty, values: { nonsense: 'x' } } })
    await test.call(own, { method: 'POST', url, payload: { ...empty, values: { courtPlace: 'சென்னை' } } })
    expect((await test.call(own, { method: 'POST', url, payload: empty })).status).toBe(200)
  })
})

describe('a set of papers', () => {
  const writ = 9001

  it('is one file, or some of its papers under their own name', async () => {
    const whole = await ask({ ...empty, language: 'en' }, writ)
    expect(whole.status).toBe(200)
    const alone = await ask({ ...empty, language: 'en', papers: ['vakalatnama'] }, writ)
    expect(alone.headers['content-disposition']).toContain('filename=Vakalatnama.pdf')
    expect(alone.text.length).toBeLessThan(whole.text.length)
  })

  it.each<[string, object]>([
    ['a paper that the form has not', { papers: ['nothing'] }],
    ['a paper that was left out', { papers: ['vakalatnama'], values: { 'paper:vakalatnama': 'left out' } }],
  ])('refuses %s', async (_, more) => {
    expect(await ask({ ...empty, ...more }, writ)).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: [{ field: 'papers' }] },
    })
  })

  it('refuses to print no paper', async () => {
    expect(await ask({ ...empty, papers: [] }, writ)).toMatchObject({ status: 400 })
  })
})

describe('the pages of a paper as pictures', () => {
  const draw = (own: string, more: object) =>
    test.call(own, {
      method: 'POST',
      url: '/api/forms/9001/page-pictures',
      payload: { language: 'en', values: {}, paper: 'main', from: 1, ...more },
    })

  it('are those of the PDF of the whole set, a few at a time, and are not counted', async () => {
    const { token: own } = await test.createSignedIn({ usageLimit: 1 })
    const first = await draw(own, { paper: 'vakalatnama' })
    expect(first).toMatchObject({ status: 200, body: { pages: expect.any(Number) } })
    expect(first.body.firstNumber).toBeGreaterThan(1)
    expect(first.body.pictures).toHaveLength(Math.min(4, first.body.pages))
    const [picture] = first.body.pictures
    expect(Buffer.from(picture, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect((await draw(own, { from: 50 })).body.pictures).toEqual([])
    expect((await test.call(own, { method: 'GET', url: '/api/auth/user' })).body.usageCount).toBe(0)
  })

  it.each<[string, object, string]>([
    ['a paper that is not in the set', { values: { 'paper:index': 'left out' }, paper: 'index' }, 'papers'],
    ['letters that the fonts lack', { values: { courtName: 'சென்னை' } }, 'courtName'],
  ])('refuses %s', async (_, more, field) => {
    expect(await draw(token, more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})

describe('bad input is refused with what to mend', () => {
  it.each<[string, object, number, string]>([
    ['an unknown question', { ...empty, values: { nonsense: 'x' } }, 400, 'nonsense'],
    ['the name of an object method', { ...empty, values: { constructor: 'x' } }, 400, 'constructor'],
    ['a number for a text', { ...empty, values: { courtName: 7 } }, 400, 'courtName'],
    ['a list for a text', { ...empty, values: { courtName: [{}] } }, 400, 'courtName'],
    [
      'an answer over 10,000 characters',
      { ...empty, values: { courtName: 'x'.repeat(10_001) } },
      400,
      'courtName',
    ],
    ['letters that the fonts lack', { ...empty, values: { courtName: 'சென்னை 🙂' } }, 400, 'courtName'],
  ])('%s', async (_, payload, status, field) => {
    const answer = await ask(payload)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe('validation')
    expect(answer.body.errors[0].field).toBe(field)
  })

  it.each<[string, object]>([
    ['a language the form lacks', { ...empty, language: 'ta' }],
    ['an unknown format', { ...empty, format: 'rtf' }],
    ['an unknown layout', { ...empty, courtProfile: 'moon' }],
    ['no answers at all', { language: 'en', format: 'pdf' }],
  ])('%s', async (_, payload) => {
    expect(await ask(payload)).toMatchObject({ status: 400, body: { code: 'validation' } })
  })

  it('answers of more than 200 KB in all', async () => {
    const form = (await test.call(token, { method: 'GET', url: `/api/forms/${formId}` })).body
    const repeats = form.groups
      .filter((group: { repeat: boolean }) => group.repeat)
      .map((group: { id: string }) => group.id)
    const names: string[] = form.fields
      .filter((field: { group: string }) => !repeats.includes(field.group))
      .map((field: { name: string }) => field.name)
    const values = Object.fromEntries(names.slice(0, 30).map(name => [name, 'अ'.repeat(9000)]))
    expect(await ask({ ...empty, values })).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('a form that does not exist', async () => {
    expect(await ask(empty, 999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await ask(empty, 'x')).toMatchObject({ status: 400 })
  })

  it('control characters, overrides and markup are printed as plain text or left out', async () => {
    const nasty = '#read("/etc/passwd") \u202e\u0000\u001b[31m <script>&amp; $x^2$ \\ ]]> {{x}}'
    for (const format of ['pdf', 'docx'])
      expect((await ask({ ...empty, format, language: 'en', values: { courtName: nasty } })).status).toBe(200)
  })
})
