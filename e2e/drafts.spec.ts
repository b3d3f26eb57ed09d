import type { Page } from '@playwright/test'
import { saveState } from './any-page.ts'
import { desktop, expect, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('answers never saved are offered again, and go only when they are let go', async ({
  page,
  beginVakalatnama,
}) => {
  await beginVakalatnama('Typed and not saved')
  await expect(saveState(page, 'Kept on this device')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(page.getByLabel('Name of the court')).toHaveValue('Typed and not saved')

  await page.goto('/drafts')
  await expect(page.getByText('On this device, not saved yet')).toBeVisible()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect(page.getByLabel('Name of the court')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
})

test('two tabs on one draft: what only one changed is put together, the rest is asked', async ({
  page,
  signIn,
  context,
  beginVakalatnama,
}) => {
  const person = await beginVakalatnama()
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await expect(saveState(page, 'Saved')).toBeVisible()

  const other = await context.newPage()
  await signIn(other, person)
  await other.goto(page.url())
  await other.getByLabel('Place of the court').fill('Mumbai')
  await other.getByLabel('Year', { exact: true }).fill('2026')
  await expect(saveState(other, 'Saving…')).toBeVisible()
  await expect(saveState(other, 'Saved')).toBeVisible()

  await page.getByLabel('Place of the court').fill('Nagpur')
  await page.getByLabel('Kind of case').fill('Civil Appeal')
  const choice = page.getByRole('group', { name: 'Place of the court' })
  await expect(choice).toContainText('Nagpur')
  await expect(choice).toContainText('Mumbai')
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2026')
  await choice.getByRole('button', { name: 'Use this' }).click()
  await expect(page.getByLabel('Place of the court')).toHaveValue('Mumbai')
  await expect(page.getByLabel('Place of the court')).toBeFocused()
  await expect(saveState(page, 'Saved')).toBeVisible()

  await other.reload()
  await expect(other.getByLabel('Kind of case')).toHaveValue('Civil Appeal')
})

test('a draft is renamed in its place, duplicated, deleted and brought back', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await page.getByLabel('Full name').first().fill('Deepak Kalpitkar')
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await page.goto('/drafts')
  const rows = page.getByRole('list', { name: 'Saved drafts' }).getByRole('listitem')
  await expect(rows).toHaveText([/Vakalatnama \(authority to advocate\): Deepak Kalpitkar/])

  await choose(page, 'Rename')
  await page.getByLabel('Name of the draft').fill('Kalpitkar matter')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([/Kalpitkar matter/])
  await choose(page, 'Duplicate')
  await expect(rows).toHaveText([/Kalpitkar matter \(copy\)/, /Kalpitkar matter/])
  await choose(page, 'Delete')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
})

async function choose(page: Page, item: string) {
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
