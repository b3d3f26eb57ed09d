import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const get = (headers: Record<string, string>) =>
  test.app.inject({ method: 'GET', url: '/api/forms', headers: { 'x-session-token': token, ...headers } })

it('whoever has the answer already is told so, also through a proxy that weakened the tag', async () => {
  const { etag } = (await get({})).headers
  for (const tag of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
    const again = await get({ 'if-none-match': tag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

it('the bytes are the same in every encoding the caller understands', async () => {
  const plain = await get({})
  const gzip = await get({ 'accept-encoding': 'gzip, deflate' })
  const brotli = await get({ 'accept-encoding': 'gzip, br' })
  const refused = await get({ 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect([plain, gzip, brotli, refused].map(answer => answer.headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    undefined,
  ])
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(refused.rawPayload).toEqual(plain.rawPayload)
})
