import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { addressOf } from '#shared/contract/call.ts'
import { readDraftCall } from '#shared/contract/drafts.ts'
import { readFormCall } from '#shared/contract/forms.ts'
import { download, expectToFit, saveState } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

const all = globSync('content/forms/*/*/form.yaml').length

test('an advocate finds a form by a Hindi word, fills it, switches the language and downloads every format', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/forms')
  await page.getByLabel('Search forms').fill('अग्रिम जमानत')
  await expect(page.getByText('for "अग्रिम जमानत"')).toBeVisible()
  await expect(page).toHaveURL(/search=/)
  await page
    .getByRole('link', { name: /Fill Form/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anticipatory bail')

  const preview = page
    .getByRole('region', { name: /preview/i })
    .or(page.locator('[data-preview]'))
    .first()
  await page.getByLabel('Name of the court').fill('Sessions Judge')
  await page.getByLabel('Place of the court').fill('Kalpanapur')
  await expect(preview).toContainText('SESSIONS JUDGE')
  await page.getByLabel('Language', { exact: true }).selectOption('hi')
  await expect(page.getByLabel('न्यायालय का नाम')).toHaveValue('Sessions Judge')
  await page.getByLabel('न्यायालय का नाम').fill('सत्र न्यायाधीश')
  await expect(preview).toContainText('सत्र न्यायाधीश')

  const text = await download(page, () => page.getByRole('button', { name: 'Download as .txt' }).click())
  expect(text.name).toMatch(/\.txt$/)
  expect(text.bytes.toString('utf8')).toContain('सत्र न्यायाधीश')
  expect(text.bytes.toString('utf8')).toContain('{policeStation}')

  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^सभी \d+ दिखाएँ$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'थाना', exact: true }).click()
  await expect(page.getByLabel('थाना', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  const pdf = await download(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  )
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(execFileSync('pdftotext', ['-', '-'], { input: pdf.bytes, encoding: 'utf8' })).toContain(
    'सत्र न्यायाधीश',
  )

  await page.getByRole('button', { name: 'Word (.docx)' }).click()
  const docx = await download(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Download Word/ })
      .click(),
  )
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a draft is saved, survives a reload, and goes on from a phone', async ({
  page,
  site,
  signIn,
  browser,
  beginVakalatnama,
}) => {
  const person = await beginVakalatnama('Civil Judge (Senior Division)')
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await expect(saveState(page, 'Saved')).toBeVisible()
  await page.getByLabel('Place of the court').fill('Namunapur')
  await expect(saveState(page, 'Saved')).toBeVisible()
  await page.waitForTimeout(2500) // the pause after which what was typed is saved
  await expect(saveState(page, 'Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Place of the court')).toHaveValue('Namunapur')

  const onPhone = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await signIn(onPhone, person)
  await onPhone.goto('/drafts')
  await onPhone
    .getByRole('link', { name: /Resume|Continue/ })
    .first()
    .click()
  await expect(onPhone.getByLabel('Name of the court')).toHaveValue('Civil Judge (Senior Division)')
  await onPhone.getByRole('button', { name: /Preview/ }).click()
  await expect(onPhone.getByText('Namunapur').first()).toBeVisible()
  await expectToFit(onPhone)
  await onPhone.context().close()
})

