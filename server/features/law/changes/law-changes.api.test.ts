import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { addressOf } from '#shared/contract/call.ts'
import {
  type CitedLaw,
  findCitedLawCall,
  type LawChange,
  type LawNotice,
  listLawNoticesCall,
} from '#shared/contract/law-changes.ts'
import type { UpdateView } from '#shared/contract/updates.ts'

let test: TestApp
let admin: string
let member: string
beforeAll(async () => {
  test = await openTestApp()
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
  member = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const what = 'Sub-section (2) was substituted.'
const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  test.call(admin, { method, url, payload })

async function find(search: string): Promise<CitedLaw[]> {
  const url = addressOf(findCitedLawCall, { query: { search } })
  return (await test.call(admin, { method: 'GET', url })).body
}

async function mark(fields: object): Promise<LawChange> {
  const payload = { act: '', section: '', caseId: null, what, since: '2026-07-01', ...fields }
  const { status, body } = await call('POST', '/api/admin/law/changes', payload)
  expect(status).toBe(201)
  return body
}

async function readNotices(): Promise<LawNotice[]> {
  return (await test.call(member, { method: 'GET', url: addressOf(listLawNoticesCall) })).body
}

const noticeOf = async (change: LawChange) => (await readNotices()).find(({ id }) => id === change.id)
const keysOf = (things: { kind: string; key: string }[], kind: string) =>
  things.filter(thing => thing.kind === kind).map(({ key }) => key)

describe('what changed is found by what an administrator types', () => {
  it.each([
    ['BNSS 482', 'BNSS 482'],
    ['crpc 438', 'CrPC 438'],
    ['धारा ३०२ भा.दं.सं.', 'IPC 302'],
    ['138', 'NI Act 138'],
    ['limitation act', 'Limitation Act'],
    ['arnesh', 'Arnesh Kumar v State of Bihar'],
    ['2014 INSC 463', 'Arnesh Kumar v State of Bihar'],
  ])('%s: %s', async (search, name) => {
    expect((await find(search)).map(law => law.name)).toContain(name)
  })

  it('nothing is found for what is in no list', async () => {
    expect(await find('zzzz nothing of the kind')).toEqual([])
    expect(await find('BNS 999')).toEqual([])
  })
})

describe('marking a section', () => {
  it('lists what cites it under either number, and tells the readers of each', async () => {
    const news = {
      title: 'Anticipatory bail',
      description: 'Section 482 of the BNSS is amended.',
      type: 'amendment',
      priority: 'high',
      source: 'BNSS, section 482',
      happenedOn: '2026-07-01',
    }
    const { body: update }: { body: UpdateView } = await call('POST', '/api/admin/updates', news)
    const change = await mark({ act: 'BNSS', section: '482' })
    expect(change).toMatchObject({ name: 'BNSS 482', what, since: '2026-07-01', markedBy: 'chief' })
    expect(keysOf(change.things, 'guide')).toContain('anticipatory-bail-procedure')
    expect(keysOf(change.things, 'case')).toContain('arnesh-kumar-v-state-of-bihar') // it cites CrPC 438
    expect(keysOf(change.things, 'update')).toEqual([String(update.id)])
    expect(keysOf(change.things, 'section')).toEqual(['bnss/482'])
    expect(keysOf(change.things, 'form')).toContain('2002') // the application for anticipatory bail
    const notice = await noticeOf(change)
    expect(notice).toMatchObject({ name: 'BNSS 482', what, since: '2026-07-01' })
    expect(notice?.open).toHaveLength(change.things.length)
  })

  it('of a whole Act marks all that cites any of its sections', async () => {
    const [one, whole] = [
      await mark({ act: 'Limitation Act', section: '5' }),
      await mark({ act: 'Limitation Act', section: '' }),
    ]
    const keys = new Set(whole.things.map(({ kind, key }) => `${kind} ${key}`))
    const citing = one.things.filter(({ kind }) => kind !== 'section')
    expect(citing.every(({ kind, key }) => keys.has(`${kind} ${key}`))).toBe(true)
    expect(keys.size).toBeGreaterThan(citing.length)
  })

  it.each([
    [{ act: 'BNS', section: '999' }, 'act'],
    [{ act: 'No such Act', section: '1' }, 'act'],
    [{ act: '', section: '' }, 'act'],
    [{ caseId: 'no-such-judgment' }, 'act'],
    [{ act: 'BNS', section: '103', what: ' ' }, 'what'],
    [{ act: 'BNS', section: '103', what: 'x'.repeat(301) }, 'what'],
    [{ act: 'BNS', section: '103', since: '2026-02-30' }, 'since'],
    [{ act: 'BNS', section: '103', since: '2999-01-01' }, 'since'],
  ])('is refused with %j, and nothing is marked', async (fields, field) => {
    const before = (await readNotices()).length
    const payload = { act: '', section: '', caseId: null, what, since: '2026-07-01', ...fields }
    expect(await call('POST', '/api/admin/law/changes', payload)).toMatchObject({
      status: 400,
      body: { code: 'validation', field },
    })
    expect(await readNotices()).toHaveLength(before)
  })
})

it('marking a judgment lists its note, the guides led by it and the notes that cite it', async () => {
  const change = await mark({ caseId: 'arnesh-kumar-v-state-of-bihar', what: 'Read down by a larger Bench.' })
  expect(change).toMatchObject({ act: '', section: '', name: 'Arnesh Kumar v State of Bihar' })
  expect(keysOf(change.things, 'case')).toContain('arnesh-kumar-v-state-of-bihar')
  expect(keysOf(change.things, 'case').length).toBeGreaterThan(1)
  expect(keysOf(change.things, 'guide')).toContain('arrest-and-remand-procedure')
  expect(keysOf(change.things, 'section')).toEqual([])
})

describe('what is rechecked', () => {
  const tick = (change: LawChange, ids: number[], rechecked: boolean) =>
    call('PATCH', `/api/admin/law/changes/${change.id}/things`, { ids, rechecked })

  it('is ticked off with who and when, no longer told, and can be opened again', async () => {
    const change = await mark({ act: 'NI Act', section: '138' })
    const [first, second] = change.things
    const { body } = await tick(change, [first?.id ?? 0], true)
    expect(body.things[0]).toMatchObject({ recheckedBy: 'chief' })
    expect(body.things[0].recheckedAt).not.toBeNull()
    const told = await noticeOf(change)
    expect(told?.open).not.toContainEqual({ kind: first?.kind, key: first?.key })
    expect(told?.open).toContainEqual({ kind: second?.kind, key: second?.key })
    await tick(change, [first?.id ?? 0], false)
    expect((await noticeOf(change))?.open).toContainEqual({ kind: first?.kind, key: first?.key })
  })

  it('stays with whoever ticked it first', async () => {
    const change = await mark({ act: 'NI Act', section: '139' })
    const ids = change.things.map(({ id }) => id)
    await tick(change, ids, true)
    const other = (await test.createSignedIn({ role: 'admin', username: 'deputy' })).token
    const again = await test.call(other, {
      method: 'PATCH',
      url: `/api/admin/law/changes/${change.id}/things`,
      payload: { ids, rechecked: true },
    })
    expect(
      new Set(again.body.things.map(({ recheckedBy }: LawChange['things'][number]) => recheckedBy)),
    ).toEqual(new Set(['chief']))
    expect(await noticeOf(change)).toBeUndefined()
  })

  it('must be of this change', async () => {
    const change = await mark({ act: 'NI Act', section: '142' })
    const other = await mark({ act: 'NI Act', section: '141' })
    expect((await tick(change, [other.things[0]?.id ?? 0], true)).status).toBe(404)
    expect((await tick(change, [], true)).status).toBe(400)
    expect((await tick({ ...change, id: 999_999 }, [1], true)).status).toBe(404)
  })
})

it('a mark is withdrawn and put back, and the history names it', async () => {
  const change = await mark({ act: 'BNS', section: '318' })
  const url = `/api/admin/law/changes/${change.id}`
  expect((await call('PATCH', url, { withdrawn: true })).body).toMatchObject({ withdrawnBy: 'chief' })
  expect(await noticeOf(change)).toBeUndefined()
  await call('PATCH', url, { withdrawn: true })
  expect((await call('PATCH', url, { withdrawn: false })).body).toMatchObject({ withdrawnAt: null })
  expect(await noticeOf(change)).toBeDefined()
  const { body } = await test.call(admin, { method: 'GET', url: '/api/admin/audit?subject=law&who=BNS+318' })
  expect(
    body.rows.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
  ).toEqual([
    ['restore', 'BNS 318'],
    ['withdraw', 'BNS 318'],
    ['mark', 'BNS 318'],
  ])
})
