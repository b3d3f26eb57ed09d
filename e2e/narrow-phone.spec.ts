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
