import type { Locator, Page } from '@playwright/test'
import { callJson } from '#server/testing/child-server.ts'
import { readPublicFiguresCall } from '#shared/contract/account.ts'
import { addressOf } from '#shared/contract/call.ts'
import { createDraftCall } from '#shared/contract/drafts.ts'
import { readStatsCall } from '#shared/contract/forms.ts'
import { holdCalls, measureShifts, readShifts } from './any-page.ts'
import { courtTypeCount, desktop, expect, formFiles, guideCount, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

const supportLabels = [
  'FAQ',
  'Video Tutorials',
  'Community Forum',
  'Live Chat Support',
  'Webinar Series',
  'Newsletter',
]

test('the search of the header leads to the forms, and not without a word', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  const search = page.getByRole('searchbox', { name: 'Search legal forms' })
  await search.fill('   ')
  await search.press('Enter')
  await expect(page).toHaveURL(`${site.url}/`)
  await search.fill('  bail ')
  await search.press('Enter')
  await expect(page).toHaveURL(`${site.url}/forms?search=bail`)
})

test('the home page counts what is there', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(formFiles.length))
  const figures = page.getByRole('region', { name: 'Munshi in figures' }).getByRole('definition')
  await expect(figures).toHaveText([`${formFiles.length}+`, `${courtTypeCount}+`, `${guideCount}+`, '24/7'])
  await page
    .getByRole('link', { name: /Criminal Law/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/forms\?category=2/)
  const criminal = formFiles.filter(file => file.includes('/criminal/')).length
  await expect(page.getByText(`Showing ${criminal} form(s)`)).toBeVisible()
})

test('the home page leads with a search and the last drafts, above everything else', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const search = page.getByRole('main').getByRole('searchbox', { name: 'What are you filing?' })
  const drafts = page.getByRole('region', { name: 'Continue where you left off' })
  const figures = page.getByRole('region', { name: 'Munshi in figures' })
  for (const part of [search, drafts]) expect(await top(part)).toBeLessThan(await top(figures))
  expect((await figures.boundingBox())?.height).toBeLessThan(80)
  await search.fill('notice to quit')
  await search.press('Enter')
  await expect(page).toHaveURL(`${site.url}/forms?search=notice+to+quit`)
})

test('bands run from edge to edge, and the footer of a signed-in page is slim', async ({
  page,
  site,
  signIn,
}) => {
  await page.goto('/landing')
  const whole = (await page.getByRole('contentinfo').boundingBox())?.height ?? 0
  await signIn(page, await site.createUser())
  for (const path of ['/drafts', '/faq', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const widths = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().width,
      document.documentElement.clientWidth,
      window.innerWidth,
    ])
    expect(new Set(widths).size, `${path}: ${widths}`).toBe(1)
  }
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThan(whole / 3)
  await expect(footer).toContainText('Munshi. Not legal advice')
  await footer.getByText('Forms, procedures, support and contact').click()
  await expect(footer.getByRole('navigation', { name: 'Legal forms' }).getByRole('link')).toHaveCount(6)
})

test('the keyboard reaches the page past the header, and a new page takes the focus', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.getByRole('link', { name: 'Legal Forms', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Legal Forms Library' })).toBeFocused()
})

test('the header leads a member everywhere, and an administrator to the panel too', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  const member = await site.createUser({ firstName: '' })
  await signIn(page, member)
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const labels = ['Home', 'Legal Forms', 'AI Case Law', 'Procedures', 'Resources']
  await expect(main.getByRole('link')).toHaveText(labels)
  await expect(page.getByRole('banner')).toContainText(`Welcome, ${member.username}`)
  await page.getByRole('button', { name: 'Support' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(supportLabels)
  await page.getByRole('menuitem', { name: 'Community Forum' }).click()
  await expect(page).toHaveURL(/\/community-forum$/)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(main.getByRole('link')).toHaveText([...labels, ...supportLabels])

  const admin = await (await browser.newContext({ baseURL: site.url, viewport: desktop })).newPage()
  await signIn(admin, { token: site.adminToken })
  await admin.goto('/')
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin Panel' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await admin.setViewportSize(phone)
  await admin.getByRole('button', { name: 'Menu' }).click()
  await expect(admin.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    ...labels,
    'Admin Panel',
    ...supportLabels,
  ])
  await admin.context().close()
})

test('the page says that it is loading until the session is known', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  const release = await holdCalls(page, '**/api/auth/user')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
})

