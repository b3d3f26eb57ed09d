import { holdCalls } from './any-page.ts'
import { desktop, expect, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('three grey blocks stand in for a form that is still coming', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  const release = await holdCalls(page, '**/api/forms/1001')
  await page.goto('/form-builder/1001')
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading the form...' })
  await expect(skeleton.locator('[aria-hidden=true]')).toHaveCount(3)
  release()
  await expect(page.getByLabel('Name of the court')).toBeVisible()
  await expect(skeleton).toHaveCount(0)
})

test('the preview says why there is no document', async ({ page, site, signIn }) => {
  const empty = { header: '', formTitle: '', title: '', parties: '', content: '', footer: '' }
  const full = { ...empty, content: 'Before {courtName}' }
  await signIn(page, await site.createUser())
  let texts: object = {}
  await page.route('**/api/forms/1001', async route => {
    const response = await route.fetch()
    const form = await response.json()
    const fields = form.fields.map((field: object) => ({ ...field, required: false }))
    await route.fulfill({ response, json: { ...form, fields, multiLangContent: texts, texts: undefined } })
  })

  texts = { en: empty, hi: empty, mr: empty }
  await page.goto('/form-builder/1001')
  await expect(page.getByText('No template available', { exact: true })).toBeVisible()

  texts = { en: full, hi: empty, mr: full }
  await page.reload()
  await expect(page.getByText('Preview will appear here as you fill the form', { exact: true })).toBeVisible()
  await page.getByLabel('Name of the court').fill('Civil Judge')
  await expect(page.getByLabel('Document preview')).toContainText('Before Civil Judge')
  await page.getByLabel('Language', { exact: true }).selectOption('hi')
  await expect(page.getByText('No template available for selected language', { exact: true })).toBeVisible()
})

test('questions are asked where the document cannot be fetched, and it comes when it can', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.route('**/assets/document-part-*.js', route => route.abort())
  await page.goto('/form-builder/2002')
  await page.getByLabel('Police station').fill('Market Yard')
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/assets/document-part-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Document preview').getByText('Market Yard').first()).toBeVisible()
})
