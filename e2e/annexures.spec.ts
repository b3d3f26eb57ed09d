import { PDFDocument } from '@cantoo/pdf-lib'
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
  beginVakalatnama,
}) => {
  await beginVakalatnama()
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
  await expect(section.getByRole('button', { name: 'Move Cheque up' })).toBeFocused()
  await section.getByLabel('Title of Annexure P-1').fill('The cheque')
  await page.keyboard.press('Enter')
  await section.getByRole('button', { name: 'Turn The cheque to the right' }).click()
  await expectToFit(page)
  await analyze(page, '/form-builder/1001, annexures')

  await section.getByRole('button', { name: 'Remove The cheque' }).click()
  await expect(titles).toHaveCount(1)
  await expect(section.getByRole('button', { name: 'Remove Demand notice' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveCount(2)
  await page.reload()
  await expect(section.getByLabel('Title of Annexure P-1')).toHaveValue('The cheque')
  await expect(section.getByText('An estimate, until it is bound')).toBeVisible()
  const bound = await download(page, () =>
    section.getByRole('button', { name: 'Download the set with annexures' }).click(),
  )
  expect(bound.name).toBe('Vakalatnama (authority to advocate), with annexures.pdf')
  expect(bound.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const size = (bound.bytes.length / 1024 / 1024).toFixed(2)
  await expect(section.getByText(`The set as downloaded: ${size} MB`)).toBeVisible()
  await section.getByRole('button', { name: 'Turn The cheque to the right' }).click()
  await expect(section.getByText('An estimate, until it is bound')).toBeVisible()
})

test('a photograph is turned in the list and in the set; a bad file says what is wrong with it, and nothing is lost', async ({
  page,
  beginVakalatnama,
}) => {
  await beginVakalatnama()
  const section = page.getByRole('region', { name: 'Documents and annexures' })
  const whole = makePdf({ pages: [['The notice']] })
  await section
    .locator('input[multiple]')
    .setInputFiles([
      photograph,
      file('Cut short.pdf', 'application/pdf', whole.subarray(0, whole.length / 2)),
      file('Notes.pdf', 'application/pdf', Buffer.from('Dear Sir, these are only words.')),
      locked,
    ])
  const bad = (title: string) => section.getByRole('listitem').filter({ hasText: title }).getByRole('alert')
  await expect(bad('Cut short')).toContainText('The end of this file is missing.')
  await expect(bad('Notes')).toContainText('Only PDF files and photographs')
  await expect(bad('Locked')).toContainText('password')
  await expect(section.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(section.getByRole('textbox', { name: /^Title of/ })).toHaveValue('Cheque')
  await expect(page.getByLabel('Name of the court')).toHaveValue('Civil Judge')

  const bind = () =>
    download(page, () => section.getByRole('button', { name: 'Download the set with annexures' }).click())
  const lastSheet = async () =>
    (await PDFDocument.load((await bind()).bytes)).getPages().at(-1)?.getSize() ?? { width: 0, height: 0 }
  const lying = await lastSheet()
  expect(lying.width).toBeGreaterThan(lying.height)
  const picture = section.locator('img')
  await expect(picture).toHaveCSS('rotate', '0deg')
  await section.getByRole('button', { name: 'Turn Cheque to the right' }).click()
  await expect(picture).toHaveCSS('rotate', '90deg')
  await expect(section.getByText('An estimate, until it is bound')).toBeVisible()
  const standing = await lastSheet()
  expect(standing.height).toBeGreaterThan(standing.width)
  await page.reload()
  await expect(picture).toHaveCSS('rotate', '90deg')
})

test('without a network nothing is added or downloaded, the page says why, and goes on when it is back', async ({
  page,
  context,
  beginVakalatnama,
}) => {
  await beginVakalatnama()
  const section = page.getByRole('region', { name: 'Documents and annexures' })
  await expect(section.getByRole('button', { name: 'Add files', exact: true })).toBeVisible()
  await context.setOffline(true)
  await section.locator('input[multiple]').setInputFiles([notice])
  await expect(section.getByRole('alert')).toContainText('The form could not be saved, so nothing was added.')
  await context.setOffline(false)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('textbox', { name: /^Title of/ })).toHaveCount(1)

  await context.setOffline(true)
  const press = () => section.getByRole('button', { name: 'Download the set with annexures' }).click()
  await press()
  await expect(section.getByRole('alert')).toContainText('The server could not be reached.')
  await context.setOffline(false)
  expect((await download(page, press)).name).toBe('Vakalatnama (authority to advocate), with annexures.pdf')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('an annexure is dragged to its place by a finger', async ({ page, context, beginVakalatnama }) => {
    await beginVakalatnama()
    const section = page.getByRole('region', { name: 'Documents and annexures' })
    await section.locator('input[multiple]').setInputFiles([notice, photograph])
    await expect(section.getByRole('textbox', { name: /^Title of/ })).toHaveCount(2)
    const rows = section.locator('[data-row]')
    await rows.first().scrollIntoViewIfNeeded()
    const from = await rows.first().locator('[data-drag]').boundingBox()
    const to = await rows.last().boundingBox()
    if (!from || !to) throw new Error('nothing to drag')
    const touch = await context.newCDPSession(page)
    const x = from.x + from.width / 2
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await send('touchStart', from.y + from.height / 2)
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', from.y + from.height / 2 + part * (to.y - from.y))
    await expect(rows.last()).toHaveClass(/ring-2/)
    await send('touchEnd')
    await expect(section.getByLabel('Title of Annexure P-1')).toHaveValue('Cheque')
    await page.reload()
    await expect(section.getByLabel('Title of Annexure P-1')).toHaveValue('Cheque')
  })
})
