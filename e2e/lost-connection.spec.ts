import { desktop, expect, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('a page that cannot be fetched says so, and opens once the connection is back', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Resources' }).first().click()
  const failed = page.getByRole('heading', { name: 'This page failed to open' })
  await expect(failed).toBeVisible()
  const isSeen = Promise.withResolvers<void>()
  await page.route('**/api/health', route => isSeen.promise.then(() => route.abort()))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').getByText('Trying again...')).toBeVisible()
  isSeen.resolve()
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await expect(failed).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/resources`)
  await page.unroute('**/api/health')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Resource Hub' })).toBeVisible()
})

test('a sign-in that does not reach the server is told apart from a wrong password', async ({
  page,
  context,
  site,
}) => {
  const person = await site.createUser()
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('three words together')
  await expect(page.getByRole('button', { name: 'Sign In' }).last()).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Login failed' })
  await expect(failure).toContainText('The server could not be reached. Check the connection and try again.')
})
