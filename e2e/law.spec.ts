import { expect, phone, test } from './fixtures.ts'

test('an old section number leads to the page of the new section, and on to what cites it', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await page.goto('/law')
  await page.getByLabel('Section or Act').fill('crpc 438')
  await page.getByRole('link', { name: /CrPC 438 → BNSS 482/ }).click()
  await expect(page).toHaveURL('/law/bnss/482')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BNSS 482')
  await expect(page.getByRole('link', { name: /^CrPC 438/ })).toBeVisible()
  const forms = page.getByRole('region', { name: 'Forms' })
  await forms.getByRole('link', { name: /anticipatory bail/i }).click()
  await expect(page).toHaveURL(/\/form-builder\/\d+/)
  await page.goBack()
  await page.getByRole('link', { name: 'Next section: 483' }).click()
  await expect(page).toHaveURL('/law/bnss/483')
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Section or Act')).toHaveValue('crpc 438')
})

test('a number typed into the search of forms or guides leads to its section too', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  for (const list of ['/forms', '/procedures']) {
    await page.goto(`${list}?search=${encodeURIComponent('धारा 302')}`)
    await expect(page.getByRole('link', { name: /IPC 302 → BNS 103/ })).toBeVisible()
  }
})

test('the sections of an Act are found by number and by heading, in the language of the site', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/law/bns')
  const field = page.getByLabel('Number or word of the heading')
  await field.fill('extort')
  await expect(page.getByRole('link', { name: /^308/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^103 / })).toBeHidden()
  await field.fill('nothing of the kind')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('link', { name: /^103 / })).toBeVisible()
  await page.goto('/law/bns/999')
  await expect(page.getByRole('heading', { name: 'No such section' })).toBeVisible()
})
