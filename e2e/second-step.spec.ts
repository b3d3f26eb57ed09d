import type { Page } from '@playwright/test'
import { computeCode } from '#server/lib/totp.ts'
import { saveState } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

// Two more browsers sign in: a busy machine needs more than the usual minute.
test.describe.configure({ timeout: 150_000 })

test('a second step is turned on, asked for, passed with a code and with a recovery code, and turned off', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  const person = await site.createUser()
  await signIn(page, person)
  await page.goto('/profile#second-step')
  const section = page.getByRole('region', { name: 'Second step at sign-in' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible()
  const key = await readKey(page)
  await page.getByLabel('Code shown by the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/This code is not right/)).toBeVisible()
  await page.getByLabel('Code shown by the app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('10 recovery codes are left')).toBeVisible()

  const other = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await fillIn(other, person)
  await expect(other.getByRole('heading', { name: 'Code of your app' })).toBeVisible()
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused()
  await other.getByLabel('Code', { exact: true }).fill(codeOf(key, 1)) // the one of the confirmation is spent
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(`${site.url}/`)
  await other.context().close()

  const third = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await fillIn(third, person)
  await third.getByRole('button', { name: /Use a recovery code/ }).click()
  await third.getByLabel('Recovery code').fill(recoveryCode)
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third).toHaveURL(`${site.url}/`)
  await third.context().close()

  await page.reload()
  await section.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  const letter = await site.mail.waitFor(
    mail => mail.to.includes(person.email) && mail.subject.includes('turned off'),
  )
  expect(letter.text).toContain('password only')
})

test('all other devices are signed out at once', async ({ page, site, signIn, browser }) => {
  const person = await site.createUser()
  await signIn(page, person)
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await fillIn(other, person)
  await expect(other).toHaveURL(`${site.url}/`)
  await page.goto('/profile#devices')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(devices).toHaveCount(1)
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await other.context().close()
})

test('logging out asks what becomes of unsaved answers, and does it', async ({ page, site, signIn }) => {
  await page.setViewportSize(phone)
  const person = await site.createUser()
  await signIn(page, person)
  const logOut = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
  }
  const countKept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('answers:')).length)
  await page.goto('/form-builder/1001')
  await page.getByLabel('Name of the court').fill('Nobody else may read this')
  await expect(saveState(page, 'Kept on this device')).toBeVisible()
  await logOut()
  const question = page.getByRole('dialog', { name: 'Unsaved answers are on this device' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByLabel('Name of the court')).toHaveValue('Nobody else may read this')
  await logOut()
  await question.getByRole('button', { name: 'Remove them and log out' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect.poll(countKept).toBe(0)
  await page.waitForTimeout(600) // longer than a form takes to write its last answers down
  expect(await countKept()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
})

test('a password is measured while it is chosen, and a common one refused with the reason', async ({
  page,
}) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('tiffin')
  await expect(page.getByText('Strength: Weak')).toBeVisible()
  await password.fill('tiffin box on the train')
  await expect(page.getByText('Strength: Strong')).toBeVisible()
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Username').fill('meera.common')
  await page.getByLabel('Email').fill('meera.common@example.in')
  await password.fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(/one of those that are tried first/).first()).toBeVisible()
})

test('a password typed before the program of the page has come is measured once it is there', async ({
  page,
}) => {
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await isTyped
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('tiffin')
  goOn()
  await expect(page.getByText('Strength: Weak')).toBeVisible()
})

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).last().click()
}

async function readKey(page: Page): Promise<Buffer> {
  const text =
    (await page
      .getByRole('dialog')
      .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
      .textContent()) ?? ''
  const bits = [...text.replaceAll(' ', '')].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

function codeOf(key: Buffer, later = 0): string {
  return computeCode(key, Math.floor(Date.now() / 30_000) + later)
}
