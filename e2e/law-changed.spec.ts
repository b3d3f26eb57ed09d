import { analyze, analyzeDialog } from './axe.ts'
import { expect, phone, test } from './fixtures.ts'

test('an administrator marks a change, readers are told, and what is rechecked is ticked off', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const reader = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(reader, await site.createUser())
  await signIn(page, { token: site.adminToken })

  await page.goto('/admin-panel')
  await page.getByRole('link', { name: 'Law changed' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Law changed' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark a change' }).click()
  await analyzeDialog(page, '/admin-panel/law')
  await page.getByRole('button', { name: 'Mark a change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Section, Act or judgment').fill('no such thing')
  await expect(dialog.getByText(/No listed section/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark as changed' })).toBeDisabled()
  await dialog.getByLabel('Section, Act or judgment').fill('BNSS 482')
  await dialog.getByRole('radio', { name: /^BNSS 482/ }).check()
  await dialog.getByRole('button', { name: 'Mark as changed' }).click()
  await expect(dialog.getByText('Say in a sentence what changed')).toBeVisible()
  await dialog.getByLabel('What changed, in a sentence').fill('Sub-section (2) was substituted.')
  await dialog.getByRole('textbox', { name: 'Since' }).fill('01/07/2026')
  await dialog.getByRole('button', { name: 'Mark as changed' }).click()
  await expect(dialog).toBeHidden()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'BNSS 482' }) })
    .first()
  await expect(card.getByText(/^0 of \d+ rechecked$/)).toBeVisible()
  await analyze(page, '/admin-panel/law, marked')

  const notice = reader
    .getByRole('note')
    .filter({ hasText: 'The law cited here has changed since 1 July 2026' })
  await reader.goto('/procedures/anticipatory-bail-procedure')
  await expect(notice).toContainText('BNSS 482: Sub-section (2) was substituted.')
  await reader.goto('/law/bnss/482')
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'BNSS 482' }).click()
  const forms = reader.getByRole('region', { name: 'Forms' })
  await forms
    .getByRole('link', { name: /anticipatory bail/i })
    .first()
    .click()
  // The page left has a notice too.
  await expect(reader.getByRole('heading', { level: 1, name: /anticipatory bail/i })).toBeVisible()
  await expect(notice).toBeVisible()
  await analyze(reader, 'a form whose law has changed')
  await reader.goto('/case-law/arnesh-kumar-v-state-of-bihar')
  await expect(notice).toBeVisible()

  await page.setViewportSize(phone)
  await page
    .getByRole('checkbox', { name: /^Anticipatory bail.*is rechecked$/i })
    .last()
    .click()
  await expect(page.getByText(/^1 of \d+ rechecked$/)).toBeVisible()
  await page
    .getByRole('button', { name: 'Tick off all: Guides' })
    .or(page.getByText('Tick off all'))
    .first()
    .click()
  await page.getByRole('button', { name: 'Withdraw the mark: BNSS 482' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Withdraw the mark' })
    .click()
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toBeVisible()
  await reader.goto('/procedures/anticipatory-bail-procedure')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.getByRole('button', { name: 'Put the mark back: BNSS 482' }).click()
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toBeHidden()
  await page.getByRole('button', { name: 'Withdraw the mark: BNSS 482' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Withdraw the mark' })
    .click()
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toBeVisible()
  await reader.context().close()
})
