import { expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { results } from './case-law-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

for (const [screen, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`research, ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('a list is sorted and searched within; the address keeps it, and Back takes it back', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=arrest+bail&type=keyword')
      const count = page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 2 })
      await expect(results(page).first()).toBeVisible()
      const before = await count.textContent()
      const openTools = async () => {
        if (screen === 'phone') await page.getByRole('button', { name: /^Filters/ }).click()
      }
      const closeTools = async () => {
        if (screen === 'phone') await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await openTools()
      await page.getByLabel('Sort by').selectOption('Newest first')
      await expect(page).toHaveURL(/sort=newest/)
      await expect(page.getByRole('region', { name: 'Extracts from the results' })).toHaveCount(0)

      const within = page.getByLabel('Search within these results')
      await expect(page.getByRole('button', { name: 'Narrow' })).toBeDisabled()
      await within.fill('dowry')
      await within.press('Enter')
      const chip = page.getByRole('button', { name: /^“dowry”/ })
      await expect(within).toHaveValue('')
      await closeTools()
      await expect(chip).toBeVisible()
      await expect(page).toHaveURL(/within=dowry/)
      await expect(count).not.toHaveText(before ?? '')
      await page.reload()
      await expect(chip).toBeVisible()
      await openTools()
      await expect(page.getByLabel('Sort by')).toHaveValue('newest')
      const filters = screen === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary')
      await filters.getByLabel('Bench').selectOption('2 judges or more')
      await closeTools()
      await expect(page).toHaveURL(/bench=2/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectToFit(page)
      await analyze(page, `/case-law sorted and narrowed, ${screen}`)
      await page.goBack()
      await expect(page).not.toHaveURL(/bench=/)
      await chip.click()
      await expect(page).not.toHaveURL(/within=/)
      await openTools()
      await expect(page.getByLabel('Sort by')).toHaveValue('newest')
    })

    test('judgments are browsed by court, year and bench, and a judge is found in any spelling', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      await page.getByRole('link', { name: 'By court, year and bench' }).click()
      const list = page.getByRole('list', { name: 'Judgments' })
      await expect(list.getByRole('listitem')).toHaveCount(20)
      await analyze(page, `/case-law/browse, ${screen}`)
      await page.getByRole('button', { name: 'Next 20' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(list.getByRole('link').first()).toBeFocused()
      await page.getByLabel('Bench').selectOption('Constitution Bench (5 or more)')
      await expect(page).toHaveURL(/\?bench=5$/)
      await page.goto('/case-law/browse?bench=5&year=1900')
      await expect(page.getByRole('heading', { name: 'No judgments here' })).toBeVisible()
      await page.getByRole('button', { name: 'Clear all filters' }).click()
      await expect(list.getByRole('listitem')).toHaveCount(20)
      await page.getByLabel('Name of a judge').fill('chandrachood')
      await page.getByRole('list', { name: 'Judges' }).getByRole('link', { name: 'D.Y. Chandrachud' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'D.Y. Chandrachud' })).toBeVisible()
      await expect(page.getByText(/^Printed as D\.Y\. Chandrachud/)).toBeVisible()
      await expectToFit(page)
      await analyze(page, `a judge, ${screen}`)
      await page.getByRole('region', { name: 'Courts' }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Supreme Court of India' })).toBeVisible()
      await analyze(page, `a court, ${screen}`)
    })
  })
}

test('a judgment leads to its court and judges, and an unknown judge is told', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/case-law/arnesh-kumar-v-state-of-bihar')
  await page.getByRole('link', { name: 'Supreme Court of India' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Supreme Court of India' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Pinaki Chandra Ghose' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinaki Chandra Ghose' })).toBeVisible()
  await page.goto('/case-law/judges/nobody-at-all')
  await expect(page.getByRole('heading', { name: 'No such judge' })).toBeVisible()
})

test('a link to a list is copied, and a colleague lands there after signing in', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const colleague = await site.createUser()
  await signIn(page, await site.createUser())
  await page.goto('/case-law?q=arrest&type=keyword&sort=oldest&within=dowry')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await page.goto(link)
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByLabel('Password', { exact: true }).fill(colleague.password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: /^“dowry”/ })).toBeVisible()
  await expect(page).toHaveURL(link)
})

test('a saved search gets a feed, whose address is shown once and ends when it is turned off', async ({
  page,
  request,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/case-law?q=arrest&type=keyword')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/case-law/searches')
  await page.getByRole('button', { name: 'Feed: arrest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the address' }).click()
  const field = dialog.getByLabel('Address of the feed')
  await expect(field).toHaveValue(/\/api\/feeds\/case-law\?token=/)
  const { pathname, search } = new URL(await field.inputValue())
  const answer = await request.get(pathname + search)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')
  await analyze(page, 'the feed of a search')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Feed is on')).toBeVisible()
  await page.getByRole('button', { name: 'Feed: arrest' }).click()
  await expect(field).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Turn the feed off' }).click()
  await expect(page.getByText('The feed is off').first()).toBeVisible()
  expect((await request.get(pathname + search)).status()).toBe(404)
})
