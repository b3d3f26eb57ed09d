import type { Page, Response } from '@playwright/test'
import { makeDocx } from '#server/lib/read-file/testing/make-docx.ts'
import { callJson } from '#server/testing/child-server.ts'
import { readOwnUserCall } from '#shared/contract/account.ts'
import { addressOf } from '#shared/contract/call.ts'
import { searchCasesCall } from '#shared/contract/cases.ts'
import { expectToFit } from './any-page.ts'
import {
  box,
  choose,
  countSearches,
  dropFile,
  extractsOf,
  named,
  openBox,
  results,
  searchButton,
  understood,
} from './case-law-page.ts'
import { desktop, expect, type Person, phone, type Site, test } from './fixtures.ts'

const issue = 'Can anticipatory bail be granted after the charge sheet is filed?'
const hindi = 'क्या चार्जशीट के बाद अग्रिम जमानत मिल सकती है?'
const brief = [
  'The petitioner apprehends arrest in a complaint under section 498A of the Indian Penal Code.',
  'The investigating officer proposes to arrest him although the offence carries less than seven years.',
  'No notice of appearance under section 41A of the Code of Criminal Procedure has been served on him.',
  'He prays for anticipatory bail under section 438.',
].join('\n')
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const failed = 'Search failed. Please try again with different keywords.'

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`case law, ${name}`, () => {
    test.use({ viewport })

    test('words with operators are found as typed, and each judgment says why it is there', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      const asked = countSearches(page)
      await page.goto('/case-law')
      await expect(page.getByRole('heading', { name: /^Browse \d+ judgments$/ })).toBeVisible()
      await expect(page.getByText('Nothing you type leaves this server')).toBeVisible()
      await expect(searchButton(page)).toBeDisabled()
      await box(page).fill('   ')
      await expect(searchButton(page)).toBeDisabled()
      await page.getByText('Keyword', { exact: true }).click()
      await box(page).fill('"anticipatory bail" AND arrest NOT laundering')
      await box(page).press('Enter')
      await expect(page).toHaveURL(/\?q=%22anticipatory\+bail%22\+AND\+arrest\+NOT\+laundering&type=keyword$/)
      await expect(results(page).first()).toBeVisible()
      await expect(understood(page)).toContainText('“anticipatory bail”')
      await expect(understood(page)).toContainText('laundering')
      await expect(named(page, 'Vijay Madanlal')).toHaveCount(0)
      await expect(
        page
          .locator('main mark')
          .filter({ hasText: /^anticipatory bail$/i })
          .first(),
      ).toBeVisible()

      const first = results(page).first()
      await first.getByRole('button', { name: /^Why it matched/ }).click()
      await expect(first.getByText('Its text holds what you asked for.')).toBeVisible()
      await first.getByRole('button', { name: /^Details/ }).click()
      await expect(first.getByRole('term').filter({ hasText: 'Facts' })).toBeVisible()
      await expectToFit(page)

      const passage = first.locator('blockquote a').first()
      await passage.click()
      await expect(page).toHaveURL(/\/case-law\/[a-z0-9-]+#[a-z0-9-]+$/)
      await page.goBack()
      await expect(results(page).first()).toBeVisible()
      await expect(box(page)).toHaveValue('"anticipatory bail" AND arrest NOT laundering')
      expect(asked.count).toBe(1)
    })

    test('a question in English and one in Hindi find the same law, with extracts and their sources', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      for (const question of [issue, hindi]) {
        await openBox(page)
        await box(page).fill(question)
        await box(page).press('Enter')
        await expect(understood(page)).toContainText('anticipatory bail')
        await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
        await expect(box(page)).toHaveValue(question)
      }
      if (name === 'phone') await page.getByRole('button', { name: /^Show \d extracts?$/ }).click()
      await expect(extractsOf(page).getByRole('listitem').first().getByRole('link')).toHaveAttribute(
        'href',
        /^\/case-law\/[a-z0-9-]+#[a-z0-9-]+$/,
      )
      await page.goBack()
      await expect(box(page)).toHaveValue(issue)
      await page.goForward()
      await expect(box(page)).toHaveValue(hindi)
      await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
    })

    test('a pasted brief finds precedents, stays out of the address, and survives a reload for nothing', async ({
      page,
      site,
      signIn,
    }) => {
      const person = await site.createUser()
      await signIn(page, person)
      await page.goto('/case-law')
      await page.getByText('Case brief', { exact: true }).click()
      await box(page).fill(brief)
      await box(page).press('Enter')
      await expect(box(page)).toHaveValue(`${brief}\n`)
      await box(page).press('Control+Enter')
      await expect(page).toHaveURL(/\?recent=\d+&type=case_brief$/)
      await expect(named(page, 'Arnesh Kumar')).toHaveCount(1)
      await expect(understood(page)).toContainText('CrPC 41A, now BNSS 35')

      await page.reload()
      await expect(named(page, 'Arnesh Kumar')).toHaveCount(1)
      await expect(box(page)).toHaveValue(brief)
      expect(page.url()).not.toContain('petitioner')
      expect(await readUsage(site, person)).toBe(1)
    })

    test('an uploaded PDF is searched as a brief; one that cannot be read says why', async ({
      page,
      site,
      signIn,
      browser,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      const file = page.locator('main input[type=file]')
      await file.setInputFiles({
        name: 'torn.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 torn'),
      })
      await expect(page.getByRole('alert')).toContainText('torn.pdf could not be read')
      await expect(page.getByRole('alert')).toContainText('damaged')
      await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') })
      await expect(page.getByRole('alert')).toContainText('Only PDF and Word files')

      await file.setInputFiles({
        name: 'petition.pdf',
        mimeType: 'application/pdf',
        buffer: await makePdf(browser, brief),
      })
      await expect(page.getByText('Text of petition.pdf')).toBeVisible()
      await expect(box(page)).toHaveValue(/anticipatory bail under section 438/)
      await expect(page.getByRole('radio', { name: 'Case brief' })).toBeChecked()
      await searchButton(page).click()
      await expect(named(page, 'Arnesh Kumar')).toHaveCount(1)
      await expect(page).toHaveURL(/\?recent=\d+&type=case_brief$/)
    })

    test('a Word file is chosen, or dropped on the box, and searched with', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      await page.locator('main input[type=file]').setInputFiles({
        name: 'petition.docx',
        mimeType: docx,
        buffer: makeDocx(brief.split('\n')),
      })
      await expect(page.getByText('Text of petition.docx')).toBeVisible()
      await expect(box(page)).toHaveValue(/section 41A of the Code of Criminal Procedure/)
      await dropFile(page, 'dropped.docx', makeDocx(['Anticipatory bail for a husband under section 498A.']))
      await expect(page.getByText('Text of dropped.docx')).toBeVisible()
      await expect(box(page)).toHaveValue('Anticipatory bail for a husband under section 498A.')
      await expect(page.getByRole('radio', { name: 'Case brief' })).toBeChecked()
      await searchButton(page).click()
      await expect(named(page, 'Arnesh Kumar')).toHaveCount(1)
      expect(page.url()).not.toContain('husband')
    })

    test('a citation leads straight to its judgment, and an unknown one is said to be unknown', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      await box(page).fill('2014 (8) S.C.C. 273')
      await searchButton(page).click()
      await expect(results(page).first()).toContainText('Arnesh Kumar v State of Bihar')
      await results(page)
        .first()
        .getByRole('button', { name: /^Why it matched/ })
        .click()
      await expect(results(page).first()).toContainText('This is the judgment you named.')
      const cite = results(page).first().getByRole('button', { name: 'Cite in a draft: Arnesh Kumar' })
      await cite.click()
      await expect(page.getByRole('dialog')).toContainText('No drafts yet')
      await page.keyboard.press('Escape')
      await expect(cite).toBeFocused()
      await understood(page).getByRole('link', { name: '(2014) 8 SCC 273' }).click()
      await expect(page).toHaveURL(/\/case-law\/arnesh-kumar/)
      await page.goBack()
      await expect(results(page).first()).toBeVisible()
      await openBox(page)
      await box(page).fill('AIR 1999 Bom 1')
      await searchButton(page).click()
      await expect(understood(page)).toContainText('AIR 1999 Bom 1, not in this library')
    })

    test('the library is leafed through, category by category, and stays where one was', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      const cards = page.getByRole('list', { name: 'Judgments' }).getByRole('article')
      await expect(cards).toHaveCount(30)
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(cards).toHaveCount(60)
      await expect(cards.nth(30).getByRole('link').first()).toBeFocused()
      await page.getByRole('button', { name: /^Consumer/ }).click()
      await expect(page).toHaveURL(/\?category=Consumer$/)
      await expect(page.getByLabel('Category')).toHaveValue('Consumer')
      const heading = page.getByRole('heading', { name: /^Browse \d+ judgments$/ })
      const count = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
      await expect(cards).toHaveCount(count)
      await cards
        .first()
        .getByRole('button', { name: /^Details/ })
        .click()
      for (const part of ['Headnotes', 'Bench', 'Provisions'])
        await expect(cards.first().getByRole('term').filter({ hasText: part })).toBeVisible()
      await page.reload()
      await expect(cards).toHaveCount(count)
      await page.goBack()
      await expect(cards).toHaveCount(60)
      await expectToFit(page)
    })

    test('filters narrow, stand in the address, go back, and are cleared', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=bail&type=keyword')
      const total = page.getByRole('heading', { name: /^\d+ judgments? in / })
      await expect(total).toBeVisible()
      const all = await readCount(total)
      // Two filters are two searches: what is counted is the answer to the second.
      const answered = page.waitForResponse(response => isSearchWith(response, '"sections":["CrPC"]'))
      await choose(page, name, async filters => {
        await filters.getByLabel('From').selectOption({ index: 3 })
        await filters
          .getByRole('checkbox', { name: /^CrPC \d/ })
          .first()
          .check()
      })
      await expect(page).toHaveURL(/&section=CrPC&from=\d{4}$/)
      await answered
      await expect.poll(() => readCount(total)).toBeLessThan(all)
      const narrowed = await readCount(total)
      await page.reload()
      await expect.poll(() => readCount(total)).toBe(narrowed)
      await page.getByRole('button', { name: 'CrPC: remove this filter' }).click()
      await expect(page).toHaveURL(/type=keyword&from=\d{4}$/)
      await page.goBack()
      await expect.poll(() => readCount(total)).toBe(narrowed)
      await page.getByRole('button', { name: 'Clear All Filters' }).click()
      await expect.poll(() => readCount(total)).toBe(all)
      await openBox(page)
      await page.getByLabel('Category').selectOption('Tax')
      await expect(page.getByRole('heading', { name: 'No judgment found' })).toBeVisible()
      await page.getByRole('button', { name: 'Search all categories' }).click()
      await expect.poll(() => readCount(total)).toBe(all)

      await page.getByRole('button', { name: 'Clear Results' }).click()
      await expect(page).toHaveURL(/\/case-law$/)
      await expect(box(page)).toHaveValue('')
      await expect(box(page)).toBeFocused()
      await expect(page.getByRole('heading', { name: /^Browse/ })).toBeVisible()
    })

    test('the next twenty begin with the first of them', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=appeal+OR+court+OR+section&type=keyword')
      await expect(results(page)).toHaveCount(20)
      const first = await results(page).first().getByRole('heading').textContent()
      await page.getByRole('link', { name: 'Next 20' }).click()
      await expect(page).toHaveURL(/&page=2$/)
      await expect(results(page).first().getByRole('heading')).not.toHaveText(first ?? '')
      await expect(results(page).first().getByRole('heading').getByRole('link')).toBeFocused()
      await page.getByRole('link', { name: 'Previous 20' }).click()
      await expect(results(page).first().getByRole('heading')).toHaveText(first ?? '')
    })

    test('a search that fails keeps what was typed, and can be tried again', async ({
      page,
      site,
      signIn,
      context,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law')
      await page.route('**/api/case-law/search', route => route.abort())
      await box(page).fill(issue)
      await box(page).press('Enter')
      await expect(page.getByRole('alert')).toContainText(failed)
      await expect(box(page)).toHaveValue(issue)
      await expect(page.getByRole('heading', { name: /^Browse/ })).toBeVisible()
      await page.getByText('Case brief', { exact: true }).click()
      await box(page).fill(brief)
      await searchButton(page).click()
      await expect(page.getByRole('alert')).toContainText(failed)
      await expect(box(page)).toHaveValue(brief)
      expect(page.url()).not.toContain('petitioner')

      await context.setOffline(true)
      await expect(page.getByRole('alert')).toContainText('You are offline')
      await context.setOffline(false)
      await page.unroute('**/api/case-law/search')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(named(page, 'Arnesh Kumar')).toHaveCount(1)
      await expect(page).toHaveURL(/recent=\d+/)
    })

    test('at the limit of the month the search says so', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser({ usageLimit: 0 }))
      await page.goto('/case-law?q=bail')
      await expect(page.getByRole('alert')).toContainText('This month’s searches are used up')
      await expect(box(page)).toHaveValue('bail')
    })

    test('recent searches run again, and are forgotten one by one or all at once', async ({
      page,
      site,
      signIn,
    }) => {
      const person = await site.createUser()
      await signIn(page, person)
      await page.goto('/case-law?q=bail&type=keyword')
      await expect(results(page).first()).toBeVisible()
      await openBox(page)
      await box(page).fill(issue)
      await page.getByText('Legal issue', { exact: true }).click()
      await searchButton(page).click()
      await expect(understood(page)).toContainText('anticipatory bail')
      await page.getByRole('button', { name: 'Clear Results' }).click()

      await page.getByRole('button', { name: 'Recent searches' }).click()
      const list = page.getByRole('dialog').getByRole('listitem')
      await expect(list).toHaveCount(2)
      await list.filter({ hasText: 'Keyword' }).getByRole('button', { name: /^bail/ }).click()
      await expect(box(page)).toHaveValue('bail')
      await expect(results(page).first()).toBeVisible()
      await openBox(page)
      await expect(page.getByRole('radio', { name: 'Keyword' })).toBeChecked()
      expect(await readUsage(site, person)).toBe(2)

      await page.getByRole('button', { name: 'Recent searches' }).click()
      await page.getByRole('button', { name: 'Remove: bail' }).click()
      await expect(list).toHaveCount(1)
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect(page.getByRole('alert')).toContainText('Forget every search?')
      await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
      await expect(page.getByRole('dialog')).toContainText('Nothing yet.')
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('This search is no longer kept')
    })
  })
}

async function readCount(heading: ReturnType<Page['locator']>): Promise<number> {
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}

async function readUsage({ url }: Site, { token }: Person): Promise<number> {
  const { body } = await callJson(url, addressOf(readOwnUserCall), { token })
  return body.usageCount
}

async function makePdf(browser: import('@playwright/test').Browser, text: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<pre style="white-space: pre-wrap">${text}</pre>`)
  const file = await page.pdf()
  await page.close()
  return file
}

function isSearchWith(response: Response, part: string): boolean {
  return (
    response.url().endsWith(addressOf(searchCasesCall)) &&
    (response.request().postData() ?? '').includes(part)
  )
}
