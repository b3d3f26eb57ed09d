import { addressOf } from '#shared/contract/call.ts'
import { readDraftCall } from '#shared/contract/drafts.ts'
import { download } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('without a form the builder offers a choice and at most three popular ones', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder')
  const popular = page.getByRole('link', { name: /^Start Form/ })
  await expect(popular).toHaveCount(3)
  await popular.first().click()
  await expect(page).toHaveURL(/\/form-builder\/\d+$/)
  await page.goBack()
  const picker = page.getByRole('combobox', { name: 'Form type' })
  await picker.fill('crpc 438') // found as in the library, by what no title says
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/^Anticipatory bail/)
  await picker.fill('vakalatnama')
  await page
    .getByRole('option', { name: /^Vakalatnama/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/form-builder\/1001$/)
})

test('the profile fills in a new form, and only what it knows', async ({ page, site, signIn }) => {
  const person = await site.createUser()
  await signIn(page, person)
  await page.goto('/profile')
  await page.getByLabel('Bar Council ID').fill('MAH/77/2022')
  await page.getByLabel('Chamber address').fill('Chamber 5, Namunapur 400001')
  await page.getByLabel('Usual court').fill('Civil Judge (Junior Division)')
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible()
  await page.goto('/form-builder/1001')
  await expect(page.getByLabel('Enrolment number')).toHaveValue('MAH/77/2022')
  await expect(page.getByLabel("Advocate's address")).toHaveValue('Chamber 5, Namunapur 400001')
  await expect(page.getByLabel('Name of the court')).toHaveValue('Civil Judge (Junior Division)')
  await expect(page.getByLabel("Advocate's name")).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Place of the court')).toHaveValue('')
})

test('a blank in the document leads to its question, and back', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  const preview = page.getByLabel('Document preview')
  await preview.getByRole('button', { name: 'Police station' }).first().click()
  await expect(page.getByLabel('Police station')).toBeFocused()
  await page.getByLabel('Police station').fill('Market Yard')
  await expect(preview.getByText('Market Yard').first()).toBeVisible()
  await expect(preview.getByText('Market Yard').first()).toBeInViewport()
})

test('an address that names a question opens there', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002#question-place')
  await expect(page.getByLabel('Place of signing')).toBeFocused()
  await expect(page.getByLabel('Place of signing')).toBeInViewport()
})

