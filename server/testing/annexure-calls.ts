import { randomUUID } from 'node:crypto'
import type { TestApp } from './harness.ts'

/** What a browser does with annexures, for one person. */
export function annexureCalls(test: TestApp, token: string) {
  async function createDraft(formId = 1001): Promise<number> {
    const payload = { key: randomUUID(), formId, language: 'en', values: {} }
    return (await test.call(token, { method: 'POST', url: '/api/drafts', payload })).body.id
  }

  async function add(
    draftId: number,
    bytes: Uint8Array,
    { title = 'A notice', key = randomUUID(), by = token } = {},
  ) {
    return test.call(by, {
      method: 'POST',
      url: `/api/drafts/${draftId}/annexures?key=${key}&title=${encodeURIComponent(title)}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
  }

  async function list(draftId: number, by = token) {
    const { body } = await test.call(by, { method: 'GET', url: `/api/drafts/${draftId}/annexures` })
    return body
  }

  async function listTitles(draftId: number): Promise<string[]> {
    return (await list(draftId)).annexures.map((annexure: { title: string }) => annexure.title)
  }

  return { createDraft, add, list, listTitles }
}
