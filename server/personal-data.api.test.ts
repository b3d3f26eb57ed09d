import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from './db/schema.ts'
import { openTestApp, type TestApp, testPassword } from './testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Every table whose rows refer to a user: where they are in the file that people take away, or why they are not. */
const tables = {
  active_weeks: 'lastActiveWeek',
  annexure_files: 'annexures',
  announcement_dismissals: 'dismissedAnnouncement',
  counted_searches: 'only that a question was asked today; recentSearches has the questions',
  drafts: 'drafts',
  form_requests: 'formRequests',
  known_devices: 'knownDevices',
  links: 'hashes of links',
  messages: 'messages',
  outbox: 'the mails are with the person already',
  procedure_progress: 'procedureProgress',
  recent_searches: 'recentSearches',
  recovery_codes: 'secondStep',
  saved_cases: 'savedCases',
  saved_searches: 'savedSearches',
  search_alert_links: 'hashes of links',
  search_alerts: 'lastAlertOn',
  second_factors: 'secondStep',
  sessions: 'devices',
  sign_in_steps: 'hashes of sign-ins under way',
}

it('every table that refers to a user is accounted for, and its rows go with the user', () => {
  const all = Object.values(schema).filter(table => is(table, PgTable))
  const referring = all.flatMap(table => {
    const { name, foreignKeys } = getTableConfig(table)
    const toUser = foreignKeys.filter(key => key.reference().foreignTable === schema.users)
    return toUser.map(({ onDelete }) => [name, onDelete] as const)
  })
  expect(Object.fromEntries(referring)).toEqual(
    Object.fromEntries(Object.keys(tables).map(name => [name, 'cascade'])),
  )
})

it('the file that people take away has a part of every feature', async () => {
  const { token } = await test.createSignedIn()
  const { body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
  expect(Object.keys(body).sort()).toEqual([
    'account',
    'annexures',
    'devices',
    'dismissedAnnouncement',
    'drafts',
    'exportedAt',
    'formRequests',
    'history',
    'knownDevices',
    'lastActiveWeek',
    'lastAlertOn',
    'messages',
    'newsletter',
    'procedureProgress',
    'recentSearches',
    'savedCases',
    'savedSearches',
    'secondStep',
  ])
  const parts = Object.values(tables).filter(part => !part.includes(' '))
  expect(Object.keys(body)).toEqual(expect.arrayContaining(parts))
})

it('a deleted account leaves its history and nothing else', async () => {
  const { user, token } = await test.createSignedIn()
  const subscribe = {
    method: 'POST',
    url: '/api/newsletter/subscriptions',
    payload: { email: user.email },
  } as const
  expect((await test.call(token, subscribe)).status).toBe(202)
  const payload = { password: testPassword }
  expect((await test.call(token, { method: 'DELETE', url: '/api/account', payload })).status).toBe(204)

  const { users, sessions, knownDevices, newsletterSubscriptions, audit } = schema
  const left = [
    await test.db.select().from(users).where(eq(users.id, user.id)),
    await test.db.select().from(sessions).where(eq(sessions.userId, user.id)),
    await test.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id)),
    await test.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email)),
  ]
  expect(left).toEqual([[], [], [], []])
  const history = await test.db.select().from(audit).where(eq(audit.actorId, user.id))
  expect(history.map(({ action }) => action)).toEqual(['deleted their own account'])
})