test('on a phone the preview opens where one was typing, and shows no braces', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  await page.getByLabel('Place of signing').fill('Namunapur')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByLabel('Document preview')
  await expect(preview.getByText('Namunapur').first()).toBeInViewport()
  await expect(preview).not.toContainText(/[{}]/)
  await expect(preview.getByRole('button', { name: /Full name …$/ }).first()).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test.describe('a date', () => {
  test.use({ locale: 'en-US' })

  test('is typed the Indian way whatever the browser, echoed in words, and kept as ISO', async ({
    page,
    site,
    signIn,
  }) => {
    const person = await site.createUser()
    await signIn(page, person)
    await page.goto('/form-builder/2001')
    const date = page.getByRole('textbox', { name: 'Date of the FIR' })
    await expect(page.locator('input[type=date]')).toHaveCount(0)
    await date.pressSequentially('05032021')
    await expect(date).toHaveValue('05/03/2021')
    await expect(page.getByText('Friday, 5 March 2021')).toBeVisible()
    await page.getByLabel('Language', { exact: true }).selectOption('hi')
    await expect(page.getByText('शुक्रवार, 5 मार्च 2021')).toBeVisible()
    await page.getByLabel('Language', { exact: true }).selectOption('en')
    for (const pasted of ['2026-11-23', '23.11.2026', '23-11-26']) {
      await date.fill(pasted)
      await date.blur()
      await expect(date).toHaveValue('23/11/2026')
    }
    await page.getByRole('button', { name: 'Save Form' }).first().click()
    await expect(page).toHaveURL(/draft=\d+/)
    const id = /draft=(\d+)/.exec(page.url())?.[1]
    const headers = { 'x-session-token': person.token }
    const draft = await (
      await page.request.get(addressOf(readDraftCall, { params: { id } }), { headers })
    ).json()
    expect(draft.values.firDate).toBe('2026-11-23')
  })

  test('that does not exist is told, and stays as it was typed', async ({ page, site, signIn }) => {
    await signIn(page, await site.createUser())
    await page.goto('/form-builder/2001')
    const date = page.getByRole('textbox', { name: 'Date of the FIR' })
    await date.pressSequentially('31/02/2026')
    await expect(page.getByText('February 2026 has 28 days')).toHaveCount(0)
    await date.blur()
    await expect(page.getByText('February 2026 has 28 days')).toBeVisible()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Save Form' }).first().click()
    await expect(page).toHaveURL(/draft=\d+/)
    await page.reload()
    await expect(date).toHaveValue('31/02/2026')
    await expect(page.getByText('February 2026 has 28 days')).toBeVisible()
  })

  test('is picked from a calendar with the keyboard alone', async ({ page, site, signIn }) => {
    await signIn(page, await site.createUser())
    await page.goto('/form-builder/2001')
    const date = page.getByRole('textbox', { name: 'Date of the FIR' })
    await date.fill('30/01/2026')
    await date.press('Alt+ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Choose a date' })
    await expect(calendar.getByRole('button', { name: 'Friday, 30 January 2026' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(calendar.getByRole('button', { name: 'Sunday, 1 February 2026' })).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(calendar.getByRole('button', { name: 'Sunday, 1 March 2026' })).toBeFocused()
    await analyze(page, 'calendar')
    await page.keyboard.press('Enter')
    await expect(calendar).toHaveCount(0)
    await expect(date).toBeFocused()
    await expect(date).toHaveValue('01/03/2026')
    await page.getByRole('button', { name: /^Calendar\s+Date of the FIR/ }).click()
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(date).toHaveValue('01/03/2026')
  })
})

test('the head folds where the page changes anyway, and what it said is one press away', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.setViewportSize(phone)
  await page.goto('/form-builder/2002')
  const head = page.getByRole('main').locator('header').first()
  await expect(head.getByText('Sessions Court', { exact: true })).toBeVisible()
  const full = (await head.boundingBox())?.height ?? 0
  await page.getByLabel('Name of the court').fill('Sessions Judge')
  await page.getByLabel('Place of the court').focus()
  await expect(page.getByText('Not saved').last()).toBeVisible()
  expect((await head.boundingBox())?.height).toBe(full)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(head.getByText('Sessions Court', { exact: true })).toBeHidden()
  expect((await head.boundingBox())?.height).toBeLessThan(full - 40)
  await head.getByText('About this form').click()
  await expect(head.getByText('Sessions Court', { exact: true })).toBeVisible()
})

test('the bar in sight never covers the question that has the focus', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  for (const { size, key, start } of [
    { size: phone, key: 'Tab', start: 'Name of the court' },
    { size: desktop, key: 'Shift+Tab', start: 'Date of signing' },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/form-builder/2002')
    await page.getByLabel(start).first().focus()
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await page.keyboard.press(key)
      expect(await page.evaluate(nameCovered)).toBeUndefined()
    }
  }
})

/** What has the focus, where its middle is under something else. */
function nameCovered(): string | undefined {
  const control = document.activeElement
  if (!control) return undefined
  const { left, top, width, height } = control.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen && (control.contains(seen) || seen.contains(control))
    ? undefined
    : control.outerHTML.slice(0, 200)
}

test('a date that is none costs no press of the button below it', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  const days = page.getByRole('textbox', { name: 'Date of the document' })
  await days.first().fill('31/02/2026')
  await page.getByRole('button', { name: 'Add another: Document' }).click({ delay: 50 })
  await expect(page.getByText('February 2026 has 28 days')).toBeVisible()
  await expect(days).toHaveCount(2)
})

test('short questions share a line, a long answer makes room for itself, and a State is chosen', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  const [number, year] = await Promise.all(
    ['caseNumber', 'caseYear'].map(name => page.locator(`[data-name=${name}]`).boundingBox()),
  )
  expect(number?.y).toBe(year?.y)
  const state = page.getByRole('combobox', { name: 'State', exact: true })
  await expect(state.locator('option')).toHaveCount(37)
  await state.selectOption('Kerala')
  await page.getByLabel('Language', { exact: true }).selectOption('mr')
  await expect(page.getByLabel('Document preview').getByText('केरळ').first()).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('en')
  const address = page.locator('[data-name=applicantAddress]')
  const before = (await address.boundingBox())?.height ?? 0
  await address.fill('line\n'.repeat(12))
  expect((await address.boundingBox())?.height).toBeGreaterThan(before + 100)
})

