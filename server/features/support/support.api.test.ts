import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { supportContents, supportTopics } from '#shared/contract/support.ts'

let test: TestApp
let token: string
const get = (url: string, headers = {}) => test.call(token, { method: 'GET', url, headers })

beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

describe('the support pages', () => {
  it.each(supportTopics)('have their %s in the shape of the contract', async topic => {
    const { status, body } = await get(`/api/support/${topic}`)
    expect(status).toBe(200)
    expect(supportContents[topic].parse(body)).toEqual(body)
  })

  it('lead from the chat to forms and guides of the library, under their own titles', async () => {
    const forms: { id: number; title: string }[] = (await get('/api/forms')).body
    const guides: { slug: string; title: string }[] = (await get('/api/procedures')).body
    const { links } = supportContents.chat.parse((await get('/api/support/chat')).body)
    const named = Object.values(links).flat()
    expect(named.length).toBeGreaterThan(5)
    for (const { title, form, procedure } of named) {
      const found = form ? forms.find(({ id }) => id === form) : guides.find(({ slug }) => slug === procedure)
      expect(found?.title, title).toBe(title)
    }
  })

  it('are not sent again to those who have them', async () => {
    const first = await get('/api/support/faq')
    const again = await get('/api/support/faq', { 'if-none-match': first.headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('end where there is none', async () => {
    const { status, body } = await get('/api/support/telepathy')
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})
