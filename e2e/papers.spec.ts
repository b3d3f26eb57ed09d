import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { download, expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

const papersOf = (page: Page) => page.getByRole('navigation', { name: 'Papers of the set' })
const readText = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
const countPages = (pdf: Buffer) => readText(pdf).split('\f').length - 1

test('a paper is left out and brought back, its blanks are filled, and one or all are downloaded', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const papers = papersOf(page)
  const preview = page.getByLabel('Document preview')
  const vakalatnama = papers
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(?:Leave out|Take in) Vakalatnama$/ }) })
  await expect(vakalatnama).toContainText(/\d+ blanks/)

  await papers.getByRole('button', { name: 'Leave out Vakalatnama', exact: true }).click()
  await expect(vakalatnama).toContainText('Left out')
  await expect(papers.getByRole('status')).toHaveText('Vakalatnama is left out of the set.')
  await papers.getByRole('button', { name: 'Take in Vakalatnama', exact: true }).click()
  await expect(vakalatnama).toContainText(/\d+ blanks/)

  const before = Number(/(\d+) blanks/.exec((await vakalatnama.textContent()) ?? '')?.[1])
  await vakalatnama.getByRole('button', { name: /^Vakalatnama/ }).click()
  await expect(preview).toContainText('VAKALATNAMA')
  await preview.getByRole('button', { name: "Advocate's address" }).first().click()
  await expect(page.getByLabel("Advocate's address")).toBeFocused()
  await page.keyboard.type('Chamber 5, Namunapur 400001')
  await expect(vakalatnama).toContainText(`${before - 1} blanks`)

  const ask = async (extent?: RegExp) => {
    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    const dialog = page.getByRole('dialog')
    if (extent) {
      const choice = dialog.getByLabel('What to download')
      const label = await choice.locator('option', { hasText: extent }).textContent()
      await choice.selectOption({ label: label ?? '' })
    }
    const file = await download(page, () => dialog.getByRole('button', { name: 'Download PDF' }).click())
    await expect(dialog).toHaveCount(0)
    return file
  }
  const alone = await ask(/^Only this paper/)
  expect(alone.name).toBe('Vakalatnama.pdf')
  const whole = await ask()
  expect(countPages(whole.bytes)).toBeGreaterThan(countPages(alone.bytes))

  const notice = makePdf({ pages: [['The notice'], ['its second page']] })
  const section = page.getByRole('region', { name: 'Documents and annexures' })
  await section
    .locator('input[multiple]')
    .last()
    .setInputFiles([{ name: 'Notice.pdf', mimeType: 'application/pdf', buffer: notice }])
  await expect(section.getByRole('textbox', { name: /^Title of/ })).toHaveValue('Notice')
  const bound = await download(page, () =>
    section.getByRole('button', { name: 'Download the set with annexures' }).click(),
  )
  // The index and the list of annexures have one line more, which may need a page.
  expect(countPages(bound.bytes)).toBeGreaterThanOrEqual(countPages(whole.bytes) + 2)
  expect(readText(bound.bytes)).toContain('its second page')
  // What is downloaded where one looks a last time before filing is the same.
  const filed = await ask()
  expect(filed.name).toBe(bound.name)
  expect(readText(filed.bytes)).toContain('its second page')
  expect(readText((await ask(/^Without its annexures/)).bytes)).not.toContain('its second page')
})

test('pages are shown on request as the PDF has them, with the numbers of the set', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  await papersOf(page)
    .getByRole('button', { name: /^Vakalatnama(?! attested in jail)/ })
    .click()
  await page.getByRole('button', { name: 'Show pages' }).click()
  const preview = page.getByLabel('Document preview')
  const pages = preview.getByRole('img')
  await expect(pages.first()).toBeVisible()
  await expect(
    page.getByText(/^Pages \d+ to \d+ of the set, as printed\.$|^Page \d+ of the set/),
  ).toBeVisible()
  const shown = await preview.getByRole('listitem').count()
  await expect(pages.first()).toHaveAttribute('alt', `Page 1 of ${shown}`)
  await analyze(page, '/form-builder/9001, pages')

  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to download').selectOption({ index: 1 })
  const file = await download(page, () => dialog.getByRole('button', { name: 'Download PDF' }).click())
  expect(shown).toBe(countPages(file.bytes))

  await page.getByLabel('Name of the court').fill('High Court')
  await expect(page.getByText('The answers have changed since.')).toBeVisible()
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(page.getByText('The answers have changed since.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show pages' }).click()
  await expect(preview.getByRole('img')).toHaveCount(0)
  await expect(preview).toContainText('HIGH COURT')
})

test('on a phone a paper and what leaves it out stand side by side', async ({ page, site, signIn }) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9005')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: /^Papers:/ }).click()
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Affidavit in support' })
  const [paper, leave] = await Promise.all([
    row.getByRole('button', { name: /^Affidavit in support/ }).boundingBox(),
    row.getByRole('button', { name: 'Leave out Affidavit in support' }).boundingBox(),
  ])
  expect(leave?.y).toBeCloseTo(paper?.y ?? 0, 0)
  await expectToFit(page)
})

test('on a phone pages fit the screen, and without a network the page says so', async ({
  page,
  context,
  beginVakalatnama,
}) => {
  await page.setViewportSize(phone)
  await beginVakalatnama()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const show = page.getByRole('button', { name: 'Show pages' })
  await show.click()
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
  await expectToFit(page)
  await show.click()
  await context.setOffline(true)
  await show.click()
  await expect(page.getByText('The pages could not be drawn').first()).toBeVisible()
})
