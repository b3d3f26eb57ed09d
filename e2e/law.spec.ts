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
  await forms.getByRole('link', { name: /anticipatory bail application .Court of Session/i }).click()
  await expect(page).toHaveURL(/\/form-builder\/\d+/)
  await page.goBack()
  await page.getByRole('link', { name: 'Next section: 483' }).click()
  await expect(page).toHaveURL('/law/bnss/483')
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Section or Act')).toHaveValue('crpc 438')
})

test('a number typed into any search box leads to its section too', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  const murder = page.getByRole('link', { name: /IPC 302 → BNS 103/ })
  for (const list of [
    '/forms',
    '/procedures',
    '/faq',
    '/community-forum',
    '/video-tutorials',
    '/newsletter',
  ]) {
    await page.goto(`${list}?search=${encodeURIComponent('धारा 302')}`)
    await expect(murder, list).toBeVisible()
  }
  await page.goto('/')
  await page
    .getByRole('searchbox', { name: /search/i })
    .first()
    .fill('धारा 302')
  await page.keyboard.press('Enter')
  await expect(murder).toBeVisible()
  await page.goto('/case-law?q=498A&type=keyword')
  await page.getByRole('link', { name: /IPC 498A → BNS 8[56]/ }).click()
  await expect(page).toHaveURL(/\/law\/bns\/8[56]$/)
  await page.goto('/form-builder')
  await page.getByRole('combobox', { name: 'Form type' }).fill('498A')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /IPC 498A/ })).toBeVisible()
  await page.goto('/tools/limitation')
  await page.getByLabel('Search by number or matter').fill('धारा 302')
  await expect(murder).toBeVisible()
  await page.goto('/law/bsa')
  await page.getByLabel('Number or word of the heading').fill('धारा 302')
  await expect(murder).toBeVisible()
})

test('a word finds headings of every Act, and a section says what changed and where its text is', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/law')
  await page.getByLabel('Section or Act').fill('cheating')
  const headings = page.getByRole('region', { name: 'Sections by their headings' })
  await expect(headings.getByRole('link', { name: /^IPC 420/ })).toBeVisible()
  await headings.getByRole('link', { name: /^BNS 318/ }).click()
  await expect(page).toHaveURL('/law/bns/318')
  await expect(page.getByText(/What changed: it joins IPC 415, IPC 417/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Official text at India Code' })).toHaveAttribute(
    'href',
    'https://www.indiacode.nic.in/handle/123456789/20062',
  )
})

test('the table of old and new sections speaks the language of the site', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.context().addCookies([{ name: 'munshi-language', value: 'mr', url: site.url }])
  await page.goto('/law/old-and-new?q=498A')
  await expect(page.getByRole('heading', { level: 1, name: 'जुनी व नवी कलमे' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'विषय' })).toBeVisible()
  await expect(page.getByText(/^\d+ नोंद/)).toBeVisible()
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
