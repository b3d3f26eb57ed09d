import { makeJpeg } from '#server/features/annexures/testing/make-jpeg.ts'
import { download, expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

const shade = (column: number, row: number) => (column * 7919 + row * 104_729) % 256
/** Of no declared kind, so that the browser does not make it smaller. */
const large = makeJpeg({ width: 7600, height: 7600, shade })

test('a court proposes layout, marks and language, and nothing that somebody chose is changed', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const layout = page.getByRole('combobox', { name: /^Layout/ })
  const ways = page.getByRole('region', { name: 'How this court wants its papers' })
  await expect(layout).toHaveValue('general')
  await expect(ways).toHaveCount(0)

  await page.getByLabel('Name of the court').fill('High Court of Judicature at Bombay')
  await expect(layout).toHaveValue('bombay')
  await expect(ways).toContainText('Layout: Bombay High Court')
  await expect(ways).toContainText('Bombay High Court Appellate Side Rules 1960')
  const marks = ways.getByRole('listitem').filter({ hasText: 'Exhibit A, Exhibit B' })
  await expect(marks).toContainText('not checked')
  await marks.getByRole('button').click()
  await expect(marks).toContainText('Applied to your papers')
  // Of a field that is half under the bar of steps the half in sight would be measured.
  await page.evaluate(() => scrollTo(0, 0))
  await analyze(page, '/form-builder/9001, court')

  await page.getByLabel('Language', { exact: true }).selectOption('hi')
  await page.getByRole('button', { name: 'अंग्रेज़ी में लिखें' }).click()
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en')

  await layout.selectOption('nclt')
  await page.getByLabel('Name of the court').fill('High Court of Delhi')
  await expect(ways).toContainText('Layout: Delhi High Court')
  await expect(ways).toContainText('It takes files up to 100 MB')
  await expect(layout).toHaveValue('nclt')
  await expect(
    ways.getByRole('button', { name: /^Apply to my papers: Annexures are marked Annexure P-1/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await page.reload()
  await expect(layout).toHaveValue('nclt')
  await page.setViewportSize(phone)
  await expectToFit(page)
})

test('a set larger than the court takes is warned of before it is downloaded, with what can be done', async ({
  page,
  beginVakalatnama,
}) => {
  await beginVakalatnama('High Court of Delhi')
  const section = page.getByRole('region', { name: 'Documents and annexures' })
  const limit = section.getByLabel('File limit of the court (MB)')
  const warning = section.getByRole('alert')
  await section.locator('input[multiple]').setInputFiles(
    ['one', 'two', 'three'].map(name => ({
      name: `${name}.jpg`,
      mimeType: 'application/octet-stream',
      buffer: large,
    })),
  )
  await expect(section.getByRole('textbox', { name: /^Title of/ })).toHaveCount(3, { timeout: 20_000 })
  await expect(limit).toHaveValue('100')
  await expect(section.getByText('within the 100 MB that the court takes')).toBeVisible()

  await limit.fill('2')
  await expect(section.getByText(/in about \d volumes of at most 2 MB/)).toBeVisible()
  await expect(warning).toHaveCount(0)
  await section.getByLabel('Divide a larger set into volumes').uncheck()
  await expect(warning).toContainText('Larger than the 2 MB that the court takes')
  await expect(warning).toContainText('Divide it into volumes')
  await section.getByLabel('Divide a larger set into volumes').check()
  const bound = await download(page, () =>
    section.getByRole('button', { name: 'Download the set with annexures' }).click(),
  )
  expect(bound.name).toBe('Vakalatnama (authority to advocate), with annexures.zip')
  await expect(section.getByText(/The set as downloaded: \d volumes of/)).toBeVisible()
  await expect(warning).toHaveCount(0)

  await limit.fill('1')
  await expect(warning).toContainText('No division helps here')
  await page.reload()
  await expect(limit).toHaveValue('1')
})
