import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('parties are put in order, duplicated and taken back by keys, and the screen reader is told', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const names = page.locator('[data-name=petitionerName]')
  const preview = page.getByLabel('Document preview')
  await names.first().fill('Asha Namoona')
  await page.getByRole('button', { name: 'Add another: Petitioner' }).click()
  await names.last().fill('Bharat Namoona')
  await expect(preview).toContainText(/Asha Namoona[\s\S]*Bharat Namoona/)

  const up = page.getByRole('button', { name: 'Move Petitioner 2 up' })
  await up.focus()
  const before = (await up.boundingBox())?.y ?? 0
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(2)
  await expect(names.first()).toHaveValue('Bharat Namoona')
  await expect(preview).toContainText(/Bharat Namoona[\s\S]*Asha Namoona/)
  await expect(page.getByText('Petitioner 2 is now Petitioner 1.')).toBeAttached()
  const moved = page.getByRole('button', { name: 'Move Petitioner 1 up' })
  await expect(moved).toBeFocused()
  await expect(moved).toHaveAttribute('aria-disabled', 'true')
  expect(Math.abs(((await moved.boundingBox())?.y ?? 0) - before)).toBeLessThan(4)

  await page.getByRole('button', { name: 'Duplicate Petitioner 1' }).click()
  await expect(names).toHaveCount(3)
  await expect(names.nth(1)).toHaveValue('Bharat Namoona')
  await expect(page.getByText('Petitioner 2 is a copy of Petitioner 1', { exact: true })).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus() // a message does not go while somebody is in it
  await analyze(page, '/form-builder/9001, parties')
  await undo.press('Enter')
  await expect(names).toHaveCount(2)

  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await page.reload()
  await expect(names.first()).toHaveValue('Bharat Namoona')
  await expect(names.last()).toHaveValue('Asha Namoona')
})

test('a party that one tab moved keeps what the other tab wrote of it', async ({
  page,
  site,
  signIn,
  context,
}) => {
  const person = await site.createUser()
  await signIn(page, person)
  await page.goto('/form-builder/9001')
  const names = page.locator('[data-name=petitionerName]')
  await names.first().fill('Asha Namoona')
  await page.getByRole('button', { name: 'Add another: Petitioner' }).click()
  await names.last().fill('Bharat Namoona')
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)

  const other = await context.newPage()
  await signIn(other, person)
  await other.goto(page.url())
  await other.locator('[data-name=petitionerOccupation]').first().fill('teacher')
  await other.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(other.getByText('Saved', { exact: true }).filter({ visible: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Move Petitioner 2 up' }).click()
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page.locator('[data-name=petitionerOccupation]').last()).toHaveValue('teacher')
  await expect(names.last()).toHaveValue('Asha Namoona')
})

test('one of two petitioners swears: nobody types it again, and it moves with the party', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const names = page.locator('[data-name=petitionerName]')
  const preview = page.getByLabel('Document preview')
  await names.first().fill('Asha Namoona')
  await page.getByRole('button', { name: 'Add another: Petitioner' }).click()
  await names.last().fill('Bharat Namoona')
  await expect(page.locator('[data-name=deponentName]')).toBeVisible()
  await page.locator('[data-name=petitionerSwears]').last().selectOption('Yes')
  await expect(page.locator('[data-name=deponentName]')).toHaveCount(0)
  const affidavit = page.getByRole('button', { name: /^Affidavit in support \(Bharat Namoona\)/ })
  await affidavit.first().click()
  await expect(preview).toContainText('I, Bharat Namoona')
  await expect(preview).toContainText('petitioner No. 2 above named')
  await page.getByRole('button', { name: 'Move Petitioner 2 up' }).click()
  await expect(preview).toContainText('petitioner No. 1 above named')
  await page.locator('[data-name=petitionerSwears]').first().selectOption('No')
  await expect(page.locator('[data-name=deponentName]')).toBeVisible()
})

test('taking a paper in tells which questions come with it', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  await page.getByRole('button', { name: 'Take in Certificate' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Now asked:' })).toBeAttached()
})

test('on a phone the actions of a party stand in their card, in three languages', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  await page.getByRole('button', { name: 'Add another: Petitioner' }).click()
  for (const language of ['hi', 'mr', 'en']) {
    await page.getByLabel('Language', { exact: true }).selectOption(language)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
  }
})

test('what a party is called in the papers follows the proceeding that is chosen', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1074')
  const preview = page.getByLabel('Document preview')
  await expect(preview).toContainText(/\.\.\. Plaintiff/)
  await page.getByRole('combobox', { name: 'What is withdrawn' }).selectOption('an appeal')
  await expect(preview).toContainText(/\.\.\. Appellant[\s\S]*VERSUS[\s\S]*\.\.\. Respondent/)
  await expect(preview).not.toContainText('Plaintiff')
  await page.getByRole('combobox', { name: 'What is withdrawn' }).selectOption('a petition')
  await expect(preview).toContainText(/\.\.\. Petitioner/)
  await analyze(page, '/form-builder/1074, the role of a side')
})