test('the footer has the contact, the shelves, the guides, the support pages and the copyright', async ({
  page,
}) => {
  await page.goto('/landing')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'support@munshi.example' })).toHaveAttribute(
    'href',
    'mailto:support@munshi.example',
  )
  await expect(footer).toContainText('Mon-Fri 9 AM to 6 PM IST')
  for (const [name, address] of [
    ['Legal forms', /^\/forms\?category=[a-z]+$/],
    ['Court procedures', /^\/procedures\?purpose=[A-Za-z+]+$/],
  ] as const) {
    const links = footer.getByRole('navigation', { name }).getByRole('link')
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', address)
  }
  await expect(footer.getByRole('navigation', { name: 'Support' }).getByRole('link')).toHaveText(
    supportLabels,
  )
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Munshi`)
})

test('the landing page speaks to the new and the experienced, and leads in', async ({ page, site }) => {
  await page.goto('/landing')
  const section = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
  await expect(section('What it does').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(section('For the new advocate').getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(section('For the experienced advocate').getByRole('heading', { level: 3 })).toHaveCount(3)
  const leads = async (part: Locator) =>
    part.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(await leads(section('Where to begin'))).toEqual(['/case-law', '/forms', '/register'])
  expect(await leads(section('Let the clerk do'))).toEqual(['/register', '/login', '/demo'])
  expect(await leads(page.locator('main section').first())).toEqual(['/register', '/demo', '/login'])
  await expect(page.getByText('Free trial. No credit card required.').first()).toBeVisible()
  const figures = page.getByRole('region', { name: 'Munshi in figures' }).getByRole('definition')
  await expect(figures).toHaveText(['200+', '65+', '12', '1000+'])
  const { body: stats } = await callJson(site.url, addressOf(readStatsCall), { token: site.adminToken })
  const region = page.getByRole('region', { name: 'Munshi in figures' })
  const { body: people } = await callJson(site.url, addressOf(readPublicFiguresCall), {})
  await expect(region.getByText('users').locator('..')).toContainText(String(people.users))
  for (const [claim, truth] of [
    ['200+', stats.totalForms],
    ['65+', stats.totalProcedures],
  ]) {
    const size = (text: string) =>
      region
        .getByText(text, { exact: true })
        .evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(await size(claim), claim).toBeLessThan(await size(String(truth)))
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('the home page promises a hundred forms where it could not count them', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.route('**/api/stats', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('100+')
  const figures = page.getByRole('region', { name: 'Munshi in figures' }).getByRole('definition')
  await expect(figures).toHaveText(['0+', '0+', '0+', '24/7'])
})

test('the home page leads to the forms, the guides, the shelves, the support pages and the last draft', async ({
  page,
  site,
  signIn,
}) => {
  const person = await site.createUser()
  await signIn(page, person)
  const created = await page.request.post(addressOf(createDraftCall), {
    headers: { 'x-session-token': person.token },
    data: {
      key: crypto.randomUUID(),
      formId: 1001,
      title: 'Consumer complaint (insurance claim refused): Rekha Namunekar',
      language: 'en',
      values: {},
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = await created.json()
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Browse Legal Forms' })).toHaveAttribute('href', '/forms')
  await expect(main.getByRole('link', { name: 'View Procedures' })).toHaveAttribute('href', '/procedures')
  const categories = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Legal Categories' }) })
  await expect(categories.getByRole('link')).toHaveCount(12)
  for (const [at, name] of ['Civil', 'Criminal', 'Family', 'Corporate', 'Labour', 'Tax'].entries()) {
    const category = categories.getByRole('link').nth(at)
    await expect(category).toContainText(`${name} Law`)
    await expect(category).toContainText(/\d+ forms?$/)
    await expect(category).toHaveAttribute('href', `/forms?category=${at + 1}`)
    await expect(category.locator('svg')).toBeVisible()
  }
  const hub = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Resource Hub' }) })
  await expect(hub.getByRole('link', { name: 'All updates' })).toHaveAttribute('href', '/resources')
  const help = hub.getByRole('listitem').filter({ hasText: new RegExp(`^(${supportLabels.join('|')})$`) })
  await expect(help).toHaveText(supportLabels)
  const draft = page.getByRole('region', { name: 'Continue where you left off' })
  const title = draft.getByText(/Rekha Namunekar$/)
  expect(
    await title.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    ),
    'the name of the client is not cut off',
  ).toBe(true)
  await title.click()
  await expect(page).toHaveURL(new RegExp(`/form-builder/1001\\?draft=${id}$`))
})

test('a notification stays five seconds, is reached with F8, and is swept away to the right', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.clock.install({ time: new Date('2026-11-20T10:00:00+05:30') })
  await page.goto('/video-tutorials')
  const button = page.getByRole('button', { name: 'Subscribe to Updates' })
  await expect(button).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00+05:30'))
  const shown = page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('listitem')
    .filter({ hasText: 'New videos will be announced' })

  await button.click()
  await expect(shown).toBeVisible() // its machinery is fetched first; the five seconds begin when it is there
  await page.clock.runFor(4900)
  await expect(shown).toBeVisible()
  expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(420)
  const list = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')
  expect((await list.boundingBox())?.width).toBe(420)
  await page.clock.runFor(200)
  await expect(shown).toHaveCount(0)

  await button.click()
  await expect(shown).toBeVisible()
  await page.clock.runFor(100) // a focus holds it from the moment after it is shown
  await page.keyboard.press('F8')
  await expect(list).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(shown).toBeVisible()

  const swipe = async (distance: number) => {
    const box = await shown.boundingBox()
    if (!box) throw new Error('no notification to sweep away')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
    await page.clock.runFor(300)
  }
  await swipe(45)
  await expect(shown).toBeVisible()
  await swipe(55)
  await expect(shown).toHaveCount(0)
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`nothing jumps while a page loads, ${name}`, async ({ page, site, signIn }) => {
    await page.setViewportSize(viewport)
    await signIn(page, { token: site.adminToken }) // who may open every page
    await measureShifts(page)
    const moved: string[] = []
    for (const path of [
      '/',
      '/landing',
      '/login',
      '/register',
      '/confirm-newsletter?token=unknown',
      '/forms',
      '/form-builder',
      '/form-builder/1001',
      '/drafts',
      '/procedures',
      '/procedures/regular-bail-procedure',
      '/profile',
      '/case-law',
      '/admin-panel',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const sum = await readShifts(page)
      if (sum >= 0.05) moved.push(`${path}: ${sum.toFixed(3)}`)
    }
    expect(moved).toEqual([])
  })
}

for (const language of ['hi', 'mr'])
  test(`a heading in ${language} brings its own letters, which an English page does without`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page, await site.createUser())
    const fonts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    for (const path of ['/', '/webinar-series', '/procedures', '/profile'])
      await page.goto(path, { waitUntil: 'networkidle' })
    expect(fonts.filter(url => url.includes('devanagari'))).toEqual([])

    await page.goto('/form-builder/1001')
    await page.getByLabel('Language', { exact: true }).selectOption(language)
    const heading = page.getByRole('heading', { level: 1, name: /^[\u0900-\u097f]/ })
    await expect(heading).toBeVisible()
    await expect.poll(() => fonts.some(url => url.includes('noto-serif-devanagari'))).toBe(true)
    const drawnWith = await listFaces(page, 'main h1')
    expect(drawnWith).toEqual(expect.arrayContaining(['Noto Serif Devanagari SemiBold']))
    expect(
      drawnWith.every(face => /^(Noto Serif Devanagari|Source Serif)/.test(face)),
      `${drawnWith}`,
    ).toBe(true)
    expect(await heading.evaluate(element => getComputedStyle(element).letterSpacing)).toBe('normal')
  })

/** The faces that the letters were really drawn with: a missing one is replaced without a word. */
async function listFaces(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(font => font.familyName)
}
