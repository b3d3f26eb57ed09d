import { afterAll, beforeAll, expect, it } from 'vitest'
import { day } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { type AuditRow, auditYears } from '#shared/contract/audit.ts'
import { recordAudit } from './shared-store.ts'
import { deleteOldActs } from './store.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await openTestApp()
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
})
afterAll(() => test.close())

const list = async (query = ''): Promise<{ rows: AuditRow[]; next: number | null }> =>
  (await test.call(admin, { method: 'GET', url: `/api/admin/audit${query}` })).body
const setStatus = (id: number, status: string) =>
  test.call(admin, { method: 'PATCH', url: `/api/admin/users/${id}/status`, payload: { status } })

it('says who did what to whom, with before and after, the latest first', async () => {
  const asha = await test.createUser({ username: 'asha.audit', status: 'pending' })
  await setStatus(asha.id, 'approved')
  await setStatus(asha.id, 'suspended')
  const { rows } = await list()
  expect(rows.slice(0, 2)).toMatchObject([
    { actor: 'chief', action: 'suspend', subjectType: 'user', subjectId: asha.id, subject: 'asha.audit' },
    { action: 'approve', before: { status: 'pending' }, after: { status: 'approved' } },
  ])
})

it('finds by a part of either name, in any case, by kind and by day', async () => {
  const ravi = await test.createUser({ username: 'ravi_100%', status: 'pending' })
  await setStatus(ravi.id, 'approved')
  const subjectsOf = async (query: string) => (await list(query)).rows.map(({ subject }) => subject)
  expect(await subjectsOf('?who=RAVI_100%25')).toEqual(['ravi_100%'])
  expect(await subjectsOf('?who=%25%25')).toEqual([])
  expect((await subjectsOf('?who=chief')).length).toBeGreaterThan(2)
  expect(await subjectsOf('?subject=newsletter')).toEqual([])
  const [row] = (await list('?who=ravi_')).rows
  const today = new Date(new Date(row?.at ?? '').getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(await subjectsOf(`?who=ravi_&from=${today}&until=${today}`)).toEqual(['ravi_100%'])
  expect(await subjectsOf(`?who=ravi_&until=2020-01-01`)).toEqual([])
})

it('keeps the name of what was deleted, for what was done to it before too', async () => {
  const gone = await test.createUser({ username: 'gone.audit', status: 'pending' })
  await setStatus(gone.id, 'approved')
  await test.call(admin, { method: 'DELETE', url: `/api/admin/users/${gone.id}` })
  expect((await list('?who=gone.audit')).rows).toMatchObject([
    { action: 'delete', subject: 'gone.audit' },
    { action: 'approve', subject: 'gone.audit' },
  ])
})

it('comes in pages without a hole or a repetition', async () => {
  const user = await test.createUser({ username: 'often.changed', status: 'approved' })
  for (let time = 0; time < 26; time++) {
    await setStatus(user.id, 'suspended')
    await setStatus(user.id, 'approved')
  }
  const first = await list('?who=often.changed')
  expect(first.rows).toHaveLength(50)
  const second = await list(`?who=often.changed&before=${first.next}`)
  expect(second).toMatchObject({ next: null, rows: { length: 2 } })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(52)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
})

it('is exported as CSV with the same filters', async () => {
  const { text, headers } = await test.call(admin, {
    method: 'GET',
    url: '/api/admin/audit/file?who=asha.audit',
  })
  expect(headers['content-disposition']).toMatch(/munshi-audit-\d{4}-\d\d-\d\d\.csv/)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(',chief,suspend,user,')
  expect(lines[2]).toContain('""status"":""pending""')
})

it.each(['?from=yesterday', '?subject=case', '?before=x', `?who=${'x'.repeat(101)}`])(
  'refuses %s',
  async query => {
    expect((await test.call(admin, { method: 'GET', url: `/api/admin/audit${query}` })).status).toBe(400)
  },
)

it('keeps an act for three years', async () => {
  const now = test.now()
  const act = {
    actorId: null,
    actor: 'chief',
    action: 'edit',
    subjectType: 'user',
    subjectId: 999_999,
  } as const
  const yearsAgo = (years: number, days: number) => {
    const then = new Date(now.getTime() + days * day)
    then.setUTCFullYear(then.getUTCFullYear() - years)
    return then
  }
  await recordAudit(test.db, { ...act, at: yearsAgo(auditYears, 1), after: { username: 'just.kept' } })
  await recordAudit(test.db, { ...act, at: yearsAgo(auditYears, -1), after: { username: 'too.old' } })
  await deleteOldActs(test.db, now)
  expect((await list('?who=just.kept')).rows).toHaveLength(1)
  expect((await list('?who=too.old')).rows).toHaveLength(0)
})
