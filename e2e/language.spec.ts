import { expect, test } from './fixtures.ts'

test('an advocate chooses Marathi while signing in, and it is kept', async ({ page, request }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('adv.deshpande@example.com')
  await page.getByLabel('Language of the site').selectOption('mr')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन')
  await expect(page).toHaveTitle('साइन इन · Munshi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.getByLabel('ई-मेल')).toHaveValue('adv.deshpande@example.com')

  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByText('पासवर्ड आवश्यक आहे')).toBeVisible()
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('ई-मेल किंवा पासवर्ड बरोबर नाही')
  await page.getByLabel('Language of the site').selectOption('hi')
  await expect(page.getByRole('alert')).toHaveText('ई-मेल या पासवर्ड सही नहीं है')

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'munshi-language')
  const html = await request.get('/login', { headers: { cookie: `${cookie?.name}=${cookie?.value}` } })
  expect(await html.text()).toContain('पासवर्ड भूल गए?')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन')
  await expect(page.getByText('पासवर्ड भूल गए?')).toBeVisible()
})

test('a page that has not moved stays English, and says so', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Language of the site').selectOption('mr')
  await expect(page.locator('main')).toHaveAttribute('lang', 'mr')
  await page.goto('/privacy')
  await expect(page.locator('main')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Language of the site')).toHaveValue('mr')
})
