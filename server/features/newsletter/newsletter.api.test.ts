import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadResources } from '#server/content/resources.ts'
import {
  newsletterDeliveries,
  newsletterSendings,
  newsletterSubscriptions,
  outbox,
} from '#server/db/schema.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { day, hour } from '#server/lib/clock.ts'
import { openTestApp, parseLinkToken, type TestApp } from '#server/testing/harness.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { defaultPreferences } from '#shared/newsletter.ts'
import { createDistributor, sendAll } from './send-issue.ts'
import { insertSending } from './sending-store.ts'
import { requestSubscription } from './subscribe.ts'

const { issues } = loadResources(join(import.meta.dirname, '../../../content'))
const issue = issues.find(({ category }) => category === 'caseLaw')!
const technical = issues.find(({ category }) => category === 'technology')!

let test: TestApp
let user: string
let admin: string
let people: { user: number; admin: number }
beforeAll(async () => {
  test = await openTestApp()
  people = {
    user: (await test.createUser()).id,
    admin: (await test.createUser({ role: 'admin', username: 'chief' })).id,
  }
})
afterAll(() => test.close())

beforeEach(async () => {
  for (const table of [newsletterSubscriptions, newsletterSendings, outbox]) await test.db.delete(table)
  test.turnClock(2 * hour) // the limits of the test before are over
  await signInAgain()
})

async function signInAgain() {
  user = await test.openSession(people.user)
  admin = await test.openSession(people.admin)
}

const post = (url: string, payload: object, token?: string) =>
  test.call(token, { method: 'POST', url, payload })
const subscribe = (email: string, preferences?: object) =>
  post('/api/newsletter/subscriptions', { email, preferences }, user)
const lettersTo = async (email: string, kind: string) =>
  (await test.listMails()).filter(mail => mail.to === email && mail.kind === kind)
const confirmToken = async (email: string) =>
  parseLinkToken((await lettersTo(email, 'newsletter-confirmation')).at(-1)?.text ?? '')
const confirm = (token: string) => post('/api/newsletter/confirmations', { token })
const unsubscribe = (token: string) => post('/api/newsletter/unsubscriptions', { token })
const readOverview = async () =>
  (await test.call(admin, { method: 'GET', url: '/api/admin/newsletter' })).body
const statusOf = async (email: string) =>
  (await readOverview()).subscriptions.find((row: { email: string }) => row.email === email)?.status
const send = (id: number) => post(`/api/admin/newsletter/issues/${id}/sendings`, {}, admin)
const isSent = async (id: number) => {
  const found = (await readOverview()).issues.find((row: { id: number }) => row.id === id)
  return found?.sending?.finishedAt != null
}
async function addReaders(count: number, preferences = defaultPreferences) {
  const now = new Date()
  const rows = Array.from({ length: count }, (_, at) => ({
    email: `reader${at}@example.in`,
    preferences,
    createdAt: now,
    confirmedAt: now,
  }))
  await test.db.insert(newsletterSubscriptions).values(rows)
}

