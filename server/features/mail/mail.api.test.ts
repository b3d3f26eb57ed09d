import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, parseLinkToken, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createOutbox } from './outbox.ts'
import { planRetry, startMailSender } from './sender.ts'
import { cleanOutbox, insertMail, listMails } from './store.ts'

const day = 24 * 60 * 60 * 1000

let server: MailServer
const open: TestApp[] = []
const openApp = async (SMTP_URL: string | undefined) => {
  const test = await openTestApp({ mail: { SMTP_URL, MAIL_FROM: 'Munshi <no-reply@munshi.test>' } })
  open.push(test)
  return test
}
beforeAll(async () => {
  server = await startMailServer()
})
afterEach(async () => {
  for (const test of open.splice(0)) await test.close()
})
afterAll(() => server.stop())

const registration = { username: 'asha', password: 'secret of asha', firstName: 'आशा', lastName: 'Rao' }
const register = (test: TestApp, email: string) =>
  test.call(undefined, { method: 'POST', url: '/api/auth/register', payload: { ...registration, email } })

describe('mail', () => {
  it('arrives at a real mail server soon after the event, in any script', async () => {
    const test = await openApp(server.url)
    await register(test, 'arrives@example.in')
    const mail = await server.waitFor(
      received => received.to.includes('arrives@example.in') && received.subject.includes('registration'),
    )
    expect(mail.text).toContain('Dear आशा Rao')
    expect(mail.text).toContain('24-48 hours')
  })

  it('is tried again after the server refused it, and is delivered once', async () => {
    const test = await openApp(server.url)
    server.refuseNext(2)
    await register(test, 'refused@example.in')
    await expect
      .poll(async () => (await test.listMails()).every(mail => mail.attempts > 0 && mail.lastError), {
        timeout: 10_000,
      })
      .toBe(true)
    expect(server.received.filter(mail => mail.to.includes('refused@example.in'))).toEqual([])
    test.turnClock(6 * 60_000)
    await test.createUser()
    await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/password-reset-requests',
      payload: { email: 'refused@example.in' },
    })
    await expect
      .poll(async () => (await test.listMails()).map(mail => mail.status), { timeout: 10_000 })
      .toEqual(['sent', 'sent', 'sent'])
    const subjects = server.received
      .filter(mail => mail.to.includes('refused@example.in'))
      .map(mail => mail.subject)
    expect(new Set(subjects).size).toBe(3)
    expect(subjects).toHaveLength(3)
  })

  it('does not leave when its event is rolled back', async () => {
    const test = await openApp(server.url)
    await register(test, 'once@example.in')
    expect((await register(test, 'once@example.in')).status).toBe(409)
    await server.waitFor(mail => mail.to.includes('once@example.in'))
    expect((await test.listMails()).filter(mail => mail.kind === 'registration-received')).toHaveLength(1)
  })

  it('does not hold up the caller while the mail server is away', async () => {
    const test = await openApp('smtp://127.0.0.1:1')
    expect((await register(test, 'away@example.in')).status).toBe(201)
    await expect
      .poll(async () => (await test.listMails())[0]?.lastError, { timeout: 10_000 })
      .toMatch(/ECONNREFUSED/)
  })
})

describe('mails of which two servers share the sending', () => {
  it('leave once each, however long each of them takes', async () => {
    const test = await openApp(undefined)
    const slow = await startMailServer()
    const at = { createdAt: test.now(), nextAttemptAt: test.now() }
    for (const name of ['one', 'two', 'three', 'four'])
      await insertMail(test.db, {
        kind: 'message',
        to: `${name}@example.in`,
        subject: name,
        text: name,
        ...at,
      })
    // Every mail takes two minutes by this clock; a lease lasts for five.
    const clock = () => new Date(Date.now() + slow.received.length * 2 * 60_000)
    const settings = { SMTP_URL: slow.url, MAIL_FROM: 'Munshi <no-reply@munshi.test>' }
    slow.slowDown(300)
    const senders = [1, 2].map(() =>
      startMailSender(test.db, createOutbox(clock), settings, clock, test.app.log),
    )
    const first = senders[0]?.sendDue()
    for (const subject of ['two', 'three', 'four']) {
      await slow.waitFor(mail => mail.subject === subject)
      await senders[1]?.sendDue()
    }
    await first
    for (const sender of senders) await sender.stop()
    await slow.stop()
    expect(slow.received.map(mail => mail.subject).sort()).toEqual(['four', 'one', 'three', 'two'])
  })
})

