import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftView } from '#shared/contract/drafts.ts'
import { insertLine, removeLine } from './insert-line.ts'

const draft: DraftView = {
  id: 7,
  formId: 1001,
  title: 'Bail',
  language: 'en',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  values: { grounds: 'No role.' },
}
let stored: DraftView
const calls: unknown[] = []

describe('a citation in a draft', () => {
  beforeEach(() => {
    stored = draft
    calls.length = 0
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal('fetch', answerAsTheServer)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('goes below the answer, and nothing but that answer is sent', async () => {
    const changed = await insertLine(draft, 'grounds', 'See A v. B.')
    expect(changed.values.grounds).toBe('No role.\nSee A v. B.')
    expect(calls).toEqual([{ version: 1, values: { grounds: 'No role.\nSee A v. B.' } }])
  })

  it('goes below what was written in another tab meanwhile', async () => {
    stored = { ...draft, version: 2, values: { grounds: 'No role.\nNo delay.' } }
    const changed = await insertLine(draft, 'grounds', 'See A v. B.')
    expect(changed.values.grounds).toBe('No role.\nNo delay.\nSee A v. B.')
  })

  it('is not added twice where the answer of the server was lost', async () => {
    await insertLine(draft, 'grounds', 'See A v. B.')
    const again = await insertLine(draft, 'grounds', 'See A v. B.')
    expect(again.values.grounds).toBe('No role.\nSee A v. B.')
  })

  it('is taken out again without what was written since', async () => {
    const inserted = await insertLine(draft, 'grounds', 'See A v. B.')
    stored = { ...inserted, version: 9, values: { grounds: 'No role.\nSee A v. B.\nNo flight risk.' } }
    expect(await removeLine(inserted, 'grounds', 'See A v. B.')).toBe(true)
    expect(stored.values.grounds).toBe('No role.\nNo flight risk.')
  })

  it('stays where somebody has rewritten it', async () => {
    const inserted = await insertLine(draft, 'grounds', 'See A v. B.')
    stored = { ...inserted, version: 9, values: { grounds: 'See A v. B, para 7.' } }
    expect(await removeLine(inserted, 'grounds', 'See A v. B.')).toBe(false)
    expect(stored.values.grounds).toBe('See A v. B, para 7.')
  })
})

async function answerAsTheServer(_url: string, init: RequestInit): Promise<Response> {
  const body = JSON.parse(String(init.body))
  calls.push(body)
  if (body.version !== stored.version) {
    const stale = { code: 'stale', message: 'changed', details: { current: stored } }
    return new Response(JSON.stringify(stale), { status: 409 })
  }
  stored = { ...stored, version: stored.version + 1, values: { ...stored.values, ...body.values } }
  return new Response(JSON.stringify(stored))
}