test('a lost connection loses nothing: answers stay on the device and are saved when it is back', async ({
  page,
  context,
  beginVakalatnama,
}) => {
  const person = await beginVakalatnama('First')
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await context.setOffline(true)
  await page.getByLabel('Place of the court').fill('Written offline')
  await expect(saveState(page, 'Offline: kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(saveState(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  const id = /draft=(\d+)/.exec(page.url())?.[1]
  await expect
    .poll(async () => {
      const answer = await page.request.get(addressOf(readDraftCall, { params: { id } }), {
        headers: { 'x-session-token': person.token },
      })
      return (await answer.json()).values.courtPlace
    })
    .toBe('Written offline')
})

test('required questions are named on submit, and the first is focused', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Save Form' }).first().click()
  await expect(page.getByText('Name of the court is required')).toBeVisible()
  await expect(page.getByLabel('Name of the court')).toBeFocused()
})

test('an e-mail address that is none is told when its question is left, until it is one', async ({
  page,
  beginVakalatnama,
}) => {
  await beginVakalatnama()
  const email = page.locator('[data-name=advocateEmail]')
  await email.fill('asha.example.in')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await expect(page.getByText('Does not look like an e-mail address.')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('asha@example.in')
  await expect(page.getByText('Does not look like an e-mail address.')).toBeHidden()
})

test('saved from the foot of a long form, the first missing question comes into sight and stays there', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2001')
  for (const name of ['courtName', 'courtPlace', 'nomenclature', 'caseYear', 'applicantName'])
    await page.locator(`[data-name=${name}]`).fill('2026')
  await page.getByRole('button', { name: 'Save Form' }).last().click()
  await expect(page).toHaveURL(/draft=\d+/)
  await expect(page.getByText('Saved to your drafts', { exact: true })).toBeVisible()
  const missing = page.locator('[data-name=applicantParentage]')
  await expect(missing).toBeFocused()
  await expect(missing).toBeInViewport()
})

test('at the limit the answer says so and what to do, and text stays free', async ({
  page,
  site,
  signIn,
}) => {
  const person = await site.createUser({ usageLimit: 0 })
  await signIn(page, person)
  await page.goto('/form-builder/1001')
  await page.getByLabel('Name of the court').fill('Civil Judge')
  await page.getByLabel('Place of the court').fill('Pune')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('dialog')).toContainText(/used all 0|limit/i)
  await page.keyboard.press('Escape')
  const text = await download(page, () => page.getByRole('button', { name: 'Download as .txt' }).click())
  expect(text.bytes.toString('utf8')).toContain('IN THE COURT OF CIVIL JUDGE AT PUNE')
})

test('a form that does not exist says so and leads back', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/999999')
  await expect(page.getByText('Form Not Found')).toBeVisible()
  await expect(page.getByText('The requested form could not be found.')).toBeVisible()
  await page.getByRole('link', { name: /Back to Forms|Browse Forms/ }).click()
  await expect(page).toHaveURL(/\/forms$/)
})

