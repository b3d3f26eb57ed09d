import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { remindAdmins } from './remind-admins.ts'

let test: TestApp
let token: string
let adminEmail: string
beforeAll(async () => {
  test = await openTestApp()
  const admin = await test.createSignedIn({ role: 'admin', username: 'chief' })
  token = admin.token
  adminEmail = admin.user.email
})
afterAll(() => test.close())

const approve = (ids: unknown) =>
  test.call(token, { method: 'POST', url: '/api/admin/users/approvals', payload: { ids } })
const mailsTo = async (email: string) =>
  (await test.listMails()).filter(mail => mail.to === email).map(mail => mail.kind)

describe('approving several at once', () => {
  it('approves whom it can, says why it could not approve the others, and writes to each', async () => {
    const [first, second] = [
      await test.createUser({ status: 'pending' }),
      await test.createUser({ status: 'pending' }),
    ]
    const rejected = await test.createUser({ status: 'rejected' })
    const { status, body } = await approve([first.id, rejected.id, second.id, 999_999, first.id])
    expect(status).toBe(200)
    expect(body.approved.map((user: { id: number; status: string }) => [user.id, user.status])).toEqual([
      [first.id, 'approved'],
      [second.id, 'approved'],
    ])
    expect(body.refused).toEqual([
      { id: rejected.id, reason: expect.stringContaining('cannot become approved') },
      { id: 999_999, reason: expect.stringContaining('does not exist') },
    ])
    expect([await mailsTo(first.email), await mailsTo(rejected.email)]).toEqual([['approved'], []])
    const details = await test.call(token, { method: 'GET', url: `/api/admin/users/${second.id}` })
    expect(details.body.audit).toMatchObject([{ actor: 'chief', action: 'approve' }])
  })

  it('by two administrators at once approves and writes once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => test.createUser({ status: 'pending' })))
    const ids = people.map(({ id }) => id)
    const answers = await Promise.all([approve(ids), approve(ids.toReversed())])
    const approved = answers.flatMap(({ body }) => body.approved.map((user: { id: number }) => user.id))
    expect(approved.sort()).toEqual([...ids].sort())
    for (const person of people) expect(await mailsTo(person.email)).toEqual(['approved'])
  })

  it.each([[[]], [Array.from({ length: 201 }, (_, at) => at + 1)], [['one']], [[0]], [7]])(
    'refuses a list like %j',
    async ids => {
      expect((await approve(ids)).status).toBe(400)
    },
  )
})

describe('the reminder of those who wait', () => {
  let now = new Date('2026-11-24T01:00:00Z').getTime() // half past six in India
  const clock = () => new Date(now)
  const hour = 60 * 60 * 1000
  const outbox = createOutbox(clock)
  const remind = () => remindAdmins({ db: test.db, clock, outbox, publicUrl: 'http://munshi.test' })
  const reminders = async (email = adminEmail) =>
    (await mailsTo(email)).filter(kind => kind === 'reminder').length
  const setReminder = (on: boolean) =>
    test.call(token, { method: 'PUT', url: '/api/admin/reminder', payload: { on } })

  it('says who has waited for longer than a day, from seven in the morning, once a day', async () => {
    const createdAt = new Date('2026-11-21T06:00:00Z')
    await test.createUser({ status: 'pending', createdAt, firstName: 'Bina', barCouncilId: 'MAH/1/2020' })
    await test.createUser({ status: 'pending', createdAt: clock(), firstName: 'Today' })
    await remind()
    expect(await reminders()).toBe(0)
    now += hour
    await Promise.all([remind(), remind(), remind()])
    expect(await reminders()).toBe(1)
    const letter = (await test.listMails()).find(mail => mail.kind === 'reminder' && mail.to === adminEmail)
    expect(letter?.subject).toBe('1 person waits for approval')
    expect(letter?.text).toContain('- Bina Rao (MAH/1/2020, Maharashtra or Goa (by number)), for 2 days')
    expect(letter?.text).toContain('http://munshi.test/admin-panel?tab=users&status=pending')
    expect(letter?.text).not.toContain('Today')
    now += 5 * hour
    await remind()
    expect(await reminders()).toBe(1)
  })

  it('goes to every administrator, and on the next day again', async () => {
    const other = await test.createUser({ role: 'admin' })
    await remind()
    expect([await reminders(), await reminders(other.email)]).toEqual([1, 1])
    now += 24 * hour
    await remind()
    expect([await reminders(), await reminders(other.email)]).toEqual([2, 2])
  })

  it('is turned off by each administrator for themselves, which is in their history', async () => {
    expect((await test.call(token, { method: 'GET', url: '/api/admin/reminder' })).body).toEqual({ on: true })
    expect((await setReminder(false)).body).toEqual({ on: false })
    await setReminder(false)
    now += 24 * hour
    await remind()
    expect(await reminders()).toBe(2)
    const acts = await test.call(token, { method: 'GET', url: '/api/admin/audit?who=chief' })
    const told = acts.body.rows.filter((act: { action: string }) => act.action.includes('daily reminder'))
    expect(told.map((act: { action: string }) => act.action)).toEqual(['turned the daily reminder off'])
    await setReminder(true)
    await remind()
    expect(await reminders()).toBe(3)
  })

  it('is not written while nobody waits', async () => {
    const { body } = await test.call(token, { method: 'GET', url: '/api/admin/users' })
    const waiting = body.filter((user: { status: string }) => user.status === 'pending')
    await approve(waiting.map((user: { id: number }) => user.id))
    now += 24 * hour
    await remind()
    expect(await reminders()).toBe(3)
  })
})
