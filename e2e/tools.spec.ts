import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callJson } from '#server/testing/child-server.ts'
import { addressOf } from '#shared/contract/call.ts'
import { createDraftCall } from '#shared/contract/drafts.ts'
import { download, expectToFit, goIn } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const legalNotice = 1002

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`the tools, ${name}`, () => {
    test.use({ viewport })

    test('compute a limitation that stands a reload and goes into a draft', async ({
      page,
      site,
      signIn,
    }) => {
      const person = await site.createUser()
      const body = { key: randomUUID(), formId: legalNotice, language: 'hi', values: {} }
      await callJson(site.url, addressOf(createDraftCall), { token: person.token, body })
      await signIn(page, person)
      await page.goto('/resources')
      await page.getByRole('region', { name: 'Tools' }).getByRole('link', { name: 'Limitation' }).click()
      await page.getByLabel('Search by number or matter').fill('113')
      await page.getByRole('button', { name: /^Article 113, Limitation Act, 1963/ }).click()
      await page.getByRole('textbox', { name: 'The time runs from' }).fill('10/01/2023')
      const result = page.getByRole('region', { name: 'Last day to file' })
      await expect(result).toContainText('Saturday, 10 January 2026')
      await page.getByText('Acknowledgment, and time that is left out').click()
      await page.getByLabel('Days of a notice that the law requires').fill('sixty')
      await expect(page.getByText('Write a whole number of days')).toBeVisible()
      await page.getByLabel('Days of a notice that the law requires').fill('60')
      await expect(result).toContainText('Wednesday, 11 March 2026')
      await page.reload()
      await expect(result).toContainText('Wednesday, 11 March 2026')
      await expectToFit(page)
      await expectToPrint(page, 'The period expires on 11/03/2026.')

      await page.getByRole('button', { name: 'Put into a draft' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('What is added')).toHaveValue(/अनुच्छेद 113 में विहित 3 वर्ष/)
      await dialog.getByRole('button', { name: 'Insert' }).click()
      await expect(dialog.getByText('Inserted', { exact: true })).toBeVisible()
    })

    test('look a section up both ways, and give the list away', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/resources')
      const tools = page.getByRole('region', { name: 'Tools' })
      await tools.getByRole('link', { name: 'Old and new sections' }).click()
      await page.getByLabel('Section or matter').fill('IPC 420')
      const rows = page.getByRole('region', { name: 'The table' }).getByRole('row')
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1)).toContainText('BNS 318(4)')
      const csv = await download(page, () => page.getByRole('button', { name: 'CSV' }).click())
      expect(csv.bytes.toString()).toContain('IPC,420,BNS,318(4)')
      await page.getByLabel('Section or matter').fill('BNS 106(2)')
      await expect(rows.nth(1)).toContainText('Not in force')
      await page.getByLabel('Section or matter').fill('IPC 9999')
      await expect(page.getByText('No such section')).toBeVisible()
      await page.getByRole('button', { name: 'Show the whole table' }).click()
      await expect(rows).not.toHaveCount(0)
      await expectToFit(page)
    })

    test('say what a central rule takes, and of a State that the counter knows', async ({
      page,
      site,
      signIn,
    }) => {
      const person = await site.createUser()
      const body = { key: randomUUID(), formId: legalNotice, language: 'mr', values: {} }
      await callJson(site.url, addressOf(createDraftCall), { token: person.token, body })
      await signIn(page, person)
      await page.goto('/tools/court-fee')
      await expect(page.getByText('Choose the proceeding.')).toBeVisible()
      await page.getByLabel('Proceeding').selectOption({ value: 'consumer' })
      const fee = page.getByRole('region', { name: 'Fee', exact: true })
      await expect(fee).toContainText('Give the amount.')
      await page.getByLabel(/, in rupees$/).fill('seven lakh')
      await expect(page.getByText(/Write an amount such as/)).toBeVisible()
      await page.getByLabel(/, in rupees$/).fill('7,00,000')
      await expect(fee).toContainText('₹ 200')
      await page.reload()
      await expect(fee).toContainText('₹ 200')
      await expectToFit(page)
      await expectToPrint(page, 'A fee of Rs. 200 is payable under rule 7')
      await page.getByRole('button', { name: 'Put into a draft' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('What is added')).toHaveValue(/200/)
      await page.keyboard.press('Escape')
      await page
        .getByLabel('Proceeding')
        .selectOption({ label: 'Suit, appeal or application in a court of a State' })
      await expect(page.getByText('Not known for sure: ask the filing counter').first()).toBeVisible()
      await page.getByRole('link', { name: 'Court fees and suit valuation' }).click()
      await expect(page).toHaveURL(/court-fees-and-valuation/)
    })

    test('compute interest with rests, and say what cannot be read', async ({ page, site, signIn }) => {
      const person = await site.createUser()
      const body = { key: randomUUID(), formId: legalNotice, language: 'hi', values: {} }
      await callJson(site.url, addressOf(createDraftCall), { token: person.token, body })
      await signIn(page, person)
      await page.goto('/tools/interest')
      await expect(page.getByText('Give the principal, the rate and the two days.')).toBeVisible()
      await page.getByLabel('Principal, in rupees').fill('five lakh')
      await expect(page.getByText('Write an amount such as 5,00,000.')).toBeVisible()
      await page.getByLabel('Principal, in rupees').fill('1,00,000')
      await page.getByLabel('Rate, per cent a year').fill('10')
      await page.getByRole('textbox', { name: 'From' }).fill('01/01/2023')
      await page.getByRole('textbox', { name: 'To', exact: true }).fill('01/01/2025')
      const result = page.getByRole('region', { name: 'Interest', exact: true })
      await expect(result).toContainText('₹ 20,027.40')
      await page.getByLabel('Kind of interest').selectOption('yearly')
      await expect(result).toContainText('₹ 21,030.14')
      await expect(result.getByRole('row')).toHaveCount(3)
      await page.getByLabel('Under').selectOption({ label: 'NI Act, s. 80: the instrument names no rate' })
      await expect(page.getByLabel('Rate, per cent a year')).toHaveValue('18')
      await expect(result).toContainText('₹ 36,049.32')
      await page.reload()
      await expect(page.getByLabel('Under')).toHaveValue('ni-80')
      await expectToFit(page)
      await expectToPrint(page, 'under section 80 of the Negotiable Instruments Act, 1881 from 01/01/2023')
      await page.getByRole('button', { name: 'Put into a draft' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('What is added')).toHaveValue(/धारा 80 के अधीन/)
      await dialog.getByRole('button', { name: 'Insert' }).click()
      await expect(dialog.getByText('Inserted', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByLabel('Under').selectOption({ label: 'CPC, s. 34: from the decree to payment' })
      await page.getByLabel('Rate, per cent a year').fill('9')
      await expect(page.getByText('9% is more than 6%')).toBeVisible()
    })
  })
}

/** The button prints, and the sheet has the sentence and not the questions. */
async function expectToPrint(page: Page, sentence: string) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('blockquote')).toContainText(sentence)
  await expect(page.getByRole('textbox').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

test('a limitation is Hindi, with its provision, its day and its cautions', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await goIn('hi', page, '/tools/limitation?period=article-113&from=2023-01-10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('परिसीमा')
  await expect(page).toHaveTitle('परिसीमा · Munshi')
  await expect(page.getByText('अनुच्छेद 113, परिसीमा अधिनियम, 1963')).toBeVisible()
  await expect(page.getByRole('region', { name: 'दाखिल करने का अंतिम दिन' })).toContainText(
    'शनिवार, 10 जनवरी 2026',
  )
  await page.getByRole('button', { name: 'दूसरा चुनें' }).click()
  await expect(page.getByLabel('संख्या या विषय से खोजें')).toBeVisible()
  await expectToFit(page)
})
