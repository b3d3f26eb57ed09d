import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, savedSearches } from '#server/db/schema.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { day, deriveIndianHour, hour } from '#server/lib/clock.ts'
import { openTestApp, parseLinkToken, type TestApp } from '#server/testing/harness.ts'
import { openTestCases } from '#server/testing/test-cases.ts'
import { createArrivals } from './arrivals.ts'
import { type AlertNeeds, sendAlerts } from './send-alerts.ts'

const library = openTestCases()
const hidden = new Set<string>()
let edition = 1
const cases = {
  ...library,
  /** The landmark judgments, except those that have yet to come. */
  listIds: async () => {
    const { ids } = await library.listIds()
    return { edition: String(edition), ids: ids.filter(id => !hidden.has(id)) }
  },
}

let test: TestApp
let needs: AlertNeeds
beforeAll(async () => {
  test = await openTestApp({ cases })
  const clock = test.now
  const letters = createOutbox(clock)
  const publicUrl = 'http://munshi.test'
  needs = { db: test.db, clock, cases, outbox: letters, publicUrl, arrivals: createArrivals(test.db, cases) }
})
afterAll(async () => {
  await test.close()
  await library.close()
})

const arnesh = 'arnesh-kumar-v-state-of-bihar'
const sushila = 'sushila-aggarwal-v-state-nct-of-delhi'
const bachan = 'bachan-singh-v-state-of-punjab'

/** As before an import: these three are not in the library yet. */
async function takeAway() {
  const { ids } = await library.listIds()
  for (const id of [arnesh, sushila, bachan]) {
    expect(ids).toContain(id)
    hidden.add(id)
  }
}

function arrive(...ids: string[]) {
  for (const id of ids) hidden.delete(id)
  edition += 1
}

const send = () => sendAlerts(needs, failure => expect.unreachable(String(failure)))
const post = (token: string | undefined, url: string, payload: object = {}) =>
  test.call(token, { method: 'POST', url, payload })
const save = (token: string, fields: object) =>
  post(token, '/api/case-law/searches', { name: 'Arrest', alert: true, searchType: 'keyword', ...fields })
const mails = async (email: string) =>
  (await test.listMails()).filter(mail => mail.to === email && mail.kind === 'new-judgments')

beforeEach(async () => {
  await test.db.delete(outbox)
  await test.db.delete(savedSearches)
  await test.db.execute('delete from case_arrivals')
  hidden.clear()
  edition += 1
  await takeAway()
  // Ten in the morning of a new day in India.
  test.turnClock(((34 - deriveIndianHour(test.now())) % 24) * hour + day)
})

