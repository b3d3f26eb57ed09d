import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import type { NearestAnswer } from '#shared/contract/nearest.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

async function near(search: string, more = {}): Promise<NearestAnswer> {
  const url = `/api/nearest?${new URLSearchParams({ search, ...more })}`
  const { status, body } = await test.call(token, { method: 'GET', url })
  expect(status).toBe(200)
  return body
}

it('leads from an injunction to its guide and its form', async () => {
  const { forms, guides } = await near('injunction')
  expect(guides[0]).toEqual({ slug: 'temporary-injunction-procedure', title: 'Temporary injunction' })
  expect(forms.map(({ slug }) => slug)).toContain('application-temporary-injunction')
})

it('names the forms in the language that is asked for', async () => {
  const english = await near('injunction')
  const { forms } = await near('injunction', { language: 'hi' })
  expect(forms.map(({ id }) => id)).toEqual(english.forms.map(({ id }) => id))
  expect(forms[0]?.title).toMatch(/निषेधाज्ञा/)
})

it('knows landmark judgments by their names', async () => {
  const { judgments } = await near('arnesh kumar')
  expect(judgments[0]).toMatchObject({ id: 'arnesh-kumar-v-state-of-bihar' })
})

it('offers a few of each kind, and nothing where nothing is near', async () => {
  const bail = await near('bail')
  for (const list of [bail.forms, bail.guides, bail.judgments]) expect(list.length).toBeLessThanOrEqual(3)
  expect(await near('xyzzyq')).toEqual({ forms: [], guides: [], judgments: [] })
})

it.each(['', ' ', 'x'.repeat(201)])('refuses %j', async search => {
  const url = `/api/nearest?${new URLSearchParams({ search })}`
  expect((await test.call(token, { method: 'GET', url })).status).toBe(400)
})
