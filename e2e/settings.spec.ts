import { callJson } from '#server/testing/child-server.ts'
import type { SettingSection } from '#shared/contract/settings.ts'
import { defaultSite } from '#shared/site.ts'
import { expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, type Site, test } from './fixtures.ts'

test.use({ viewport: desktop })

const address = '/admin-panel?tab=settings'

/** As the page sends it, over what is saved. */
async function save(site: Site, section: SettingSection, change: object) {
  const init = { token: site.adminToken }
  const { body } = await callJson(site.url, '/api/admin/settings', init)
  const { value, version } = body.sections[section]
  const answer = await callJson(site.url, `/api/admin/settings/${section}`, {
    ...init,
    method: 'PUT',
    body: { ...value, version, ...change },
  })
  expect(answer.status).toBe(200)
}

/** The other tests of this worker have the same server. */
test.afterEach(async ({ site }) => {
  await save(site, 'identity', { name: 'Munshi', supportEmail: '' })
  await save(site, 'accounts', { registration: 'open' })
  await save(site, 'sample', { sampleData: true })
  await save(site, 'announcement', { isOn: false, en: '', hi: '', mr: '', from: '', until: '' })
  await save(site, 'footer', { links: [] })
  await save(site, 'mail', { senderName: '', senderEmail: '', replyTo: '' })
})

test('an administrator names the installation, and it has that name wherever somebody looks', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  const part = page.getByRole('region', { name: 'Name and support address' })
  await part.getByLabel('Name of this installation').fill('')
  await part.getByLabel('Support address').fill('nobody')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Name is required')).toBeVisible()
  await expect(part.getByText('Invalid email address')).toBeVisible()
  await part.getByLabel('Name of this installation').fill('Nagpur Bar')
  await part.getByLabel('Support address').fill('help@nagpur.example')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: Name and support address', { exact: true })).toBeVisible()
  await expect(part.getByText('Saved by admin')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Nagpur Bar')).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await visitor.goto('/login')
  await expect(visitor).toHaveTitle('Sign In · Nagpur Bar')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'help@nagpur.example' })).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('admin changed the name or the support address').first()).toBeVisible()
})

test('a long name fits the header of the narrowest phone, on pages from before the script and from after it', async ({
  site,
  browser,
}) => {
  const name = 'Kulkarni and Deshpande Associates, Pune'
  await save(site, 'identity', { name, supportEmail: '' })
  const viewport = { width: 320, height: 640 }
  const visitor = await (await browser.newContext({ baseURL: site.url, viewport })).newPage()
  for (const path of ['/login', '/forgot-password']) {
    await visitor.goto(path)
    const header = visitor.getByRole('banner')
    await expect(header.getByText(name)).toBeVisible()
    expect((await header.boundingBox())?.height, path).toBeLessThan(80)
    await expectToFit(visitor)
  }
})

test('once a support address is set, the example stands nowhere: not in a page as served, not as shown, not in a mail', async ({
  page,
  site,
  signIn,
}) => {
  await save(site, 'identity', { supportEmail: 'help@nagpur.example' })
  for (const language of ['en', 'hi', 'mr'])
    for (const path of ['/', '/landing', '/login', '/register', '/forms', '/no-such-page']) {
      const served = await page.request.get(path, { headers: { cookie: `munshi-language=${language}` } })
      expect(await served.text(), `${path} in ${language}`).not.toContain('munshi.example')
    }
  const open = ['/landing', '/login', '/register', '/forgot-password', '/privacy', '/demo', '/no-such-page']
  const members = [
    '/',
    '/forms',
    '/form-builder/1001',
    '/procedures',
    '/procedures/consumer-complaint-procedure',
  ]
  const support = ['/resources', '/faq', '/live-chat-support', '/community-forum', '/newsletter', '/case-law']
  await expectNoExample(open)
  await signIn(page, { token: site.adminToken })
  await expectNoExample([...members, ...support, '/profile', address])

  const { email } = await site.createUser()
  const mail = await site.mail.waitFor(({ to }) => to.includes(email))
  expect(mail.text).toContain('help@nagpur.example')
  for (const { text, head } of site.mail.received.filter(({ to }) => to.includes(email)))
    expect(text + head).not.toContain('munshi.example')

  async function expectNoExample(paths: readonly string[]) {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      expect(await page.content(), path).not.toContain(defaultSite.supportEmail)
    }
  }
})

