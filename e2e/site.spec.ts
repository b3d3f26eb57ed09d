import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('36')
  await expect(page.getByText('36+')).toBeVisible()
  await expect(page.getByText('30+')).toBeVisible()
  await expect(page.getByText('24/7').first()).toBeVisible()
  await page
    .getByRole('link', { name: /Criminal Law/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/forms\?category=2/)
  await expect(page.getByText('Showing 5 form(s)')).toBeVisible()
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

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`nothing jumps while a page loads, ${name}`, async ({ page, site, signIn }) => {
    await page.setViewportSize(viewport)
    await signIn(page, await site.createUser())
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved: string[] = []
    for (const path of [
      '/',
      '/forms',
      '/form-builder',
      '/form-builder/1001',
      '/drafts',
      '/procedures',
      '/procedures/regular-bail-procedure',
      '/profile',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const sum = await page.evaluate(() =>
        (Reflect.get(window, 'shifts') as number[]).reduce((total, shift) => total + shift, 0),
      )
      if (sum >= 0.05) moved.push(`${path}: ${sum.toFixed(3)}`)
    }
    expect(moved).toEqual([])
  })
}
