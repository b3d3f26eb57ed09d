import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logoutCall, registerCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { browseCasesCall, readCaseCall } from '#shared/contract/cases.ts'
import { listFormsCall, makeDocumentCall, readFormCall } from '#shared/contract/forms.ts'
import { queryClient } from '#web/api.ts'
import { download, query, send } from '#web/calls.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'

let server: LocalServer
let storage: Map<string, string>
const asha = {
  username: 'asha',
  email: 'asha@example.in',
  password: 'secret',
  firstName: 'Asha',
  lastName: 'Rao',
}

beforeEach(async () => {
  server = await startLocalServer()
  storage = stubStorage()
})
afterEach(() => server.stop())

describe('an address', () => {
  it('has its parameters in their places, and no letter of them can lead elsewhere', () =>
    expect(addressOf(readCaseCall, { params: { id: 'a/../b?c' } })).toBe('/api/case-law/a%2F..%2Fb%3Fc'))

  it('has behind it what is asked for, and nothing that is not', () => {
    expect(addressOf(browseCasesCall, { query: { category: 'Tax', page: 2 } })).toBe(
      '/api/case-law?category=Tax&page=2',
    )
    expect(addressOf(browseCasesCall, { query: { category: undefined } })).toBe('/api/case-law')
  })
})

describe('a question', () => {
  it('sends the stored token, and none when signed out', async () => {
    await send(listFormsCall)
    storage.set('sessionToken', 'abc')
    await send(listFormsCall)
    expect(server.seen.map(request => request.token)).toEqual([undefined, 'abc'])
  })

  it('names the status and the body in the error', async () => {
    server.answer({ status: 503, text: 'closed for the night' })
    await expect(send(listFormsCall)).rejects.toThrow(/^503: closed for the night$/)
  })

  it('names the status text where the body is empty', async () => {
    server.answer({ status: 404, text: '' })
    await expect(send(listFormsCall)).rejects.toThrow(/^404: Not Found$/)
  })

  it('asks each query at the address of its key', async () => {
    server.answer({ status: 200, body: { id: 7 } })
    const readSeven = query(readFormCall, { params: { id: 7 } })
    expect(await queryClient.fetchQuery(readSeven)).toEqual({ id: 7 })
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/forms/7' })
    expect(readSeven.queryKey).toEqual(['/api/forms/7'])
  })
})

describe('a change', () => {
  it('sends JSON and gives what comes back', async () => {
    server.answer({ status: 201, body: { message: 'done' } })
    expect(await send(registerCall, { body: asha })).toEqual({ message: 'done' })
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      type: 'application/json',
      body: JSON.stringify(asha),
    })
  })

  it('sends no body where there is none, and takes an empty answer', async () => {
    server.answer({ status: 204 })
    expect(await send(logoutCall)).toBeUndefined()
    expect(server.seen[0]).toMatchObject({ type: undefined, body: '' })
  })
})

describe('a download', () => {
  it('gives what came, and an empty name where the server gave none', async () => {
    server.answer({ status: 200, text: '%PDF' })
    const body = { language: 'en', format: 'pdf', values: {} } as const
    const { name, content } = await download(makeDocumentCall, { params: { id: 1001 }, body })
    expect([name, await content.text()]).toEqual(['', '%PDF'])
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/api/forms/1001/documents' })
  })
})