describe('the outbox of the administrator', () => {
  it('shows what is queued with its link while there is no mail server', async () => {
    const test = await openApp(undefined)
    const { token } = await test.createSignedIn({ role: 'admin' })
    await register(test, 'reader@example.in')
    const { body } = await test.call(token, { method: 'GET', url: '/api/admin/mail' })
    expect(body.canSend).toBe(false)
    const verify = body.mails.find((mail: { kind: string }) => mail.kind === 'verify-email')
    expect(verify.status).toBe('queued')
    expect(parseLinkToken(verify.text)).toBeTruthy()
  })

  it('hides one-time links once there is one', async () => {
    const test = await openApp(server.url)
    const { token } = await test.createSignedIn({ role: 'admin' })
    await register(test, 'hidden@example.in')
    const { body, text } = await test.call(token, { method: 'GET', url: '/api/admin/mail' })
    expect(body.canSend).toBe(true)
    expect(text).not.toContain('token=')
    expect(text).toContain('shown to the recipient only')
  })

  it('queues only a failed mail again', async () => {
    const test = await openApp(undefined)
    const { token } = await test.createSignedIn({ role: 'admin' })
    await register(test, 'stays@example.in')
    const [mail] = await test.listMails()
    expect(
      (await test.call(token, { method: 'POST', url: `/api/admin/mail/${mail?.id}/retries` })).status,
    ).toBe(404)
  })
})

describe('what is kept of a mail', () => {
  it('has no link in it any more once it was sent', async () => {
    const test = await openApp(server.url)
    await register(test, 'blanked@example.in')
    const received = await server.waitFor(
      mail => mail.to.includes('blanked@example.in') && mail.subject.includes('Confirm'),
    )
    const findKept = async () => (await test.listMails()).find(mail => mail.kind === 'verify-email')
    await expect.poll(async () => (await findKept())?.status).toBe('sent')
    const kept = await findKept()
    expect(kept?.secret).toBeNull()
    expect(kept?.text).not.toContain(parseLinkToken(received.text))
    expect(kept?.text).toContain('[one-time link, shown to the recipient only]')
  })

  it('loses its link after a week and goes after three months, sent or not', async () => {
    const test = await openApp(undefined)
    await register(test, 'aged@example.in')
    const age = async (days: number) => {
      const now = test.now().getTime() + days * day
      await cleanOutbox(test.db, new Date(now - 90 * day), new Date(now - 7 * day))
      return test.listMails()
    }
    const readLinks = (mails: { text: string }[]) => mails.filter(mail => mail.text.includes('token='))
    expect(readLinks(await age(6))).toHaveLength(1)
    const aWeekOld = await age(8)
    expect(aWeekOld).toHaveLength(2)
    expect(readLinks(aWeekOld)).toEqual([])
    expect(await age(91)).toEqual([])
  })

  it('is tidied at every start', async () => {
    const { db, close } = await openTestDatabase()
    const longAgo = new Date(Date.now() - 100 * day)
    const old = { kind: 'x', to: 'old@example.in', subject: 'Old', text: 'Old', createdAt: longAgo }
    await insertMail(db, { ...old, nextAttemptAt: longAgo })
    const test = await openTestApp({ db })
    expect(await listMails(db, 10)).toEqual([])
    await test.close()
    await close()
  })
})

describe('the plan of retries', () => {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const minutesUntil = (attempts: number) =>
    (planRetry({ attempts, createdAt }, 'no', createdAt).nextAttemptAt.getTime() - createdAt.getTime()) /
    60_000

  it('waits longer each time', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(minutesUntil)).toEqual([1, 5, 15, 60, 180, 360, 720, 720])
  })

  it('gives up after three days and keeps the reason', () => {
    const late = new Date('2026-01-03T23:00:00Z')
    expect(planRetry({ attempts: 9, createdAt }, 'mailbox full', late)).toMatchObject({
      status: 'failed',
      lastError: 'mailbox full',
    })
  })
})