describe('subscribing', () => {
  it('takes the defaults, and counts only after the link in the mail', async () => {
    const { status, body } = await subscribe('Asha@Example.in')
    expect(status).toBe(202)
    expect(body.message).toContain('confirm')
    expect(await statusOf('asha@example.in')).toBe('waiting')
    const [letter] = await lettersTo('asha@example.in', 'newsletter-confirmation')
    expect(letter?.text).toContain('http://munshi.test/confirm-newsletter?token=')
    expect(letter?.text).not.toContain('Technology')
    expect((await confirm(parseLinkToken(letter?.text ?? ''))).status).toBe(200)
    expect(await statusOf('asha@example.in')).toBe('subscribed')
  })

  it.each(['', 'nonsense', 'a@b', 'x'.repeat(300)])('refuses the address %j', async email => {
    expect(await subscribe(email)).toMatchObject({ status: 400, body: { field: 'email' } })
  })

  it('needs at least one topic', async () => {
    const none = {
      legalUpdates: false,
      caseLaw: false,
      practiceGuides: false,
      technology: false,
      webinars: false,
    }
    expect(await subscribe('asha@example.in', none)).toMatchObject({
      status: 400,
      body: { field: 'preferences', message: 'Choose at least one topic' },
    })
  })

  it('again is harmless: the same answer, one subscription, and no mail where nothing would change', async () => {
    const first = await subscribe('asha@example.in')
    await confirm(await confirmToken('asha@example.in'))
    const [second, third] = await Promise.all([subscribe('asha@example.in'), subscribe('asha@example.in')])
    expect(second.body).toEqual(first.body)
    expect(third.body).toEqual(first.body)
    expect((await readOverview()).total).toBe(1)
    expect(await lettersTo('asha@example.in', 'newsletter-confirmation')).toHaveLength(1)
  })

  it('with other choices changes them only when the address confirms', async () => {
    await subscribe('asha@example.in')
    await confirm(await confirmToken('asha@example.in'))
    await subscribe('asha@example.in', { ...defaultPreferences, technology: true })
    const preferences = async () => (await readOverview()).subscriptions[0].preferences
    expect(await preferences()).toEqual(defaultPreferences)
    await confirm(await confirmToken('asha@example.in'))
    expect(await preferences()).toMatchObject({ technology: true })
  })

  it('writes to an address at most three times an hour, without saying so', async () => {
    for (let time = 0; time < 6; time++) expect((await subscribe('asha@example.in')).status).toBe(202)
    expect(await lettersTo('asha@example.in', 'newsletter-confirmation')).toHaveLength(3)
    test.turnClock(2 * hour)
    await subscribe('asha@example.in')
    expect(await lettersTo('asha@example.in', 'newsletter-confirmation')).toHaveLength(4)
  })

  it('forgets after a month what nobody confirmed', async () => {
    await subscribe('never@example.in')
    test.turnClock(31 * day)
    await signInAgain()
    await subscribe('other@example.in')
    expect(await statusOf('never@example.in')).toBeUndefined()
  })
})

describe('the figures', () => {
  it('count who has confirmed and not left, and the issues there are', async () => {
    const figures = async () =>
      (await test.call(user, { method: 'GET', url: '/api/newsletter/figures' })).body
    expect(await figures()).toEqual({ subscribers: 0, issues: issues.length })
    for (const name of ['one', 'two', 'three']) await subscribe(`${name}@example.in`)
    expect((await figures()).subscribers).toBe(0)
    await confirm(await confirmToken('one@example.in'))
    await confirm(await confirmToken('two@example.in'))
    expect((await figures()).subscribers).toBe(2)
    await unsubscribe(
      parseLinkToken(
        /unsubscribe\S+/.exec(
          (await lettersTo('two@example.in', 'newsletter-confirmation'))[0]?.text ?? '',
        )?.[0] ?? '',
      ),
    )
    expect((await figures()).subscribers).toBe(1)
  })
})

describe('the link that confirms', () => {
  it('says the same when it is opened twice', async () => {
    await subscribe('asha@example.in')
    const token = await confirmToken('asha@example.in')
    expect((await confirm(token)).body).toEqual((await confirm(token)).body)
  })

  it('is over after a week, and a newer one takes the place of an older', async () => {
    await subscribe('asha@example.in')
    const older = await confirmToken('asha@example.in')
    await subscribe('asha@example.in')
    expect(await confirm(older)).toMatchObject({ status: 410, body: { code: 'gone' } })
    const newer = await confirmToken('asha@example.in')
    test.turnClock(8 * day)
    expect((await confirm(newer)).status).toBe(410)
  })

  it.each(['x', 'nonsense'])('refuses the token %s', async token => {
    expect((await confirm(token)).status).toBe(410)
    expect((await unsubscribe(token)).status).toBe(410)
  })
})

