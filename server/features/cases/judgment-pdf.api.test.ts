import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('a judgment is downloaded as a PDF under its name, and is not counted as a document', async () => {
  const { token } = await test.createSignedIn({ usageLimit: 1 })
  const url = '/api/case-law/arnesh-kumar-v-state-of-bihar/pdf'
  for (let time = 0; time < 2; time += 1) {
    const { status, headers, text } = await test.call(token, { method: 'GET', url })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('Arnesh Kumar v State of Bihar, (2014) 8 SCC 273.pdf')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
  }
})

it.each(['no-such-judgment', 'NO%20ID'])('there is none of %s', async id => {
  const { token } = await test.createSignedIn()
  const answer = await test.call(token, { method: 'GET', url: `/api/case-law/${id}/pdf` })
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
