import { expectToFit } from './any-page.ts'
import { expect, test } from './fixtures.ts'

/** The narrowest phone, and a page of 1280 that is enlarged four times (WCAG 2.2, 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } })

const open = ['/landing', '/login', '/register']
const ofMembers = [
  '/',
  '/forms',
  '/form-builder/1001',
  '/procedures',
  '/resources',
  '/case-law',
  '/newsletter',
]

test('nothing is wider than a screen of 320 pixels', async ({ page, site, signIn }) => {
  for (const path of open) await fits(path)
  await signIn(page, await site.createUser())
  for (const path of ofMembers) await fits(path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
  await expectToFit(page)

  async function fits(path: string) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
})

test.describe('a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('shows the whole hint of the search, and all four tabs of an opened guide, in every language', async ({
    page,
    context,
    site,
    signIn,
  }) => {
    await signIn(page, await site.createUser())
    for (const language of ['en', 'hi', 'mr']) {
      await context.addCookies([{ name: 'munshi-language', value: language, url: site.url }])
      await page.goto('/forms')
      const search = page.getByRole('main').getByRole('searchbox')
      await expect(search).toBeVisible()
      expect(await search.evaluate(spareWidth)).toBeGreaterThan(0)
      await page.goto('/procedures')
      await page.getByRole('main').locator('li button[aria-expanded]').first().click()
      const tabs = page.getByRole('tablist')
      await expect(tabs.getByRole('tab')).toHaveCount(4)
      expect(await tabs.evaluate(list => list.scrollWidth - list.clientWidth)).toBe(0)
    }
  })
})

/** What is left beside the hint of a search field: its cross has its place also while it is not shown. */
function spareWidth(field: HTMLElement): number {
  if (!(field instanceof HTMLInputElement)) return 0
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = font
  const cross = 20
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - cross
  return room - pen.measureText(field.placeholder).width
}

test('the builder can be used on a phone with letters twice as large', async ({ page, site, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } }) // as in the settings of the browser
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const question = page.getByLabel('Name of the court')
  await question.fill('Court of Session')
  await expect(question).toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: /^Papers:/ }).click()
  await expect(page.getByRole('dialog', { name: 'Papers of the set' })).toBeVisible()
})
