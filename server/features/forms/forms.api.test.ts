import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  categoryView,
  formSummary,
  formTitle,
  formView,
  popularForm,
  statsView,
} from '#shared/contract/forms.ts'

let test: TestApp
let token: string
const get = (url: string, headers = {}) => test.call(token, { method: 'GET', url, headers })

beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

describe('the forms library', () => {
  it('lists the twelve categories with their counts', async () => {
    const categories = categoryView.array().parse((await get('/api/categories')).body)
    expect(categories.map(category => category.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(categories.every(category => category.formCount >= 2)).toBe(true)
  })

  it('counts forms, courts and guides', async () => {
    const forms = formSummary.array().parse((await get('/api/forms')).body)
    const stats = statsView.parse((await get('/api/stats')).body)
    expect(stats.totalForms).toBe(forms.length)
    expect(stats.courtTypes).toBe(new Set(forms.map(form => form.courtType)).size)
    expect(stats.totalProcedures).toBe((await get('/api/procedures')).body.length)
  })

  it('lists forms without templates and questions, and without what only the search looks at', async () => {
    const { body } = await get('/api/forms')
    const [found] = (await get('/api/forms?search=bail')).body
    for (const part of ['template', 'multiLangContent', 'fields', 'groups', 'tags', 'descriptions'])
      for (const row of [body[0], found]) expect(row).not.toHaveProperty(part)
  })

  it('names every form in three languages, and offers three popular ones of different areas', async () => {
    const titles = formTitle.array().parse((await get('/api/form-titles')).body)
    const forms = (await get('/api/forms')).body
    expect(titles.map(({ id }) => id)).toEqual(forms.map(({ id }: { id: number }) => id))
    const popular = popularForm.array().parse((await get('/api/popular-forms')).body)
    const areas = popular.map(({ id }) => titles.find(title => title.id === id)?.categoryId)
    expect(new Set(areas).size).toBe(3)
  })

  it('keeps to a category, and searches', async () => {
    const criminal = (await get('/api/forms?category=2')).body
    expect(criminal.every((form: { categoryId: number }) => form.categoryId === 2)).toBe(true)
    const found = (await get(`/api/forms?category=all&search=${encodeURIComponent('जमानत')}`)).body
    expect(found[0].match.title.length).toBeGreaterThan(0)
    const bySection = (await get('/api/forms?search=482&category=2')).body
    expect(bySection.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
      'anticipatory-bail-high-court',
      'anticipatory-bail-sessions',
      'application-modify-bail-conditions',
      'quashing-petition-fir',
    ])
    expect((await get('/api/forms?category=99')).body).toEqual([])
  })

  it('gives a whole form with plain templates in three languages', async () => {
    const [first] = (await get('/api/forms')).body
    const form = formView.parse((await get(`/api/forms/${first.id}`)).body)
    expect(form.template).toEqual(form.multiLangContent.en)
    expect(JSON.stringify(form.multiLangContent)).not.toContain('{>')
  })

  it('sends again only what changed', async () => {
    for (const url of [
      '/api/categories',
      '/api/stats',
      '/api/forms',
      '/api/form-titles',
      '/api/popular-forms',
      '/api/forms?search=bail',
      '/api/demo-form',
    ]) {
      const first = await get(url)
      const again = await get(url, { 'if-none-match': first.headers.etag })
      expect({ url, status: again.status, text: again.text }).toEqual({ url, status: 304, text: '' })
    }
  })

  it.each(['0', '-1', 'abc', '1e9', '999999'])('form %s does not exist', async id => {
    const { status, body } = await get(`/api/forms/${id}`)
    expect([400, 404]).toContain(status)
    expect(body).toHaveProperty('message')
  })

  it('refuses a search that is too long', async () => {
    expect((await get(`/api/forms?search=${'x'.repeat(201)}`)).status).toBe(400)
  })
})