describe('unsubscribing', () => {
  const deliverOne = async () => {
    await subscribe('asha@example.in')
    await confirm(await confirmToken('asha@example.in'))
    await send(issue.id)
    await expect.poll(() => isSent(issue.id)).toBe(true)
    const [letter] = await lettersTo('asha@example.in', 'newsletter')
    return letter
  }

  it('is one press away from every issue, and harmless when repeated', async () => {
    const letter = await deliverOne()
    const token = parseLinkToken(letter?.text ?? '')
    expect(letter?.text).toContain('http://munshi.test/unsubscribe?token=')
    const first = await unsubscribe(token)
    expect(first.status).toBe(200)
    expect((await unsubscribe(token)).body).toEqual(first.body)
    expect(await statusOf('asha@example.in')).toBe('unsubscribed')
  })

  it('also happens inside the mail program, by the address in the header', async () => {
    const letter = await deliverOne()
    const url = new URL(letter?.unsubscribeUrl ?? '')
    const answer = await test.call(undefined, {
      method: 'POST',
      url: url.pathname + url.search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(200)
    expect(await statusOf('asha@example.in')).toBe('unsubscribed')
  })

  it('is open to who has confirmed and had no issue yet: the confirmation mail has the link', async () => {
    await subscribe('asha@example.in')
    const [letter] = await lettersTo('asha@example.in', 'newsletter-confirmation')
    const link = /http:\/\/munshi\.test\/unsubscribe\?token=([\w-]+)/.exec(letter?.text ?? '')
    expect(letter?.unsubscribeUrl).toBe(link?.[0])
    await confirm(parseLinkToken(letter?.text ?? ''))
    expect(await statusOf('asha@example.in')).toBe('subscribed')
    expect((await unsubscribe(link?.[1] ?? '')).status).toBe(200)
    expect(await statusOf('asha@example.in')).toBe('unsubscribed')
  })

  it('needs the link for it: the one that confirms does not unsubscribe', async () => {
    await subscribe('asha@example.in')
    const token = await confirmToken('asha@example.in')
    await confirm(token)
    expect((await unsubscribe(token)).status).toBe(410)
    expect(await statusOf('asha@example.in')).toBe('subscribed')
  })

  it('also takes back a request that waits for its confirmation', async () => {
    await subscribe('asha@example.in')
    const [letter] = await lettersTo('asha@example.in', 'newsletter-confirmation')
    await unsubscribe(new URL(letter?.unsubscribeUrl ?? '').searchParams.get('token') ?? '')
    expect((await confirm(parseLinkToken(letter?.text ?? ''))).status).toBe(410)
    expect(await statusOf('asha@example.in')).toBe('unsubscribed')
  })

  it('is not undone by the old confirmation, only by a new one', async () => {
    const letter = await deliverOne()
    const old = await confirmToken('asha@example.in')
    await unsubscribe(parseLinkToken(letter?.text ?? ''))
    expect((await confirm(old)).status).toBe(410)
    expect(await statusOf('asha@example.in')).toBe('unsubscribed')
    await subscribe('asha@example.in')
    await confirm(await confirmToken('asha@example.in'))
    expect(await statusOf('asha@example.in')).toBe('subscribed')
  })
})

describe('an issue', () => {
  it('goes to the confirmed subscribers of its topic, once each, however often it is sent', async () => {
    await addReaders(230)
    await subscribe('waiting@example.in')
    await Promise.all([send(issue.id), send(issue.id), send(issue.id)])
    await expect.poll(() => isSent(issue.id), { timeout: 20_000 }).toBe(true)
    await send(issue.id)
    await expect.poll(() => isSent(issue.id)).toBe(true)
    const letters = (await test.listMails()).filter(mail => mail.kind === 'newsletter')
    expect(letters).toHaveLength(230)
    expect(new Set(letters.map(mail => mail.to)).size).toBe(230)
    expect(new Set(letters.map(mail => mail.unsubscribeUrl)).size).toBe(230)
    expect(letters[0]?.subject).toBe(issue.title)
    const shown = (await readOverview()).issues.find((row: { id: number }) => row.id === issue.id)
    expect(shown).toMatchObject({ readers: 230, sending: { queued: 230, startedBy: 'chief' } })
  })

  it('does not go to who did not choose its topic', async () => {
    await addReaders(3)
    await send(technical.id)
    await expect.poll(() => isSent(technical.id)).toBe(true)
    expect((await test.listMails()).filter(mail => mail.kind === 'newsletter')).toEqual([])
  })

  it('interrupted in the middle goes on where it stopped, and nobody gets it twice', async () => {
    await addReaders(50)
    const clock = () => new Date()
    const working = createOutbox(clock)
    let mails = 0
    const failing = {
      ...working,
      enqueue: async (...args: Parameters<typeof working.enqueue>) => {
        mails += 1
        if (mails > 25) throw new Error('the lights went out')
        await working.enqueue(...args)
      },
    }
    const needs = { db: test.db, clock, outbox: working, publicUrl: 'http://munshi.test' }
    await insertSending(test.db, { issueId: issue.id, startedBy: 'chief', startedAt: clock() })
    await expect(sendAll({ ...needs, outbox: failing }, issue, undefined, 10)).rejects.toThrow('lights')
    expect(await test.db.select().from(newsletterDeliveries)).toHaveLength(20)
    await Promise.all([sendAll(needs, issue, undefined, 10), sendAll(needs, issue, undefined, 10)])
    const letters = (await test.listMails()).filter(mail => mail.kind === 'newsletter')
    expect(letters).toHaveLength(50)
    expect(new Set(letters.map(mail => mail.to)).size).toBe(50)
  })

  it('that does not exist is not sent', async () => {
    expect((await send(4711)).status).toBe(404)
  })

  it('carries the headers of one-click unsubscription, and hides the links from the administrator', async () => {
    const server = await startMailServer()
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'Munshi <no-reply@munshi.test>' }
    const other = await openTestApp({ mail })
    const clock = () => new Date()
    const needs = { db: other.db, clock, outbox: createOutbox(clock), publicUrl: 'http://munshi.test' }
    const now = clock()
    await other.db
      .insert(newsletterSubscriptions)
      .values({ email: 'a@example.in', preferences: defaultPreferences, createdAt: now, confirmedAt: now })
    await requestSubscription(needs, { email: 'b@example.in' })
    await insertSending(other.db, { issueId: issue.id, startedBy: 'chief', startedAt: now })
    await sendAll(needs, issue)
    const { token } = await other.createSignedIn({ role: 'admin' })
    await other.call(token, {
      method: 'POST',
      url: '/api/admin/messages',
      payload: { recipientId: 1, subject: 'Wake', message: 'up' },
    })
    const { head } = await server.waitFor(({ to }) => to.includes('a@example.in'))
    expect(head).toMatch(/^List-Unsubscribe: <http:\/\/munshi\.test\/unsubscribe\?token=[\w-]+>/m)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const { text } = await other.call(token, { method: 'GET', url: '/api/admin/mail' })
    expect(text).toContain('b@example.in')
    expect(text).not.toContain('?token=')
    await other.close()
    await server.stop()
  })

  it('interrupted by a stop is sent to its end by the next start', async () => {
    await addReaders(5)
    await insertSending(test.db, { issueId: issue.id, startedBy: 'chief', startedAt: new Date() })
    const needs = { db: test.db, clock: () => new Date(), outbox: createOutbox(() => new Date()) }
    const distributor = createDistributor({ ...needs, publicUrl: 'http://munshi.test' }, issues, test.app.log)
    await distributor.resume()
    await expect.poll(() => isSent(issue.id)).toBe(true)
    expect((await test.listMails()).filter(mail => mail.kind === 'newsletter')).toHaveLength(5)
  })
})

describe('the newsletter and the account', () => {
  it('the subscription is part of what a person may take away, and goes with the account', async () => {
    const person = await test.createSignedIn({ email: 'person@example.in' })
    await subscribe('person@example.in')
    const { body } = await test.call(person.token, { method: 'GET', url: '/api/account/export' })
    expect(body.newsletter).toMatchObject({ email: 'person@example.in' })
    await test.call(admin, { method: 'DELETE', url: `/api/admin/users/${person.user.id}` })
    expect(await statusOf('person@example.in')).toBeUndefined()
    expect(await lettersTo('person@example.in', 'newsletter-confirmation')).toEqual([])
  })

  it('every issue has its reading matter', async () => {
    const { body } = await test.call(user, { method: 'GET', url: '/api/newsletter/issues' })
    expect(body.length).toBeGreaterThanOrEqual(5)
    expect(body.map((row: { date: string }) => row.date)).toEqual(
      body
        .map((row: { date: string }) => row.date)
        .sort()
        .reverse(),
    )
    for (const { date, content } of body) {
      expect(new Date(date).getUTCDay()).toBe(1)
      expect(content.keyUpdates.length).toBeGreaterThanOrEqual(2)
    }
  })
})
