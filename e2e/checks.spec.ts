import { desktop, expect, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('a check across answers speaks at its question and before filing, and hinders nothing', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/8001')
  const consideration = page.locator('[data-name=consideration]')
  const warning = page
    .getByRole('status')
    .filter({ hasText: /^Cannot be filed so: Another Commission has jurisdiction/ })
  await page.locator('[data-name=level]').selectOption('the District Commission')
  await consideration.fill('50,00,000')
  await expect(warning).toHaveCount(0)
  await consideration.fill('50,00,001')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Download PDF' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cannot be filed so/ })
    .click()
  await expect(consideration).toBeFocused()
})

test('a form in which nothing is answered yet is told nothing but before filing', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  const finding = 'The heading names no place'
  const atQuestion = page.getByRole('status').filter({ hasText: finding })
  await expect(page.getByText('VAKALATNAMA').first()).toBeVisible()
  await expect(atQuestion).toHaveCount(0)
  await page.getByRole('button', { name: 'Download PDF' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: finding }).click()
  await page.locator('[data-name=forumKind]').selectOption('A judge or magistrate')
  await expect(atQuestion).toBeVisible()
})

test('a day after that of signing is told at its question until it is mended, and a day of filing before it', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1066')
  const told = (words: string) => page.getByText(words).first()
  const order = page.locator('[data-name=decreeDate]')
  await order.fill('2026-12-03')
  await page.locator('[data-name=date]').fill('2026-11-28')
  const ahead = told(
    '“Date of the judgment and decree”, 03/12/2026, lies after “Date of signing”, 28/11/2026.',
  )
  await expect(ahead).toBeVisible()
  await order.fill('2026-11-03')
  await expect(ahead).toHaveCount(0)
  await page.locator('[data-name=delayFiledOn]').fill('2026-11-27')
  await expect(
    told('“Day on which the appeal is filed”, 27/11/2026, lies before “Date of signing”, 28/11/2026.'),
  ).toBeVisible()
})
