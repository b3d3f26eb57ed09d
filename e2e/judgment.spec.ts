import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { parseDocx } from '#server/lib/read-file/parse-docx.ts'
import { parsePdf } from '#server/lib/read-file/parse-pdf.ts'
import { callJson } from '#server/testing/child-server.ts'
import { addressOf } from '#shared/contract/call.ts'
import { changeDraftCall, createDraftCall } from '#shared/contract/drafts.ts'
import { saveCaseCall } from '#shared/contract/saved-cases.ts'
import { download, expectToFit } from './any-page.ts'
import { desktop, expect, type Person, phone, type Site, test } from './fixtures.ts'

const arnesh = '/case-law/arnesh-kumar-v-state-of-bihar'
const title = 'Arnesh Kumar v State of Bihar'
const cited = 'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273'
const anticipatoryBail = 2002

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`a judgment, ${name}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('is opened from a search, read part by part, and left again by the back button', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=%282014%29+8+SCC+273&type=keyword')
      await page
        .getByRole('region', { name: 'Search results' })
        .getByRole('heading', { name: title })
        .getByRole('link')
        .click()
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText('Later: Followed in Satender Kumar Antil')).toBeVisible()
      await expect(page.getByText('CrPC 438, now BNSS 482')).toBeVisible()
      await expect(page.getByText('2 July 2014')).toBeVisible()
      await expect(page.getByText("the judgment's own text is not in this library")).toBeVisible()
      await expectToFit(page)

      await openContents(page, name)
      await page.getByRole('link', { name: 'Ratio', exact: true }).click()
      await expect(page).toHaveURL(/#ratio$/)
      await expect(page.getByRole('heading', { name: 'Ratio' })).toBeInViewport()
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
    })

    test('takes its reader to the part an address names', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto(`${arnesh}#headnote-2`)
      await expect(page.locator('#headnote-2')).toBeInViewport()
      await expect(page.locator('#headnote-2')).toHaveAttribute('data-target')
    })

    test('is looked through with the keys', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto(arnesh)
      await expect(heading(page)).toBeVisible()
      await page.keyboard.press('/')
      const field = page.getByLabel('Find in this judgment')
      await expect(field).toBeFocused()
      await page.keyboard.type('magistrate')
      const count = page.locator('#find-count')
      await expect(count).toHaveText(/^1 of \d+$/)
      const total = Number((await count.textContent())?.split(' ').at(-1))
      await expect(page.locator('article mark')).toHaveCount(total)
      await page.keyboard.press('Enter')
      await expect(count).toHaveText(`2 of ${total}`)
      await expect(page.locator('#found-1')).toBeInViewport()
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.press('Shift+Enter')
      await expect(count).toHaveText(`${total} of ${total}`)
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
      await expect(page.locator('article mark')).toHaveCount(0)
      await field.fill('no such words here')
      await expect(count).toHaveText('Not found')
    })

    test('of five hundred paragraphs opens at one of them, and its number copies its address', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await withFullText(page, 500)
      await page.goto(`${arnesh}#p312`)
      await expect(page.locator('#p312')).toBeInViewport()
      await expect(page.locator('#p313')).not.toHaveAttribute('data-target')
      const number = page.getByRole('link', { name: 'Copy the address of paragraph 312' })
      await number.click()
      await expect(page.getByText('Address of paragraph 312 copied', { exact: true })).toBeVisible()
      expect(await readClipboard(page)).toBe(`${site.url}${arnesh}#p312`)

      await openContents(page, name)
      const jump = page.getByRole('textbox', { name: 'Go to paragraph' })
      await jump.fill('501')
      await jump.press('Enter')
      await expect(page.getByText('There is no paragraph 501.')).toBeVisible()
      await jump.fill('12')
      await jump.press('Enter')
      await expect(page).toHaveURL(/#p12$/)
      await expect(page.locator('#p12')).toBeInViewport()
      await page.getByLabel('Find in this judgment').fill('paragraph 499 of')
      await expect(page.locator('#find-count')).toHaveText('1 of 1')
      await expect(page.locator('#p499')).toBeInViewport()
      await expectToFit(page)
    })

    test('is copied in three forms', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto(arnesh)
      const copy = page.getByRole('button', { name: `Copy citation of ${title}` })
      await copy.click()
      await page.getByRole('menuitem', { name: 'Name and neutral citation' }).click()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await readClipboard(page)).toBe('Arnesh Kumar v. State of Bihar, 2014 INSC 463')
      await copy.click()
      await page.getByRole('menuitem', { name: 'Name and reporter' }).click()
      await expect.poll(() => readClipboard(page)).toBe(cited)
    })

    test('goes into a draft, below what is written there, and can be taken out again', async ({
      page,
      site,
      signIn,
    }) => {
      const person = await site.createUser()
      const draft = await createDraft(site, person)
      await signIn(page, person)
      await page.goto(arnesh)
      await page.getByRole('button', { name: 'Cite in a draft' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Question')).toHaveValue('grounds')
      await expect(dialog.getByLabel('What is added')).toHaveValue(`Reliance is placed on ${cited}.`)
      // Meanwhile the draft is written in elsewhere.
      await changeDraft(site, person, draft, 'Written in another tab.')
      await dialog.getByRole('button', { name: 'Insert' }).click()
      await expect(dialog.getByText('Inserted', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await expect(dialog.getByText('Taken out again')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      const cite = page.getByRole('button', { name: 'Cite in a draft' })
      await expect(cite).toBeFocused()

      await cite.click()
      await dialog.getByLabel('What is added').fill('See Arnesh Kumar.')
      await dialog.getByRole('button', { name: 'Insert' }).click()
      await dialog.getByRole('link', { name: 'Open the draft' }).click()
      await expect(page).toHaveURL(new RegExp(`/form-builder/${anticipatoryBail}\\?draft=${draft.id}$`))
      await expect(page.getByLabel('Grounds particular to this case')).toHaveValue(
        'Written in another tab.\nSee Arnesh Kumar.',
      )
    })

    test('is saved with a note that finds it again, and taken out and back', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law/saved')
      await expect(page.getByText('No saved judgments yet')).toBeVisible()
      await page.goto(arnesh)
      const save = page.getByRole('button', { name: `Save: ${title}` })
      await save.click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await save.click()
      await expect(page.getByRole('button', { name: `Saved: ${title}` })).toBeVisible()
      await page.getByRole('link', { name: 'Saved judgments' }).click()
      const note = page.getByLabel(`Your note on ${title}`)
      await note.fill('For the remand hearing')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(note).toHaveValue('For the remand hearing')

      await page.getByLabel('Search in your list').fill('REMAND')
      await expect(page).toHaveURL(/\?search=REMAND$/)
      await expect(page.getByText('1 judgment for "REMAND"')).toBeVisible()
      await page.getByLabel('Search in your list').fill('customs')
      await page.getByRole('button', { name: 'Clear the search' }).click()
      await expectToFit(page)

      await page.getByRole('button', { name: `Remove ${title}` }).click()
      await expect(page.getByText('No saved judgments yet')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(note).toHaveValue('For the remand hearing')
    })
  })
}

test.describe('the list of saved judgments', () => {
  test.use({ viewport: desktop })

  test('is exported as Word and as CSV, with the note just written', async ({ page, site, signIn }) => {
    const person = await site.createUser()
    await saveArnesh(site, person, {})
    await signIn(page, person)
    await page.goto('/case-law/saved')
    await page.getByLabel(`Your note on ${title}`).fill('=Reasons, "recorded"')
    const csv = await exportList(page, 'Spreadsheet (CSV)')
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.toString()).toContain(`"'=Reasons, ""recorded"""`)
    const docx = await exportList(page, 'Table of authorities (Word)')
    expect(docx.name).toMatch(/\.docx$/)
    const text = (await parseDocx(docx.bytes)).text.replaceAll('\u00a0', ' ')
    expect(text).toContain('(2014) 8 SCC 273')
    expect(text).toContain('Reasons, "recorded"')
  })

  test('loses neither of two notes written in two places', async ({ page, site, signIn }) => {
    const person = await site.createUser()
    const { body: saved } = await saveArnesh(site, person, { note: 'First.' })
    await signIn(page, person)
    await page.goto('/case-law/saved')
    const note = page.getByLabel(`Your note on ${title}`)
    await expect(note).toHaveValue('First.')
    // A list that is read again now would already have what is written elsewhere.
    await page.waitForLoadState('networkidle')
    await saveArnesh(site, person, { note: 'Written elsewhere.', version: saved.version })
    await note.fill('Written here.')
    await expect(page.getByRole('alert')).toContainText('Written elsewhere.')
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(note).toHaveValue('Written here.\n\nWritten elsewhere.')
  })

  test('keeps a note that cannot be sent, and sends it later', async ({ page, site, signIn }) => {
    const person = await site.createUser()
    await saveArnesh(site, person, {})
    await signIn(page, person)
    await page.goto('/case-law/saved')
    const note = page.getByLabel(`Your note on ${title}`)
    await page.route('**/api/case-law/saved/*', route => route.abort())
    await note.fill('Typed in the corridor')
    await expect(page.getByText('Not saved: no connection')).toBeVisible()
    await expect(note).toHaveValue('Typed in the corridor')
    await page.unroute('**/api/case-law/saved/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('on paper the citation heads every page, and nothing is there to press', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.setViewportSize(desktop)
  await page.goto(arnesh)
  await expect(heading(page)).toBeVisible()
  const { text } = await parsePdf(await page.pdf({ preferCSSPageSize: true }))
  expect(text.split(cited).length - 1).toBeGreaterThanOrEqual(2)
  expect(text).toContain('Headnotes')
  for (const control of ['Copy citation', 'Cite in a draft', 'Report an error', 'Find in', 'Logout'])
    expect(text).not.toContain(control)
})

test('a judgment is downloaded as a PDF with its name, text and later history', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto(arnesh)
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  )
  expect(name).toBe('Arnesh Kumar v State of Bihar, (2014) 8 SCC 273.pdf')
  const { text } = await parsePdf(bytes)
  for (const part of [cited, 'Later history', 'Headnotes', '/case-law/arnesh-kumar-v-state-of-bihar'])
    expect(text).toContain(part)
})

test('a judgment that is not there is said to be not found', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/case-law/no-such-judgment')
  await expect(heading(page)).toHaveText('Judgment not found')
  await page.getByRole('link', { name: 'Search case law' }).click()
  await expect(page).toHaveURL('/case-law')
})

test('without drafts, citing in one leads to the forms', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto(arnesh)
  await page.getByRole('button', { name: 'Cite in a draft' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Browse Legal Forms' }).click()
  await expect(page).toHaveURL('/forms')
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

async function openContents(page: Page, screen: string) {
  if (screen === 'phone') await page.getByRole('button', { name: 'Contents' }).click()
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The library of the tests has our notes only: the answer of the server, with a text of so many paragraphs. */
async function withFullText(page: Page, count: number) {
  const text = 'The officer who arrests records the reasons for which he thinks it necessary. '.repeat(8)
  const paragraphs = Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    label: `${at + 1}.`,
    text: `This is paragraph ${at + 1} of many. ${text}`,
  }))
  await page.route(`**/api${arnesh}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasFullText: true, paragraphs } })
  })
}

type Draft = { id: number; version: number }

async function createDraft(site: Site, { token }: Person): Promise<Draft> {
  const values = { grounds: 'The applicant is not named.' }
  const body = { key: randomUUID(), formId: anticipatoryBail, language: 'en', values }
  return (await callJson(site.url, addressOf(createDraftCall), { token, body })).body
}

async function changeDraft(site: Site, { token }: Person, { id, version }: Draft, grounds: string) {
  const body = { version, values: { grounds } }
  const { status } = await callJson(site.url, addressOf(changeDraftCall, { params: { id } }), {
    method: 'PATCH',
    token,
    body,
  })
  expect(status).toBe(200)
}

function saveArnesh(site: Site, { token }: Person, body: { note?: string; version?: number }) {
  const path = addressOf(saveCaseCall, { params: { caseId: 'arnesh-kumar-v-state-of-bihar' } })
  return callJson(site.url, path, { method: 'PUT', token, body })
}

async function exportList(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export list' }).click()
  return download(page, () => page.getByRole('menuitem', { name: format }).click())
}
