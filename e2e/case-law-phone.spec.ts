import { box, results } from './case-law-page.ts'
import { expect, phone, test } from './fixtures.ts'

const issue = 'Can anticipatory bail be granted after the charge sheet is filed?'

test.describe('case law, on a phone', () => {
  test.use({ viewport: phone })

  test('the box makes room for what it found, and is opened again', async ({ page, site, signIn }) => {
    await signIn(page, await site.createUser())
    await page.goto('/case-law')
    await box(page).fill(issue)
    await box(page).press('Enter')
    const edit = page.getByRole('button', { name: 'Edit search' })
    await expect(edit).toBeFocused()
    await expect(box(page)).toBeHidden()
    await expect(page.locator('main').getByRole('search')).toContainText(issue)
    await expect(results(page).first().getByRole('heading')).toBeInViewport()
    await edit.click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue(issue)
    await box(page).fill('bail')
    await box(page).press('Enter')
    await expect(box(page)).toBeHidden()
    await expect(page).toHaveURL(/\?q=bail$/)
    await page.getByRole('button', { name: 'Clear Results' }).click()
    await expect(box(page)).toBeFocused()
  })

  test('a message covers no button of a dialog that opens after it', async ({ page, site, signIn }) => {
    await signIn(page, await site.createUser())
    await page.goto(`/case-law?q=${encodeURIComponent(issue)}`)
    await results(page)
      .first()
      .getByRole('button', { name: /^Save:/ })
      .click()
    await expect(page.getByText('Saved to your list').first()).toBeVisible()
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click({ timeout: 2000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