describe('when judgments come that match saved searches', () => {
  it('one mail names them for all searches of the person, and says nothing of what was there before', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest' })
    await save(token, { name: 'Death sentence', query: 'title:"Bachan Singh"' })
    await save(token, { name: 'Of no interest', query: 'demurrage' })
    await send()
    expect(await mails(user.email)).toEqual([])
    arrive(arnesh, bachan)
    await send()
    const [mail, ...others] = await mails(user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new judgments: Arrest, Death sentence')
    expect(mail?.text).toContain('2 judgments have come into the library that 2 searches of yours find.')
    expect(mail?.text).toContain('- Arnesh Kumar v. State of Bihar')
    expect(mail?.text).toContain(`http://munshi.test/case-law/${bachan}`)
    expect(mail?.text).not.toContain('Of no interest')
    expect(mail?.text).not.toContain('D.K. Basu')
    await send()
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('what comes later on the same day waits for the next, and is told once', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest' })
    arrive(arnesh)
    await send()
    arrive(sushila)
    test.turnClock(3 * hour)
    await send()
    expect(await mails(user.email)).toHaveLength(1)
    test.turnClock(day)
    await send()
    await send()
    const [, second, ...others] = await mails(user.email)
    expect(others).toEqual([])
    expect(second?.text).toContain('Sushila Aggarwal')
    expect(second?.text).not.toContain('Arnesh Kumar')
  })

  it('nobody is written to before seven in the morning in India', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest' })
    arrive(arnesh)
    test.turnClock(((30 - deriveIndianHour(test.now())) % 24) * hour)
    await send()
    expect(await mails(user.email)).toEqual([])
    test.turnClock(hour)
    await send()
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('several processes at once write one mail', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest' })
    arrive(arnesh)
    await Promise.all([1, 2, 3].map(() => send()))
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('filters and categories count as they do on the page', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest', filters: { yearTo: 2013 } })
    await save(token, { query: 'arrest', category: 'Tax' })
    arrive(arnesh)
    await send()
    expect(await mails(user.email)).toEqual([])
  })

  it('a question in words finds them as well', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'guidelines on arrest without a warrant', searchType: 'legal_issue' })
    arrive(arnesh)
    await send()
    expect(await mails(user.email)).toMatchObject([{ subject: '1 new judgment: Arrest' }])
  })

  it('searches without an alert, deleted ones and suspended people get no mail', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest', alert: false })
    const gone = await save(token, { query: 'arrest OR bail' })
    await test.call(token, { method: 'DELETE', url: `/api/case-law/searches/${gone.body.id}` })
    const other = await test.createSignedIn()
    await save(other.token, { query: 'arrest' })
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    const url = `/api/admin/users/${other.user.id}/status`
    await test.call(admin, { method: 'PATCH', url, payload: { status: 'suspended' } })
    arrive(arnesh)
    await send()
    expect([...(await mails(user.email)), ...(await mails(other.user.email))]).toEqual([])
  })

  it('an alert that is turned on tells only of what comes from then on', async () => {
    const { user, token } = await test.createSignedIn()
    const { id, version } = (await save(token, { query: 'arrest', alert: false })).body
    arrive(arnesh)
    const url = `/api/case-law/searches/${id}`
    await test.call(token, { method: 'PATCH', url, payload: { alert: true, version } })
    await send()
    expect(await mails(user.email)).toEqual([])
    arrive(sushila)
    await send()
    expect(await mails(user.email)).toMatchObject([{ subject: '1 new judgment: Arrest' }])
  })

  it('a search that cannot be made leaves the others their mail, and is made up for later', async () => {
    const { user, token } = await test.createSignedIn()
    await save(token, { name: 'Broken', query: 'bail OR arrest' })
    await save(token, { query: 'arrest' })
    arrive(arnesh)
    const failures: unknown[] = []
    const findAmong: AlertNeeds['cases']['findAmong'] = async (question, ids) => {
      if (question.query === 'bail OR arrest') throw new Error('the engine is away')
      return cases.findAmong(question, ids)
    }
    await sendAlerts({ ...needs, cases: { findAmong } }, failure => failures.push(failure))
    expect(failures).toHaveLength(1)
    expect(await mails(user.email)).toMatchObject([{ subject: '1 new judgment: Arrest' }])
    test.turnClock(day)
    await send()
    expect(await mails(user.email)).toMatchObject([{}, { subject: '1 new judgment: Broken' }])
  })
})

describe('the stop link of a mail', () => {
  async function getMail() {
    const { user, token } = await test.createSignedIn()
    await save(token, { query: 'arrest' })
    arrive(arnesh)
    await send()
    const [mail] = await mails(user.email)
    return { user, token, mail, stop: parseLinkToken(mail?.text ?? '') }
  }
  const listAlerts = async (token: string) => {
    const { body } = await test.call(token, { method: 'GET', url: '/api/case-law/searches' })
    return body.map((search: { alert: boolean }) => search.alert)
  }

  it('stops all alerts with one press, without signing in, and keeps the searches', async () => {
    const { token, stop, user } = await getMail()
    for (let time = 0; time < 2; time += 1)
      expect((await post(undefined, '/api/case-law/alert-stops', { token: stop })).status).toBe(200)
    expect(await listAlerts(token)).toEqual([false])
    arrive(sushila)
    test.turnClock(day)
    await send()
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('is a press of the mail program too (RFC 8058), and opening it changes nothing', async () => {
    const { token, stop, mail } = await getMail()
    expect(mail?.unsubscribeUrl).toBe(`http://munshi.test/stop-alerts?token=${stop}`)
    const url = `/stop-alerts?token=${stop}`
    await test.call(undefined, { method: 'GET', url })
    expect(await listAlerts(token)).toEqual([true])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const answer = await test.call(undefined, { method: 'POST', url, headers, payload })
    expect([answer.status, answer.text]).toEqual([200, 'You get no more mails about new judgments.'])
    expect(await listAlerts(token)).toEqual([false])
  })

  it('that nobody got stops nothing', async () => {
    const { token } = await getMail()
    expect(await post(undefined, '/api/case-law/alert-stops', { token: 'made up' })).toMatchObject({
      status: 410,
      body: { code: 'gone' },
    })
    expect(await listAlerts(token)).toEqual([true])
  })
})