test('who swears is the same as a party: one press, and one to take it back', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/2002')
  await expect(page.getByRole('button', { name: /^Same as/ })).toHaveCount(0)
  await page.locator('[data-name=applicantName]').fill('Arjun Testwala')
  await page.locator('[data-name=applicantAddress]').fill('12, Namuna Lane')
  await page.getByRole('button', { name: 'Same as Arjun Testwala' }).click()
  await expect(page.locator('[data-name=deponentName]')).toHaveValue('Arjun Testwala')
  await expect(page.locator('[data-name=deponentAddress]')).toHaveValue('12, Namuna Lane')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-name=deponentName]')).toHaveValue('')
})

test('a question comes with the answer that asks for it, goes with it, and keeps what was typed', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const remedy = page.getByLabel('Alternative remedy', { exact: true })
  const reasons = page.locator('[data-name=remedyReasons]')
  const preview = page.getByLabel('Document preview')
  const told = page.getByRole('status').filter({ hasText: /asked: / })
  await expect(reasons).toHaveCount(0)
  await remedy.focus()
  await remedy.selectOption('There is one, but it is no bar')
  await expect(told).toHaveText('Now asked: The alternative remedy, and why it is no bar or how it ended.')
  await expect(remedy).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reasons).toBeFocused()
  await reasons.fill('An appeal lies, but without a stay.')
  await expect(preview.getByText('An appeal lies, but without a stay.')).toBeVisible()
  await remedy.selectOption('There is none')
  await expect(reasons).toHaveCount(0)
  await expect(told).toHaveText(
    'No longer asked: The alternative remedy, and why it is no bar or how it ended.',
  )
  await expect(preview.getByText('An appeal lies')).toHaveCount(0)
  await expect(preview.getByText('no other equally efficacious alternative remedy')).toBeVisible()
  await remedy.selectOption('There is one, but it is no bar')
  await expect(reasons).toHaveValue('An appeal lies, but without a stay.')
})

test('a party is asked what its kind needs, and the paper speaks of it rightly', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/9001')
  const preview = page.getByLabel('Document preview')
  const ask = (name: string) => page.locator(`[data-name=${name}]`).first()
  await expect(ask('petitionerKind')).toHaveValue('An individual')
  await expect(ask('petitionerAge')).toBeVisible()
  await ask('petitionerName').fill('Namuna Foods')
  await ask('petitionerKind').selectOption('A company, firm, society, trust or bank')
  await expect(page.locator('[data-name=petitionerAge]')).toHaveCount(0)
  await ask('petitionerBody').selectOption('a partnership firm')
  await ask('petitionerThroughName').fill('Ravi Kalpitkar')
  await ask('petitionerThroughCapacity').fill('partner')
  await expect(preview).toContainText('Namuna Foods, a partnership firm')
  await expect(preview).toContainText('through its partner Ravi Kalpitkar')
  await ask('respondentKind').selectOption('A government or public authority')
  await ask('respondentGovernmentOf').selectOption('A State or Union territory')
  await ask('respondentState').selectOption('Delhi')
  await expect(preview).toContainText('Government of NCT of Delhi, through')
  await expect(preview).toContainText('... Petitioner')
  await page.getByRole('button', { name: 'Add another: Petitioner' }).click()
  await expect(preview).toContainText('... Petitioners')
})

test('printing shows the document alone, with its blanks ruled', async ({ page, beginVakalatnama }) => {
  await beginVakalatnama()
  await page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  // biome-ignore lint/performance/useDomNodeTextContent: what paper does not show must not count
  const text = await page.locator('body').innerText()
  expect(text).toContain('CIVIL JUDGE')
  expect(text).not.toContain('{courtPlace}')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save Form' }).first()).toBeHidden()
})

test('the blank form is downloaded from its row in the library', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/forms?search=vakalatnama')
  const file = await download(page, () => page.getByRole('button', { name: /^Download Vakalatnama/ }).click())
  expect(file.name).toMatch(/^[a-z0-9_]+\.html$/)
  expect(file.bytes.toString('utf8')).toContain('Vakalatnama')
})

test('the head of a form says where it belongs, and its button makes the PDF', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  const head = page.getByRole('main').locator('header').first()
  for (const badge of ['Civil Court', 'All India', '10 minutes'])
    await expect(head.getByText(badge, { exact: true })).toBeVisible()
  await head.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  )
  expect(file.name).toMatch(/\.pdf$/)
})

test('a long answer has room for four lines', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/form-builder/1001')
  await expect(page.locator('textarea').first()).toHaveAttribute('rows', '4')
})
