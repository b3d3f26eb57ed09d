import { makeJpeg } from '#server/features/annexures/testing/make-jpeg.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { download, expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { expect, phone, test } from './fixtures.ts'

test.use({ viewport: phone })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const notice = file('Demand notice.pdf', 'application/pdf', makePdf({ pages: [['The notice']] }))
const locked = file('Locked.pdf', 'application/pdf', makePdf({ pages: [['x']], encrypted: true }))
const photograph = file('Cheque.jpg', 'image/jpeg', makeJpeg({ width: 800, height: 600 }))

test('annexures are added to a form not saved yet, put in order, removed, brought back and bound', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await page.getByLabel('Name of the court').fill('Civil Judge')
  const section = page.getByRole('region', { name: 'Documents and annexures' })
  await section.locator('input[multiple]').setInputFiles([notice, locked, photograph])
  const titles = section.getByRole('textbox', { name: /^Title of/ })
  await expect(titles).toHaveCount(2)
  await expect(page).toHaveURL(/draft=\d+/)
  await expect(section.getByRole('alert')).toContainText('password')
  await section.getByRole('button', { name: 'Let Locked go' }).click()

  await section.getByRole('button', { name: 'Move Cheque up' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByLabel('Title of Annexure P-1')).toHaveValue('Cheque')
  await section.getByLabel('Title of Annexure P-1').fill('The cheque')
  await page.keyboard.press('Enter')
  await section.getByRole('button', { name: 'Turn The cheque to the right' }).click()
  await expectToFit(page)
  await analyze(page, '/form-builder/1001, annexures')

  await section.getByRole('button', { name: 'Remove The cheque' }).click()
  await expect(titles).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveCount(2)
  await page.reload()
  await expect(section.getByLabel('Title of Annexure P-1')).toHaveValue('The cheque')
  const bound = await download(page, () =>
    section.getByRole('button', { name: 'Download the set with annexures' }).click(),
  )
  expect(bound.name).toBe('Set with annexures.pdf')
  expect(bound.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
