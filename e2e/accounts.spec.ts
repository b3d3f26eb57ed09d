import { expectToFit, goIn, holdCalls } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('an advocate registers, waits, is approved, hears of it by mail, signs in, edits the profile and signs out', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/register')
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Username').fill('meera')
  await page.getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Password', { exact: true }).fill('chamber 42')
  await page.getByLabel('Confirm password').fill('chamber 43')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password').fill('chamber 42')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()
  const received = await site.mail.waitFor(
    mail => mail.to.includes('meera@example.in') && mail.subject.includes('received'),
  )
  expect(received.text).toContain('24-48 hours')
  await site.mail.waitFor(
    mail => mail.to.includes('admin@munshi.local') && mail.subject.includes('Meera Joshi'),
  )

  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .click()
  await signInThroughForm(page, 'meera@example.in', 'chamber 42')
  await expect(page.getByText('Account pending approval')).toBeVisible()
  await expect(page.getByText(/still under review/)).toBeVisible()

  const adminPage = await (await browser.newContext({ baseURL: site.url, viewport: desktop })).newPage()
  await adminPage.goto('/login')
  await signInThroughForm(adminPage, 'admin@munshi.local', 'secret of tests')
  await expect(adminPage).toHaveURL(/admin-panel/)
  await adminPage.getByLabel('Search users').fill('meera')
  await expect(adminPage.getByRole('table').getByRole('row')).toHaveCount(2)
  await adminPage
    .getByRole('table')
    .getByRole('button', { name: /Approve/ })
    .click()
  await expect(adminPage.getByRole('table').getByText('Approved')).toBeVisible()
  await adminPage.context().close()
  await site.mail.waitFor(mail => mail.to.includes('meera@example.in') && mail.subject.includes('approved'))

  await signInThroughForm(page, 'meera@example.in', 'chamber 42')
  await expect(page.getByText('Welcome, Meera')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto('/profile')
  await page.getByLabel('Bar Council ID').fill('MAH/1234/2021')
  await page.getByRole('button', { name: /save/i }).first().click()
  await expect(page.getByText(/saved|updated/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Bar Council ID')).toHaveValue('MAH/1234/2021')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('clerk')
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
})

test('a taken username is answered with a free one that a tap takes over', async ({ page, site }) => {
  const person = await site.createUser()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Other')
  await page.getByLabel('Last name').fill('Person')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill('other.person@example.in')
  await page.getByLabel('Password', { exact: true }).fill('chamber 42')
  await page.getByLabel('Confirm password').fill('chamber 42')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please fix these issues')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`${person.username}2`) }).click()
  await expect(page.getByLabel('Username')).toHaveValue(`${person.username}2`)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()
})

test('a hint that comes as the last field is left costs no press of the button', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Bar Council ID').fill('12 of 2019')
  await page.getByRole('button', { name: 'Register' }).click({ delay: 50 })
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText(/^Usually letters/)).toBeVisible()
})

test('a forgotten password is replaced through the link in the mail, once', async ({ page, site }) => {
  const person = await site.createUser()
  await page.goto('/login')
  await page.getByRole('link', { name: /forgot/i }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page
    .getByRole('button')
    .filter({ hasText: /link|reset/i })
    .first()
    .click()
  const mail = await site.mail.waitFor(
    letter => letter.to.includes(person.email) && letter.text.includes('/reset-password?token='),
  )
  const link = /\/reset-password\?token=[\w-]+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a newer one')
  await page.getByLabel(/confirm/i).fill('a newer one')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page.getByText('Your password is set')).toBeVisible()
  await page.goto('/login')
  await signInThroughForm(page, person.email, 'a newer one')
  await expect(page.getByText('Welcome, Asha')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('once more')
  await page.getByLabel(/confirm/i).fill('once more')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page.getByText(/used or has expired/)).toBeVisible()
})

test('the sign-in page leads to registration and to a person who helps', async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'support@munshi.example' })).toHaveAttribute(
    'href',
    'mailto:support@munshi.example',
  )
  await main.getByRole('link', { name: 'Register as an advocate' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is typed into the sign-in page before the scripts arrive is not lost', async ({ page, site }) => {
  const person = await site.createUser()
  const release = await holdCalls(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome, Asha')).toBeVisible()
})

test('a sign-in that is sent before the scripts arrive is made when they are there', async ({
  page,
  site,
}) => {
  const person = await site.createUser()
  const release = await holdCalls(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  release()
  await expect(page.getByText('Welcome, Asha')).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, site }) => {
  const person = await site.createUser()
  await page.goto('/login')
  await signInThroughForm(page, person.email, person.password)
  await expect(page.getByText('Welcome, Asha')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/profile')
  await expect(second.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(second.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
})

test('signed out, only the open pages open', async ({ page }) => {
  for (const path of ['/forms', '/profile', '/admin-panel', '/case-law']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  }
  for (const path of [
    '/landing',
    '/login',
    '/register',
    '/demo',
    '/privacy',
    '/reset-password?token=x',
    '/verify-email?token=x',
    '/set-password?token=x',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
  }
})

test('the words of the landing page are in the served HTML', async ({ request }) => {
  for (const path of ['/', '/landing']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('The clerk every chamber relies on')
    expect(html).not.toMatch(/<script(?![^>]*src=)/)
  }
  expect(await (await request.get('/login')).text()).toContain('Sign In')
})

test('on a phone the menu leads everywhere and nothing scrolls sideways', async ({ page, site, signIn }) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('link', { name: 'Legal Forms', exact: true }).first().click()
  await expect(page).toHaveURL(/\/forms/)
  for (const path of ['/', '/profile', '/forms', '/landing', '/register', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectToFit(page)
  }
})

async function signInThroughForm(page: import('@playwright/test').Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

test('the profile speaks the language of the site, and what the server answers there too', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await goIn('hi', page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपकी प्रोफ़ाइल')
  await page.getByLabel('सामान्यतः स्थान').fill('पुणे')
  await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
  await expect(page.getByText('प्रोफ़ाइल सहेज ली गई', { exact: true })).toBeVisible()
  await page.getByLabel('वर्तमान पासवर्ड').fill('not the one')
  await page.getByLabel('नया पासवर्ड', { exact: true }).fill('chamber 43 b')
  await page.getByLabel('नया पासवर्ड दोबारा लिखें').fill('chamber 43 b')
  await page.getByRole('button', { name: 'पासवर्ड बदलें' }).click()
  await expect(page.getByText('यह आपका वर्तमान पासवर्ड नहीं है')).toBeVisible()
})
