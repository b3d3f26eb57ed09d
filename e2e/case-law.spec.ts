import type { Page } from '@playwright/test'
import { makeDocx } from '#server/lib/read-file/testing/make-docx.ts'
import { callJson } from '#server/testing/child-server.ts'
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
const borne = 'Anticipatory bail is not refused only because the charge is a serious one.'
const unborne = 'The same was held in (1999) 9 SCC 999.'
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
      await fits(page, viewport.width)

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
        .getByRole('button', { name: /^Headnotes/ })
        .click()
      await page.reload()
      await expect(cards).toHaveCount(count)
      await page.goBack()
      await expect(cards).toHaveCount(60)
      await fits(page, viewport.width)
    })

    test('filters narrow, stand in the address, go back, and are cleared', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=bail&type=keyword')
      const total = page.getByRole('heading', { name: /^\d+ judgments? in / })
      await expect(total).toBeVisible()
      const all = await readCount(total)
      await choose(page, name, async filters => {
        await filters.getByLabel('From').selectOption({ index: 3 })
        await filters
          .getByRole('checkbox', { name: /^CrPC \d/ })
          .first()
          .check()
      })
      await expect(page).toHaveURL(/&section=CrPC&from=\d{4}$/)
      await expect.poll(() => readCount(total)).toBeLessThan(all)
      const narrowed = await readCount(total)
      await page.reload()
      await expect.poll(() => readCount(total)).toBe(narrowed)
      await page.getByRole('button', { name: 'CrPC: remove this provision' }).click()
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

test.describe('case law, on a phone', () => {
  test.use({ viewport: phone })

  test('the box makes room for what it found, and is opened again', async ({ page, site, signIn }) => {
    await signIn(page, await site.createUser())
    await page.goto('/case-law')
    await box(page).fill(issue)
    await box(page).press('Enter')
    const edit = page.getByRole('button', { name: 'Edit search' })
    await expect(edit).toBeFocused()
    await expect(box(page)).toBeHidden()
    await expect(page.locator('main').getByRole('search')).toContainText(issue)
    await expect(results(page).first().getByRole('heading')).toBeInViewport()
    await edit.click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue(issue)
    await box(page).fill('bail')
    await box(page).press('Enter')
    await expect(box(page)).toBeHidden()
    await expect(page).toHaveURL(/\?q=bail$/)
    await page.getByRole('button', { name: 'Clear Results' }).click()
    await expect(box(page)).toBeFocused()
  })
})

test.describe('case law with a language model', () => {
  test.use({ viewport: desktop })
  test.beforeEach(async ({ page, modelSite, signIn }) => {
    modelSite.model.mode = 'right'
    modelSite.model.say = answerInTurn
    await signIn(page, await modelSite.createUser())
    await page.goto(`${modelSite.url}/case-law`)
  })

  test('says who is asked, and shows its answer with sources and what was taken out', async ({ page }) => {
    await expect(page.getByText('Questions are sent to local-model')).toBeVisible()
    await box(page).fill(issue)
    await box(page).press('Enter')
    const summary = page.getByRole('region', { name: 'Written by local-model from the results' })
    await expect(summary.getByRole('listitem').first()).toContainText(borne)
    await summary.getByText('1 statement was removed because its source did not bear it').click()
    await expect(summary.locator('s')).toHaveText(unborne)
    await expect(summary).toContainText('Its source does not name (1999) 9 SCC 999.')
    const source = summary.getByRole('link')
    await expect(source).toHaveCount(1)
    await source.click()
    await expect(page).toHaveURL(/\/case-law\/[a-z0-9-]+#[a-z0-9-]+$/)
  })

  test('that fails leaves the results, with extracts and a word about it', async ({ page, modelSite }) => {
    modelSite.model.mode = 'error 500'
    await box(page).fill(issue)
    await box(page).press('Enter')
    await expect(extractsOf(page)).toContainText('The model failed; these are extracts.')
    await expect(extractsOf(page).getByRole('listitem').first().getByRole('link')).toBeVisible()
    await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
  })

  test('that is slow is waited for within reason, which the page says meanwhile', async ({
    page,
    modelSite,
  }) => {
    // It orders the results as it should, and then never answers.
    modelSite.model.say = shown => {
      if (shown.includes('judgment 1]')) modelSite.model.mode = 'slow'
      return answerInTurn(shown)
    }
    await box(page).fill(issue)
    await box(page).press('Enter')
    await expect(page.getByText('This takes longer than usual. What you typed is kept.')).toBeVisible()
    await expect(extractsOf(page)).toContainText('The model did not answer in time; these are extracts.', {
      timeout: 20_000,
    })
    await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
  })
})

/** What the model says to each of the three things that it is asked. */
function answerInTurn(shown: string): string {
  if (shown.includes('passage 1]')) {
    const statements = [borne, unborne].map(text => ({ text, passages: [1], quotation: null }))
    return JSON.stringify({ statements })
  }
  return JSON.stringify(shown.includes('judgment 1]') ? { order: [1, 2] } : { searches: [] })
}

function extractsOf(page: Page) {
  return page.getByRole('region', { name: 'Extracts from the results' })
}

function box(page: Page) {
  return page.getByLabel('Search text')
}

/** On a phone it is folded once something was asked. */
async function openBox(page: Page) {
  const edit = page.getByRole('button', { name: 'Edit search' })
  if (await edit.isVisible()) await edit.click()
}

/** As from a folder on the desk: the browser's own events with a file in them. */
async function dropFile(page: Page, name: string, bytes: Buffer) {
  const carried = await page.evaluateHandle(
    ({ name, base64 }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      data.items.add(new File([bytes], name))
      return data
    },
    { name, base64: bytes.toString('base64') },
  )
  const target = page.locator('main').getByRole('search')
  await target.dispatchEvent('dragover', { dataTransfer: carried })
  await target.dispatchEvent('drop', { dataTransfer: carried })
}

function searchButton(page: Page) {
  return page.locator('main').getByRole('button', { name: 'Search', exact: true })
}

function results(page: Page) {
  return page.getByRole('region', { name: 'Search results' }).getByRole('article')
}

function named(page: Page, title: string) {
  return results(page).filter({ has: page.getByRole('heading', { name: title }) })
}

function understood(page: Page) {
  return page.getByRole('region', { name: 'How the search was understood' })
}

function countSearches(page: Page) {
  const asked = { count: 0 }
  page.on('request', request => {
    if (request.url().endsWith('/api/case-law/search')) asked.count += 1
  })
  return asked
}

/** In the column of a wide screen, or in the sheet of a narrow one. */
async function choose(
  page: Page,
  screen: string,
  act: (filters: ReturnType<Page['locator']>) => Promise<void>,
) {
  if (screen === 'desktop') return act(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: 'Filters' }).click()
  await act(page.getByRole('dialog'))
  await page.getByRole('button', { name: /^Show \d+ judgments?$/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function readCount(heading: ReturnType<Page['locator']>): Promise<number> {
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}

async function readUsage({ url }: Site, { token }: Person): Promise<number> {
  const { body } = await callJson(url, '/api/auth/user', { token })
  return body.usageCount
}

async function makePdf(browser: import('@playwright/test').Browser, text: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<pre style="white-space: pre-wrap">${text}</pre>`)
  const file = await page.pdf()
  await page.close()
  return file
}

async function fits(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
