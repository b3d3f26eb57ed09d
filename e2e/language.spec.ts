import type { Page } from '@playwright/test'
import { download, expectToFit, goIn, holdCalls } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, type Person, phone, type Site, test } from './fixtures.ts'

test('an advocate chooses Marathi while signing in, and it is kept', async ({ page, request }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('adv.deshpande@example.com')
  await page.getByLabel('Language of the site').selectOption('mr')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन')
  await expect(page).toHaveTitle('साइन इन · Munshi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.getByLabel('ई-मेल')).toHaveValue('adv.deshpande@example.com')

  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByText('पासवर्ड आवश्यक आहे')).toBeVisible()
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('ई-मेल किंवा पासवर्ड बरोबर नाही')
  await page.getByLabel('Language of the site').selectOption('hi')
  await expect(page.getByRole('alert')).toHaveText('ई-मेल या पासवर्ड सही नहीं है')

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'munshi-language')
  const html = await request.get('/login', { headers: { cookie: `${cookie?.name}=${cookie?.value}` } })
  expect(await html.text()).toContain('पासवर्ड भूल गए?')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन')
  await expect(page.getByText('पासवर्ड भूल गए?')).toBeVisible()
})

test('a language chosen before the script has come is taken over', async ({ page }) => {
  const release = await holdCalls(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Language of the site').selectOption('mr')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन')
  await expect(page.getByLabel('Language of the site')).toHaveValue('mr')
})

test('a page that has not moved stays English, and says so, in a frame that has', async ({ page }) => {
  await goIn('mr', page, '/forgot-password')
  await expect(page.locator('main')).toHaveAttribute('lang', 'mr')
  await page.goto('/privacy')
  await expect(page.locator('main')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Language of the site')).toHaveValue('mr')
  await expect(page.getByRole('contentinfo')).toContainText('वकिलांसाठी')
})

test('the library and the drafts are Marathi, titles of forms too, from the search to the draft', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await goIn('mr', page, '/forms?search=niyamit%20jamanat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कायदेशीर नमुने')
  const first = page.getByRole('list', { name: 'कायदेशीर नमुने' }).getByRole('listitem').first()
  await expect(first.getByRole('heading')).toHaveText('नियमित जामीन अर्ज (सत्र न्यायालय)')
  await expect(first.locator('mark').first()).toHaveText('जामीन')
  await expect(first).toContainText('फौजदारी कायदा')
  await expectToFit(page)
  await first.getByRole('link', { name: /^नमुना भरा/ }).click()
  await page.locator('[data-name=courtName]').fill('सत्र न्यायाधीश')
  await page.getByRole('button', { name: words.mr.save }).first().click()
  await expect(page.getByText(words.mr.saved, { exact: true })).toBeVisible()
  await page.goto('/drafts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मसुदे')
  await page.getByRole('button', { name: /चे आणखी पर्याय$/ }).click()
  await page.getByRole('menuitem', { name: 'हटवा' }).click()
  await expect(page.getByText('मसुदा हटवला', { exact: true })).toBeVisible()
  await expect(page.getByText('अजून एकही मसुदा नाही')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ कायदेशीर नमुने, भरण्यास तयार/)
  await expect(page.getByRole('link', { name: /दिवाणी कायदा/ })).toHaveAttribute('href', '/forms?category=1')
  await expectToFit(page)
})

test('the list of guides is Hindi: its filters, its cards, and what a card opens', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await speak(page, site, 'hi')
  await signIn(page, await site.createUser())
  await page.goto('/procedures?purpose=Appeals')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('न्यायालय प्रक्रियाएँ')
  await expect(page).toHaveTitle('न्यायालय प्रक्रियाएँ · Munshi')
  await expect(page.getByText(/^\d+ प्रक्रियाएँ$/)).toBeVisible()
  const card = page.getByRole('list', { name: 'प्रक्रियाएँ', exact: true }).getByRole('listitem').first()
  await expect(card.getByText('अपीलें')).toBeVisible()
  await card.getByRole('button', { name: /^विवरण: / }).click()
  await card.getByRole('tab', { name: 'अधिवक्ता के लिए' }).click()
  await expect(card.getByRole('button', { name: /^डाउनलोड करें: / })).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'अपीलें: यह प्रयोजन हटाएँ' }).click()
  await expect(page).toHaveURL(/procedures$/)
  await analyze(page, page.url())
})