test('two administrators at once: the second is told, keeps what was typed, and saves on top', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  const part = page.getByRole('region', { name: 'Name and support address' })
  await part.getByLabel('Name of this installation').fill('Mine')
  await save(site, 'identity', { name: 'Theirs', supportEmail: 'theirs@example.in' })
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByRole('alert')).toContainText('Name of this installation: Munshi became Theirs')
  await expect(part.getByLabel('Name of this installation')).toHaveValue('Mine')
  await expect(part.getByLabel('Support address')).toHaveValue('theirs@example.in')
  await part.getByRole('button', { name: 'Save on top' }).click()
  await expect(page.getByText('Saved: Name and support address', { exact: true })).toBeVisible()
  const { body } = await callJson(site.url, '/api/admin/settings', { token: site.adminToken })
  expect(body.sections.identity.value).toEqual({ name: 'Mine', supportEmail: 'theirs@example.in' })
})

test('what is not saved is not lost by a press on another tab, and can be undone', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  const limit = page.getByLabel('Monthly limit of new accounts')
  await limit.fill('77')
  await page.getByRole('tab', { name: 'History' }).click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(question).toContainText('Registration and limit')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(limit).toHaveValue('77')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(limit).toHaveValue('500')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByLabel('Search by name')).toBeVisible()
})

test('an announcement is seen by whoever is signed in, in a language, until they put it away', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  const part = page.getByRole('region', { name: 'Announcement' })
  await part.getByLabel('Show an announcement above every page').check()
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Write the announcement in at least one language')).toBeVisible()
  await part.getByLabel('In Marathi').fill('शुक्रवारी रात्री साइट बंद राहील')
  await expect(part.getByText('How it will look')).toBeVisible()
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: Announcement', { exact: true })).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await reader.goto('/landing')
  await expect(reader.getByText('शुक्रवारी रात्री')).toHaveCount(0)
  await signIn(reader, await site.createUser())
  await reader.goto('/forms')
  const bar = reader.getByRole('status').filter({ hasText: 'शुक्रवारी रात्री साइट बंद राहील' })
  await expect(bar.getByText('मराठी')).toBeVisible()
  await expectToFit(reader)
  await analyze(reader, '/forms with an announcement')
  await bar.getByRole('button', { name: 'Dismiss' }).click()
  await expect(reader.getByText('शुक्रवारी रात्री')).toHaveCount(0)
  const answer = reader.waitForResponse(/\/api\/announcement$/)
  await reader.reload()
  await answer
  await expect(reader.getByText('शुक्रवारी रात्री')).toHaveCount(0)
})

test('where registration is closed nothing leads to it, and its page says so', async ({ page, site }) => {
  await save(site, 'accounts', { registration: 'closed' })
  await page.goto('/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href="/register"]:visible')).toHaveCount(0)
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveCount(0)
  await analyze(page, '/register, closed')
  await save(site, 'accounts', { registration: 'invitation' })
  await page.goto('/register')
  await expect(page.getByText('Registration here is by invitation')).toBeVisible()
})

test('sample data that are switched off are nowhere, and links of the footer are in its last line', async ({
  page,
  site,
  signIn,
}) => {
  await save(site, 'sample', { sampleData: false })
  await save(site, 'footer', {
    links: [{ url: '/privacy', en: 'Terms of use', hi: 'उपयोग की शर्तें', mr: '' }],
  })
  await page.goto('/landing')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })).toBeVisible()
  await expect(page.locator('body [data-sample]:visible')).toHaveCount(0)
  await signIn(page, { token: site.adminToken })
  await page.goto('/community-forum')
  await expect(page.getByRole('heading', { name: 'This is not offered here' })).toBeVisible()
  await page.goto('/faq?search=nosuchword')
  await expect(page.getByRole('main')).toContainText('Try another word or category.')
  await page.getByRole('button', { name: 'Support' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['FAQ', 'Newsletter'])
})

test('a test mail says what the mail server says', async ({ page, site, signIn }) => {
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  const part = page.getByRole('region', { name: 'Mail', exact: true })
  await part.getByLabel('Name of the sender').fill('Nagpur Bar')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('A name needs an address')).toBeVisible()
  await part.getByLabel('Address of the sender').fill('post@nagpur.example')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: Mail', { exact: true })).toBeVisible()
  await part.getByLabel('To', { exact: true }).fill('chief@nagpur.example')
  await part.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(part.getByText('Nagpur Bar <post@nagpur.example>')).toBeVisible()
  const mail = await site.mail.waitFor(({ to }) => to.includes('chief@nagpur.example'))
  expect(mail.subject).toBe('Test mail')
})

test('the page fits a phone, speaks the language of the site, and has no fault for screen readers', async ({
  page,
  site,
  signIn,
  context,
}) => {
  await page.setViewportSize(phone)
  await context.addCookies([{ name: 'munshi-language', value: 'hi', url: site.url }])
  await signIn(page, { token: site.adminToken })
  await page.goto(address)
  await page.getByRole('button', { name: 'लिंक जोड़ें' }).click()
  await expect(page.getByRole('heading', { name: 'परिवेश से' })).toBeVisible()
  await expectToFit(page)
  await analyze(page, `${address} in Hindi`)
})
