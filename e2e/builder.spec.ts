import { download, holdCalls } from './any-page.ts'
import { desktop, expect, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('without a form the builder offers a choice and at most three popular ones', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder')
  const popular = page.getByRole('link', { name: /^Start Form/ })
  await expect(popular).toHaveCount(3)
  await popular.first().click()
  await expect(page).toHaveURL(/\/form-builder\/\d+$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Form type' }).fill('vakalatnama')
  await page
    .getByRole('option', { name: /^Vakalatnama/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/form-builder\/1001$/)
})

test('the profile fills in a new form, and only what it knows', async ({ page, site, signIn }) => {
  const person = await site.createUser()
  await signIn(page, person)
  await page.goto('/profile')
  await page.getByLabel('Bar Council ID').fill('MAH/77/2022')
  await page.getByLabel('Chamber address').fill('Chamber 5, Namunapur 400001')
  await page.getByLabel('Usual court').fill('Civil Judge (Junior Division)')
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible()
  await page.goto('/form-builder/1001')
  await expect(page.getByLabel('Enrolment number')).toHaveValue('MAH/77/2022')
  await expect(page.getByLabel("Advocate's address")).toHaveValue('Chamber 5, Namunapur 400001')
  await expect(page.getByLabel('Name of the court')).toHaveValue('Civil Judge (Junior Division)')
  await expect(page.getByLabel("Advocate's name")).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Place of the court')).toHaveValue('')
})

test('a blank in the document leads to its question, and back', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  const preview = page.getByLabel('Document preview')
  await preview.getByRole('button', { name: '{policeStation}' }).first().click()
  await expect(page.getByLabel('Police station')).toBeFocused()
  await page.getByLabel('Police station').fill('Market Yard')
  await expect(preview.getByText('Market Yard').first()).toBeVisible()
  await expect(preview.getByText('Market Yard').first()).toBeInViewport()
})

test('printing shows the document alone, with its blanks ruled', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await page.getByLabel('Name of the court').fill('Civil Judge')
  await page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  // biome-ignore lint/performance/useDomNodeTextContent: what paper does not show must not count
  const text = await page.locator('body').innerText()
  expect(text).toContain('Civil Judge')
  expect(text).not.toContain('{courtPlace}')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save Form' }).first()).toBeHidden()
})

test('the blank form is downloaded from its row in the library', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/forms?search=vakalatnama')
  const file = await download(page, () => page.getByRole('button', { name: /^Download Vakalatnama/ }).click())
  expect(file.name).toMatch(/^[a-z0-9_]+\.html$/)
  expect(file.bytes.toString('utf8')).toContain('Vakalatnama')
})

test('the head of a form says where it belongs, and its button makes the PDF', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  const head = page.getByRole('main').locator('header').first()
  for (const badge of ['Civil Court', 'All India', '10 minutes'])
    await expect(head.getByText(badge, { exact: true })).toBeVisible()
  await head.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  )
  expect(file.name).toMatch(/\.pdf$/)
})

test('a long answer has room for four lines', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await expect(page.locator('textarea').first()).toHaveAttribute('rows', '4')
})

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
    await route.fulfill({ response, json: { ...form, fields, multiLangContent: texts } })
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