const words = {
  hi: {
    preview: 'दस्तावेज देखें',
    questions: 'प्रश्न',
    heading: 'दाखिल करने से पहले',
    download: 'PDF फ़ाइल डाउनलोड करें',
    required: /आवश्यक है$/,
    saved: 'आपके ड्राफ़्ट में सहेजा गया',
    save: 'सहेजें',
  },
  mr: {
    preview: 'दस्तऐवज पाहा',
    questions: 'प्रश्न',
    heading: 'दाखल करण्यापूर्वी',
    download: 'PDF फाइल डाउनलोड करा',
    required: /आवश्यक आहे$/,
    saved: 'आपल्या मसुद्यांत जतन झाले',
    save: 'जतन करा',
  },
} as const

for (const language of ['hi', 'mr'] as const) {
  const say = words[language]

  test(`the builder in ${language} on a phone says nothing in English but the paper`, async ({
    page,
    site,
    signIn,
  }) => {
    await page.setViewportSize(phone)
    await speak(page, site, language)
    await signIn(page, await site.createUser())
    await page.goto('/form-builder')
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
    expect(await listEnglish(page)).toEqual([])

    await page.goto('/form-builder/2002')
    const place = page.locator('[data-name=place]')
    await place.fill('Pune')
    expect(await listEnglish(page)).toEqual([])
    await page.getByRole('button', { name: say.save }).first().click()
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible()
    await expect(page.getByText(say.required).first()).toBeVisible()
    expect(await listEnglish(page)).toEqual([])

    await page.getByRole('button', { name: say.preview, exact: true }).click()
    await expect(page.locator('.sheet').first()).toHaveText(/IN THE Name of the court/)
    expect(await listEnglish(page)).toEqual([])
    await page.getByRole('button', { name: 'PDF', exact: false }).last().click()
    const dialog = page.getByRole('dialog', { name: say.heading })
    await expect(dialog).toBeVisible()
    expect(await listEnglish(page)).toEqual([])
    const pdf = await download(page, () => dialog.getByRole('button', { name: say.download }).click())
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await analyze(page, `the builder in ${language}`)
  })
}

test('the language goes with the account to another device', async ({ page, site, browser }) => {
  const person = await site.createUser()
  await signInWith(page, person)
  await page.getByLabel('Language of the site').selectOption('mr')
  await expect(page.getByRole('banner').getByText('नमस्कार, Asha')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: site.url, viewport: desktop })
  const other = await elsewhere.newPage()
  await signInWith(other, person)
  await expect(other.getByRole('banner').getByText('नमस्कार, Asha')).toBeVisible()
  await expect(other.getByLabel('Language of the site')).toHaveValue('mr')
  await elsewhere.close()
})

async function signInWith(page: Page, { email, password }: Person) {
  await page.setViewportSize(desktop)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/login/)
}

async function speak(page: Page, site: Site, language: string) {
  await page.context().addCookies([{ name: 'munshi-language', value: language, url: site.url }])
}

/** Two English words in a row, seen or heard, that belong to the site: not the sheet, nor a name of a law or a person. */
function listEnglish(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const english = /[A-Za-z]{2,}[ ,]+[a-z]{2,}/
    const isPaper = (element: Element) => element.closest('.paper, script, style, option, [hidden]') !== null
    const heard = [...document.querySelectorAll('body *')].flatMap(element =>
      isPaper(element)
        ? []
        : [
            ...['aria-label', 'placeholder', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
            ...[...element.childNodes].flatMap(node => (node.nodeType === 3 ? (node.nodeValue ?? '') : [])),
          ],
    )
    const title = document.title
    return [...new Set([title, ...heard])].filter(
      text => english.test(text) && !text.includes('(Language of the site)'),
    )
  })
}
