import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { type SettingSection, type SettingsView, settingSections } from '#shared/contract/settings.ts'
import { openSettings } from './settings.ts'

let test: TestApp
let server: MailServer
let admin: string
beforeAll(async () => {
  server = await startMailServer()
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'Munshi <no-reply@munshi.test>' }
  test = await openTestApp({ mail })
  admin = (await test.createSignedIn({ role: 'admin', username: 'chief' })).token
})
afterAll(async () => {
  await test.close()
  await server.stop()
})

async function read(): Promise<SettingsView['sections']> {
  return (await test.call(admin, { method: 'GET', url: '/api/admin/settings' })).body.sections
}

/** Over what stands there, as the page sends it. */
async function save(section: SettingSection, change: object, version?: number) {
  const { value, version: current } = (await read())[section]
  return test.call(admin, {
    method: 'PUT',
    url: `/api/admin/settings/${section}`,
    payload: { ...value, version: version ?? current, ...change },
  })
}

let made = 0
function register(fields: object = {}) {
  made += 1
  const name = `newcomer${made}`
  const payload = {
    ...{ username: name, email: `${name}@example.in`, password: 'three odd words' },
    ...{ firstName: 'Nila', lastName: 'Joshi', ...fields },
  }
  return test.call(undefined, { method: 'POST', url: '/api/auth/register', payload })
}

