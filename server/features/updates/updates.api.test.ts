import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadResources } from '#server/content/resources.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import type { AdminUpdateView, NewUpdate } from '#shared/contract/updates.ts'
import { seedUpdates } from './seed-updates.ts'

const { news } = loadResources(join(import.meta.dirname, '../../../content'))
const example: NewUpdate = {
  title: 'A new rule',
  description: 'What it says.',
  type: 'rules_and_schemes',
  priority: 'high',
  source: 'Rule 1 of the Example Rules, 2026',
  happenedOn: '2026-11-02',
}

let test: TestApp
let admin: string
let user: string
beforeAll(async () => {
  test = await openTestApp()
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
  user = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const publish = async (fields: Partial<NewUpdate> = {}): Promise<AdminUpdateView> => {
  const payload = { ...example, ...fields }
  const { status, body } = await test.call(admin, { method: 'POST', url: '/api/admin/updates', payload })
  expect(status).toBe(201)
  return body
}
const change = (id: number, payload: object) =>
  test.call(admin, { method: 'PATCH', url: `/api/admin/updates/${id}`, payload })
const listAll = async (): Promise<AdminUpdateView[]> =>
  (await test.call(admin, { method: 'GET', url: '/api/admin/updates' })).body
const listActive = async (): Promise<AdminUpdateView[]> =>
  (await test.call(user, { method: 'GET', url: '/api/updates?active=true' })).body
const history = async (id: number) =>
  (await test.call(admin, { method: 'GET', url: `/api/admin/updates/${id}/history` })).body

describe('a new installation', () => {
  it('starts with at least twelve dated developments with their sources, newest first', async () => {
    await seedUpdates(test.db, news, systemClock)
    const shown = await listActive()
    expect(shown.length).toBeGreaterThanOrEqual(12)
    expect(shown.map(update => update.title)).toEqual(news.map(update => update.title))
    const days = shown.map(update => update.happenedOn)
    expect(days).toEqual([...days].sort().reverse())
    for (const day of days) expect(day >= '2023-01-01' && day <= '2026-12-31').toBe(true)
    expect(shown[0]?.createdAt.slice(0, 10)).toBe('2026-07-01')
  })

  it('takes them over once: what administrators delete does not come back', async () => {
    const [first] = await listAll()
    await test.call(admin, { method: 'DELETE', url: `/api/admin/updates/${first?.id}` })
    await Promise.all([1, 2, 3].map(() => seedUpdates(test.db, news, systemClock)))
    expect(await listAll()).toHaveLength(news.length - 1)
  })
})

describe('the updates of the hub', () => {
  it('are the active ones, in the order of the administrators, without their bookkeeping', async () => {
    const { id } = await publish()
    const [first] = await listActive()
    expect(Object.keys(first ?? {}).sort()).toEqual(['id', 'createdAt', ...Object.keys(example)].sort())
    expect(first).toMatchObject({ id, ...example })
    await change(id, { active: false })
    expect((await listActive()).map(update => update.id)).not.toContain(id)
    expect((await listAll()).map(update => update.id)).toContain(id)
  })

  it('are never the inactive ones, whatever is asked for', async () => {
    const answer = await test.call(user, { method: 'GET', url: '/api/updates?active=false' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation', field: 'active' } })
  })
})

describe('an administrator', () => {
  it('publishes at the top, and the act is recorded', async () => {
    const { id } = await publish({ title: 'The newest' })
    expect((await listAll())[0]?.id).toBe(id)
    expect(await history(id)).toMatchObject([
      { action: 'publish', actor: 'chief', after: { title: 'The newest' } },
    ])
  })

  it('is told what is missing or not known', async () => {
    const { status, body } = await test.call(admin, {
      method: 'POST',
      url: '/api/admin/updates',
      payload: { ...example, title: ' ', source: '', type: 'gossip', happenedOn: '31-12-2026' },
    })
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([
      'title',
      'type',
      'source',
      'happenedOn',
    ])
  })

  it('edits: only what differs is written and recorded', async () => {
    const { id, version } = await publish()
    const { body } = await change(id, { title: 'Better', priority: 'high', version })
    expect(body).toMatchObject({ title: 'Better', version: version + 1, updatedBy: 'chief' })
    const [entry] = await history(id)
    expect(entry).toMatchObject({
      action: 'edit',
      before: { title: 'A new rule' },
      after: { title: 'Better' },
    })
    expect(Object.keys(entry.after)).toEqual(['title'])
    expect((await change(id, { title: 'Better', version: version + 1 })).body.version).toBe(version + 1)
  })

  it('who edits an older edition is shown the present one', async () => {
    const { id, version } = await publish()
    await change(id, { title: 'First', version })
    expect(await change(id, { title: 'Second', version })).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { title: 'First' } } },
    })
  })

  it('deactivates and activates by name', async () => {
    const { id } = await publish()
    await change(id, { active: false })
    await change(id, { active: true })
    const acts = (await history(id)).map((entry: { action: string }) => entry.action)
    expect(acts).toEqual(['activate', 'deactivate', 'publish'])
  })

  it('deletes, and what was deleted stays on record', async () => {
    const { id } = await publish({ title: 'A mistake' })
    const url = `/api/admin/updates/${id}`
    expect((await test.call(admin, { method: 'DELETE', url })).status).toBe(204)
    expect((await test.call(admin, { method: 'DELETE', url })).status).toBe(404)
    expect((await history(id))[0]).toMatchObject({ action: 'delete', before: { title: 'A mistake' } })
  })
})

describe('putting updates in order', () => {
  const order = (ids: number[]) =>
    test.call(admin, { method: 'PUT', url: '/api/admin/updates/order', payload: { ids } })

  it('keeps the order and records what was moved', async () => {
    const ids = (await listAll()).map(update => update.id)
    const [moved = 0, ...rest] = ids
    const wanted = [...rest, moved]
    expect((await order(wanted)).status).toBe(200)
    expect((await listAll()).map(update => update.id)).toEqual(wanted)
    expect((await history(moved))[0]).toMatchObject({
      action: 'move',
      before: { place: 1 },
      after: { place: ids.length },
    })
  })

  it('records the place of each update that has another one, and of no other', async () => {
    const ids = (await listAll()).map(update => update.id)
    const [newest = 0, next = 0, third = 0, ...rest] = ids
    const before = await history(third)
    await order([next, newest, third, ...rest])
    const down = { action: 'move', before: { place: 1 }, after: { place: 2 } }
    expect((await history(newest))[0]).toMatchObject(down)
    expect((await history(next))[0]).toMatchObject({ ...down, before: { place: 2 }, after: { place: 1 } })
    expect(await history(third)).toEqual(before)
  })

  it('does not make an open edit stale', async () => {
    const { id, version } = await publish()
    const ids = (await listAll()).map(update => update.id)
    await order([...ids].reverse())
    expect((await change(id, { title: 'Still', version })).status).toBe(200)
  })

  it('refuses an order made from another list', async () => {
    const ids = (await listAll()).map(update => update.id)
    for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1] ?? 0], []])
      expect(await order(wrong)).toMatchObject({ status: 409, body: { code: 'stale' } })
  })
})
