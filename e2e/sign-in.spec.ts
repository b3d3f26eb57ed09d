import type { Page } from '@playwright/test'
import { logoutCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { saveState } from './any-page.ts'
import { desktop, expect, type Person, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('a deep link asks to sign in, comes back to the very place, and Back leaves no sign-in page behind', async ({
  page,
  site,
}) => {
  const person = await site.createUser()
  await page.goto('/landing')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/procedures/regular-bail-procedure/print?part=checklist#step-2')
  await expectGate(page)
  expect(asked.filter(path => /PrintPage|api\/procedures/.test(path))).toEqual([])
  await expect(page.getByText('are kept on this device')).toHaveCount(0)
  await page.reload()
  await expectGate(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fprocedures%2Fregular-bail-procedure%2Fprint/)
  await page.reload()
  await fillIn(page, person)
  await expect(page).toHaveURL(`${site.url}/procedures/regular-bail-procedure/print?part=checklist#step-2`)
  await expect(page.getByRole('heading', { level: 1, name: /bail/i })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/landing`)
})

test('a session that ends while a form is filled in loses nothing', async ({ page, site }) => {
  const person = await site.createUser()
  await page.goto('/login')
  await fillIn(page, person)
  await expect(page.getByText('Welcome, Asha')).toBeVisible()
  await page.goto('/form-builder/1001')
  await page.getByLabel('Name of the court').fill('Court of the Civil Judge')
  await expect(saveState(page, 'Kept on this device')).toBeVisible()
  await page.getByLabel('Place of the court').fill('Nagpur')
  await endSession(page)
  // A request of the page's own may have shown the gate already, so nothing can be typed any more.
  const save = page.getByRole('button', { name: 'Save Form' }).first()
  await save.click({ timeout: 5000 }).catch(() => {})

  await expectGate(page)
  await expect(page.getByText('The answers that were not yet saved are kept on this device.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await fillIn(page, person)
  await expect(page).toHaveURL(`${site.url}/form-builder/1001`)
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(page.getByLabel('Name of the court')).toHaveValue('Court of the Civil Judge')
  await expect(page.getByLabel('Place of the court')).toHaveValue('Nagpur')
})

test('signing in again in another tab opens the page where one was', async ({ page, site, context }) => {
  const person = await site.createUser()
  await page.goto('/forms?search=bail')
  await expectGate(page)
  const waiting = await context.newPage()
  await waiting.goto('/login?next=/drafts')
  const other = await context.newPage()
  await other.goto('/login')
  await fillIn(other, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Legal Forms Library' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/forms?search=bail`)
  await expect(waiting).toHaveURL(`${site.url}/drafts`)
})

test('the sign-in button of the header comes back too, and a member is told that a page is not theirs', async ({
  page,
  site,
}) => {
  const person = await site.createUser()
  await page.goto('/admin-panel?tab=mail')
  await expectGate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillIn(page, person)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/admin-panel?tab=mail`)
})

test('no link leads through the sign-in page to another site', async ({ page, site }) => {
  const person = await site.createUser()
  const elsewhere = [
    ...[
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example/',
      '/.//evil.example',
    ],
    ...['%2F%2Fevil.example', '%252F%252Fevil.example', '/%09/evil.example', '%5C%5Cevil.example'],
  ]
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).host))
  for (const next of elsewhere) {
    await page.goto(`/login?next=${next}`)
    await fillIn(page, person)
    await expect(page.getByText('Welcome, Asha'), next).toBeVisible()
    await expect(page, next).toHaveURL(`${site.url}/`)
    await page.evaluate(() => localStorage.clear())
  }
  expect(new Set(asked)).toEqual(new Set([new URL(site.url).host]))
})

test('an address that does not exist is not found, for anyone', async ({ page, site, signIn }) => {
  const expectNotFound = async () => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
  await expectNotFound()
  await signIn(page, await site.createUser())
  await expectNotFound()
})

async function expectGate(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in to continue · Munshi')
  await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
}

async function fillIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** As it ends by itself, or from another device: the browser is not told. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken') ?? '')
  await page.request.post(addressOf(logoutCall), { headers: { 'x-session-token': token } })
}