describe('the settings', () => {
  it('have defaults until somebody changes them, and say what the environment rules without its secrets', async () => {
    const { body } = await test.call(admin, { method: 'GET', url: '/api/admin/settings' })
    expect(body.sections.identity).toEqual({
      value: { name: 'Munshi', supportEmail: '' },
      version: 0,
      updatedAt: null,
      updatedBy: null,
    })
    expect(Object.keys(body.sections)).toEqual(settingSections)
    expect(body.environment).toMatchObject({
      database: 'embedded',
      mailServer: new URL(server.url).host,
      mailFrom: 'Munshi <no-reply@munshi.test>',
      aiModel: null,
    })
  })

  it('are saved section by section, with who and when, and stand in the history with before and after', async () => {
    const { status, body } = await save('identity', {
      name: 'Nagpur Bar',
      supportEmail: 'help@nagpur.example',
    })
    expect(status).toBe(200)
    expect(body.sections.identity).toMatchObject({
      value: { name: 'Nagpur Bar', supportEmail: 'help@nagpur.example' },
      version: 1,
      updatedBy: 'chief',
    })
    const { body: history } = await test.call(admin, {
      method: 'GET',
      url: '/api/admin/audit?subject=settings',
    })
    expect(history.rows).toMatchObject([
      {
        actor: 'chief',
        action: 'identity',
        before: { name: 'Munshi', supportEmail: '' },
        after: { name: 'Nagpur Bar', supportEmail: 'help@nagpur.example' },
      },
    ])
  })

  it('record only what differs, and nothing where nothing does', async () => {
    const links = [{ url: '/privacy', en: 'Rules', hi: '', mr: '' }]
    await save('footer', { links })
    expect((await save('footer', { links })).body.sections.footer.version).toBe(1)
    await save('identity', { name: 'Nagpur Bar Library' })
    const { body } = await test.call(admin, { method: 'GET', url: '/api/admin/audit?subject=settings' })
    expect(body.rows).toHaveLength(3)
    expect(body.rows[0]).toMatchObject({
      before: { name: 'Nagpur Bar' },
      after: { name: 'Nagpur Bar Library' },
    })
    expect(body.rows[0].after).not.toHaveProperty('supportEmail')
  })

  it('tell the second of two administrators what the first has saved, and write nothing over it', async () => {
    const { version } = (await read()).accounts
    await save('accounts', { monthlyLimit: 40 }, version)
    const second = await save('accounts', { monthlyLimit: 70 }, version)
    expect(second).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(second.body.details.current.sections.accounts.value.monthlyLimit).toBe(40)
    expect((await read()).accounts.value.monthlyLimit).toBe(40)
  })

  it('of one moment are saved by one of two administrators only', async () => {
    const { version } = (await read()).order
    const answers = await Promise.all(['hi', 'mr'].map(language => save('order', { language }, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await save('order', { language: 'en' })
  })

  it.each<[SettingSection, object, string]>([
    ['identity', { name: ' ' }, 'name'],
    ['identity', { name: 'x'.repeat(41) }, 'name'],
    ['identity', { supportEmail: 'nobody' }, 'supportEmail'],
    ['accounts', { monthlyLimit: 1.5 }, 'monthlyLimit'],
    ['accounts', { monthlyLimit: null }, 'monthlyLimit'],
    ['accounts', { registration: 'never' }, 'registration'],
    ['order', { layout: 'memo' }, 'layout'],
    ['announcement', { isOn: true, en: '' }, 'en'],
    ['announcement', { en: 'Hello', from: '2026-12-02', until: '2026-12-01' }, 'until'],
    ['announcement', { from: 'soon' }, 'from'],
    ['footer', { links: [{ url: 'javascript:alert(1)', en: 'No', hi: '', mr: '' }] }, 'links.0.url'],
    ['footer', { links: [{ url: '//elsewhere.example', en: 'No', hi: '', mr: '' }] }, 'links.0.url'],
    ['footer', { links: [{ url: '/faq', en: '', hi: '', mr: '' }] }, 'links.0.en'],
    ['mail', { senderName: 'Clerk', senderEmail: '' }, 'senderEmail'],
    ['mail', { senderName: 'Clerk\r\nBcc: all@example.in', senderEmail: 'a@example.in' }, 'senderName'],
    ['mail', { replyTo: 'clerk' }, 'replyTo'],
  ])('of %s refuse %j at its field', async (section, change, field) => {
    expect(await save(section, change)).toMatchObject({ status: 400, body: { field } })
  })
})

describe('registration', () => {
  afterAll(() => save('accounts', { registration: 'open' }))

  it('gives new accounts the limit that is set', async () => {
    await save('accounts', { registration: 'open', monthlyLimit: 33 })
    expect((await register()).status).toBe(201)
    const { body } = await test.call(admin, { method: 'GET', url: '/api/admin/users' })
    expect(body.at(-1)).toMatchObject({ username: `newcomer${made}`, usageLimit: 33 })
  })

  it.each([
    ['closed', 'registrationClosed'],
    ['invitation', 'invitationNeeded'],
  ])('that is %s refuses a stranger, whatever the page said', async (mode, key) => {
    await save('accounts', { registration: mode })
    const refused = await register()
    expect(refused).toMatchObject({ status: 403, body: { code: 'registration_closed', said: { key } } })
  })
})

it('by invitation: an invitation lets its holder register, a made-up one does not', async () => {
  await save('accounts', { registration: 'invitation' })
  const payload = { note: 'Library', uses: 1 }
  const { body } = await test.call(admin, { method: 'POST', url: '/api/admin/invitations', payload })
  const invitation = new URL(body.link).searchParams.get('invitation')
  expect((await register({ invitation: 'x'.repeat(43) })).status).toBe(410)
  expect((await register({ invitation })).status).toBe(201)
  expect((await register({ invitation })).status).toBe(410)
  await save('accounts', { registration: 'open' })
})

describe('mails', () => {
  it('name the installation and its support address, and come from the sender that is set', async () => {
    await save('identity', { name: 'Nagpur Bar', supportEmail: 'help@nagpur.example' })
    await save('mail', {
      senderName: 'Nagpur Bar',
      senderEmail: 'post@nagpur.example',
      replyTo: 'clerk@nagpur.example',
    })
    await save('accounts', { registration: 'open' })
    const { body } = await register()
    expect(body.message).toContain('review')
    const mail = await server.waitFor(({ to }) => to.includes(`newcomer${made}@example.in`))
    expect(mail.text).toContain('write to help@nagpur.example')
    expect(mail.text).toContain('Nagpur Bar\nThe clerk in your chamber')
    expect(mail.text).not.toContain('munshi.example')
    expect(mail.head).toMatch(/From: "?Nagpur Bar"? <post@nagpur\.example>/)
    expect(mail.head).toMatch(/Reply-To: clerk@nagpur\.example/)
  })

  it('can be tried: the answer is what the mail server says', async () => {
    const send = () =>
      test.call(admin, {
        method: 'POST',
        url: '/api/admin/settings/test-mails',
        payload: { to: 'chief@nagpur.example' },
      })
    expect((await send()).body).toEqual({ from: 'Nagpur Bar <post@nagpur.example>', reason: null })
    await server.waitFor(({ subject }) => subject === 'Test mail')
    server.refuseNext(1000) // other mails are on their way
    expect((await send()).body.reason).toContain('Try again later')
    server.refuseNext(0)
  })
})

describe('the announcement', () => {
  const announce = async (token: string) =>
    (await test.call(token, { method: 'GET', url: '/api/announcement' })).body.announcement
  const dayOf = (days: number) => new Date(test.now().getTime() + days * day).toISOString().slice(0, 10)

  it('is seen by whoever is signed in between its days, and by each until they put it away', async () => {
    const { token } = await test.createSignedIn()
    const { token: other } = await test.createSignedIn()
    expect(await announce(token)).toBeNull()
    await save('announcement', { isOn: true, en: 'Closed on Friday', from: dayOf(2), until: dayOf(4) })
    expect(await announce(token)).toBeNull()
    await save('announcement', { from: dayOf(-1) })
    const shown = await announce(token)
    expect(shown).toMatchObject({ en: 'Closed on Friday', hi: '', mr: '' })
    await test.call(token, {
      method: 'PUT',
      url: '/api/announcement/dismissal',
      payload: { edition: shown.edition },
    })
    expect([await announce(token), (await announce(other)).en]).toEqual([null, 'Closed on Friday'])
    await save('announcement', { until: dayOf(9) })
    expect(await announce(token)).toBeNull()
    await save('announcement', { en: 'Open on Friday' })
    expect((await announce(token)).en).toBe('Open on Friday')
    await save('announcement', { from: '', until: dayOf(-1) })
    expect(await announce(token)).toBeNull()
  })
})

it('sample data that are switched off are served to nobody', async () => {
  const status = async (topic: string) =>
    (await test.call(admin, { method: 'GET', url: `/api/support/${topic}` })).status
  expect(await status('forum')).toBe(200)
  await save('sample', { sampleData: false })
  expect(await Promise.all(['faq', 'forum', 'videos', 'chat', 'webinars'].map(status))).toEqual([
    200, 404, 404, 404, 404,
  ])
  await save('sample', { sampleData: true })
})

it('what an earlier release wrote and this one cannot read counts as not set', async () => {
  const { settings } = await import('#server/db/schema.ts')
  await test.db.insert(settings).values({
    section: 'ai',
    value: { answers: 'perhaps' },
    updatedAt: test.now(),
    updatedBy: 'x',
    version: 3,
  })
  expect((await openSettings(test.db)).read().ai).toEqual({ answers: true, meaning: true })
})