test('a bare number finds both readings, filters survive reload and back, and the list is exported', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/forms?search=482')
  await expect(page.getByText('BNSS 482 (formerly CrPC 438)')).toHaveCount(2)
  await expect(page.getByText('CrPC 482 (now BNSS 528)')).toBeVisible()
  await page.getByLabel('Court', { exact: true }).selectOption('High Court')
  await expect(page.getByText('Showing 2 form(s) for "482"')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Showing 2 form(s) for "482"')).toBeVisible()
  const list = await download(page, () => page.getByRole('button', { name: 'Export List' }).click())
  expect(list.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(list.bytes.toString('utf8')).toContain('quash')
  await page.goBack()
  await expect(page.getByText('Showing 4 form(s) for "482"')).toBeVisible()
  await page.getByLabel('Search forms').fill('zzzzqqq')
  await expect(page.getByText('No forms found')).toBeVisible()
  await expect(page.getByText('No forms available with the selected filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).last().click()
  await expect(page.getByText(`Showing ${all} form(s)`)).toBeVisible()
})

test('the link above a form leads back to the library as it was left, after a reload too', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  await page.goto('/forms?search=482')
  await page.getByRole('link', { name: /^Fill/ }).first().click()
  const back = page.getByRole('main').getByRole('link', { name: 'Legal Forms', exact: true })
  await expect(back).toBeVisible()
  await page.reload()
  await back.click()
  await expect(page).toHaveURL(/\/forms\?search=482$/)

  await page.goto('/drafts')
  await page.goto('/form-builder/2001')
  await back.click()
  await expect(page).toHaveURL(/\/forms$/)
})

test('where there is no form, what comes near is offered, and the form can be asked for', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  const person = await site.createUser({ firstName: 'Kavita' })
  await signIn(page, person)
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill('customary divorce')
  await box.press('Enter')
  await expect(page.getByText('No forms found')).toBeVisible()
  const near = page.getByRole('region', { name: 'Nearest to customary divorce' })
  await expect(near.getByRole('link', { name: /divorce/i }).first()).toBeVisible()
  await expect(near.getByRole('link', { name: /Search case law/ })).toHaveAttribute(
    'href',
    /case-law\?q=customary(\+|%20)divorce/,
  )
  await near.getByRole('button', { name: 'Request this form' }).click()
  await near.getByLabel(/What do you need it for/).fill('For a client who was sent one.')
  await near.getByRole('button', { name: 'Send request' }).click()
  await expect(near.getByText('Requested: “customary divorce”.')).toBeVisible()

  await page.goto('/form-builder')
  await page.getByRole('combobox', { name: 'Form type' }).fill('adoption deed')
  await expect(page.getByRole('region', { name: 'Nearest to adoption deed' })).toBeVisible()

  const office = await (await browser.newContext({ baseURL: site.url, viewport: desktop })).newPage()
  await signIn(office, { token: site.adminToken })
  await office.goto('/admin-panel?tab=requests')
  const line = office
    .getByRole('list', { name: 'Requests' })
    .getByRole('listitem')
    .filter({ hasText: 'For a client' })
  await expect(line.first()).toContainText('Kavita Rao')
  await expect(line.first()).toContainText(person.email)
  await office.getByRole('button', { name: 'Mark as answered: customary divorce' }).click()
  await office.getByRole('button', { name: 'Open again: customary divorce' }).click()
  await office.getByRole('button', { name: 'Answer by mail: customary divorce' }).click()
  const answer = office.getByRole('dialog', { name: 'Answer: customary divorce' })
  await expect(answer.getByRole('button', { name: 'Send answer' })).toBeDisabled()
  await answer.getByLabel('Guide that is there now').selectOption({ label: 'Regular bail' })
  await answer.getByLabel('Note').fill('This may help.')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.getByRole('button', { name: 'Open again: customary divorce' })).toBeVisible()
  const letter = await site.mail.waitFor(
    mail => mail.to.includes(person.email) && mail.subject === 'It is there now: customary divorce',
  )
  expect(letter.text).toContain('/procedures/regular-bail-procedure')
  await office.context().close()
})

test('a category is chosen, Filter changes nothing more, and a row says what the form is', async ({
  page,
  site,
  signIn,
}) => {
  const person = await site.createUser()
  await signIn(page, person)
  const headers = { 'x-session-token': person.token }
  const form = await (
    await page.request.get(addressOf(readFormCall, { params: { id: '1001' } }), { headers })
  ).json()
  await page.goto('/forms')
  const count = page.getByText(/^Showing \d+ form\(s\)/)
  await expect(count).toHaveText(`Showing ${all} form(s)`)
  await page.getByLabel('Category', { exact: true }).selectOption('Civil Law')
  await expect(page).toHaveURL(/\/forms\?category=1$/)
  await expect(count).not.toHaveText(`Showing ${all} form(s)`)
  const shown = await count.textContent()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\/forms\?category=1$/)
  await expect(count).toHaveText(shown ?? '')

  await page.getByLabel('Search forms').fill('vakalatnama')
  const row = page.getByRole('list', { name: 'Legal forms' }).getByRole('listitem').first()
  await expect(row.getByRole('heading', { name: form.title })).toBeVisible()
  await expect(row).toContainText('1.')
  for (const text of [form.description, 'Civil Law', form.courtType, form.jurisdiction, form.estimatedTime])
    await expect(row).toContainText(text)
  await expect(row.getByText('Popular', { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Fill Form/ })).toHaveAttribute('href', '/form-builder/1001')
})

test('the demo works without an account and keeps nothing', async ({ page }) => {
  await page.goto('/landing')
  await page.getByRole('link', { name: /demo/i }).first().click()
  await page.getByLabel('Name of the court').fill('Demo court')
  await expect(page.getByText('DEMO COURT').first()).toBeVisible()
  const text = await download(page, () => page.getByRole('button', { name: 'Download as .txt' }).click())
  expect(text.bytes.toString('utf8')).toContain('DEMO COURT')
  await page.reload()
  await expect(page.getByLabel('Name of the court')).toHaveValue('')
})
