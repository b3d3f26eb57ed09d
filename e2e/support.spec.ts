import type { Page } from '@playwright/test'
import { addressOf } from '#shared/contract/call.ts'
import { readSupportCall } from '#shared/contract/support.ts'
import { expectToFit, goIn, measureShifts, readShifts } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const pages = [
  { path: '/faq', heading: 'Frequently Asked Questions', count: 'Showing 8 question(s)' },
  { path: '/video-tutorials', heading: 'Video Tutorials', count: 'Showing 8 video(s)' },
  { path: '/community-forum', heading: 'Community Forum', count: 'Showing 10 discussion(s)' },
  { path: '/live-chat-support', heading: 'Live Chat Support', count: 'Connected' },
  { path: '/webinar-series', heading: 'Webinar Series', count: 'Showing 3 webinar(s)' },
]

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    let page: Page
    // One person with one browser: with an empty cache for each test, the server would refuse so many requests a minute.
    test.beforeAll(async ({ browser, site }) => {
      const { token } = await site.createUser()
      const context = await browser.newContext({ viewport, baseURL: site.url })
      page = await context.newPage()
      await page.addInitScript(value => localStorage.setItem('sessionToken', value), token)
    })
    test.afterAll(() => page.context().close())

    test('every support page opens from the menu, fits, and nothing on it moves while loading', async () => {
      await measureShifts(page)
      for (const { path, heading, count } of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByText(count, { exact: true })).toBeVisible()
        await expectToFit(page, path)
        expect(await readShifts(page), path).toBeLessThan(0.05)
      }
      if (name === 'phone') await page.getByRole('button', { name: /menu/i }).click()
      else await page.getByRole('button', { name: 'Support' }).click()
      await page
        .getByRole(name === 'phone' ? 'link' : 'menuitem', { name: 'Video Tutorials' })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: 'Video Tutorials Coming Soon' })).toBeVisible()
    })

    test('FAQ: search, categories and entries that open by keyboard', async () => {
      await page.goto('/faq')
      await page.getByLabel('Search questions').fill('PECUNIARY')
      await expect(page.getByText('Showing 1 question(s)')).toBeVisible()
      await expect(page).toHaveURL(/search=PECUNIARY/)
      const question = page.getByRole('button', { name: /Which consumer commission/ })
      await expect(question).toHaveAttribute('aria-expanded', 'false')
      await question.focus()
      await page.keyboard.press('Enter')
      await expect(question).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText('What the Consumer Protection Act, 2019 said as enacted')).toBeVisible()
      await expect(page.getByText(/the State Commission 1-10 crore/)).toBeVisible()
      await expect(page.getByText('In force since 30 Dec 2021')).toBeVisible()
      await expect(page.getByText(/up to 50 lakh rupees/)).toBeVisible()
      await page.keyboard.press('Space')
      await expect(page.getByText('In force since 30 Dec 2021')).toBeHidden()

      await page.getByRole('button', { name: 'Family Law' }).click()
      await expect(page.getByText('No questions found')).toBeVisible()
      await page.getByRole('button', { name: 'Clear Filters' }).click()
      await expect(page.getByText('Showing 8 question(s)')).toBeVisible()
      await page.goto('/faq?category=criminal+law')
      await expect(page.getByText('Showing 2 question(s)')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Criminal Law' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await expect(page).toHaveURL(/\/faq$/)
    })

    test('videos: all disabled, filtered by category and level, with a timeline', async () => {
      await page.goto('/video-tutorials')
      const cards = page.getByRole('button', { name: 'Coming Soon' })
      await expect(cards).toHaveCount(8)
      for (const card of await cards.all()) await expect(card).toBeDisabled()
      for (const month of ['July 2024', 'August 2024', 'September 2024'])
        await expect(page.getByRole('heading', { name: month })).toBeVisible()
      await expect(page.getByText('Was planned for July 2024')).toHaveCount(3)
      await expect(page.getByText(/No video has been made so far/)).toBeVisible()
      await page.getByLabel('Category').selectOption('Criminal Law')
      await page.getByLabel('Level').selectOption('Advanced')
      await expect(page).toHaveURL(/category=Criminal\+Law&level=Advanced/)
      await expect(page.getByText('Showing 1 video(s)')).toBeVisible()
      await page.getByLabel('Search videos').fill('divorce')
      await expect(page.getByRole('heading', { name: 'No Videos Found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your filters, or check back soon.')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/category=Criminal\+Law$/)
      await expect(page.getByText('Showing 2 video(s)')).toBeVisible()
      await page.getByRole('button', { name: 'Subscribe to Updates' }).click()
      await expect(
        page.getByText('New videos will be announced in the newsletter', { exact: true }),
      ).toBeVisible()
    })

    test('forum: filters, figures, guidelines, and a button that explains itself', async () => {
      await page.goto('/community-forum')
      await expect(page.getByText('2,500+')).toBeVisible()
      await expect(page.getByText('8,750+')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Community guidelines' })).toBeVisible()
      for (const [status, count] of [
        ['open', 4],
        ['solved', 4],
        ['closed', 2],
      ] as const) {
        await page.getByLabel('Status').selectOption(status)
        await expect(page.getByText(`Showing ${count} discussion(s)`)).toBeVisible()
      }
      await page.getByLabel('Category').selectOption('Family Law')
      await expect(page.getByRole('heading', { name: 'No Discussions Found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your filters, or check back soon.')).toBeVisible()
      await page.getByRole('button', { name: 'Clear Filters' }).click()
      await page.getByLabel('Search discussions').fill('whatsapp')
      await expect(page.getByText('Showing 1 discussion(s)')).toBeVisible()
      const question = page.getByText(/My client only has his own phone/)
      await expect(question).toBeHidden()
      await page.getByRole('button', { name: /^Certificate for WhatsApp/ }).press('Enter')
      await expect(question).toBeVisible()
      await expect(page.getByText(/A sample: nobody asked this here/)).toBeVisible()
      await page.getByRole('button', { name: 'Start New Discussion' }).click()
      await expect(page.getByText('The forum is not open for writing yet', { exact: true })).toBeVisible()
    })

    test('chat: connects, refuses a blank, sends on Enter, answers after two seconds, aloud', async () => {
      await page.goto('/live-chat-support')
      await expect(page.getByText('Waiting...')).toBeVisible()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expect(page.getByText(/typically respond within 2-3 minutes during business hours/)).toBeVisible()
      await expect(page.getByText(/not legal advice/)).toBeVisible()
      const input = page.getByLabel('Your message')
      const messages = page.getByRole('log').getByRole('listitem')
      await expect(messages).toHaveCount(1)
      await input.fill('   ')
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await input.press('Enter')
      await expect(messages).toHaveCount(1)

      await input.fill('My client is in custody')
      await input.press('Enter')
      await expect(input).toHaveValue('')
      await expect(messages.nth(1)).toContainText('Sent')
      await expect(messages.nth(1)).toContainText('Delivered')
      await expect(page.getByText('Kalpana Namunekar is typing...')).toBeVisible()
      await expect(messages.nth(2)).toContainText('section 482 BNSS')
      await expect(messages.nth(2)).toContainText('Delivered')
      await expect(messages.nth(1)).toContainText('Read')
      await expect(messages.nth(2).getByRole('link')).toHaveText([
        'Anticipatory bail application (Court of Session)',
        'Regular bail application (Court of Session)',
        'Guide: Anticipatory bail',
        'Guide: Regular bail',
      ])
      await expect(page.getByText(/Kalpana Namunekar is a sample person/)).toBeVisible()
      await expect(
        page.locator('[aria-live="polite"]', { hasText: 'Kalpana Namunekar says:' }),
      ).toBeAttached()

      for (const [words, answer] of [
        ['divorce', 'section 13B'],
        ['A CONSUMER was cheated', 'up to 50 lakh rupees'],
        ['is there a template', '223+ forms across 12 categories in English, Hindi and Marathi'],
        ['good morning', 'tell me the court'],
      ] as const) {
        await input.fill(words)
        await page.getByRole('button', { name: 'Send' }).click()
        await expect(messages.last()).toContainText(answer)
      }
      await expect(page.getByRole('log')).toContainText(/Today this library holds \d+ forms/)

      await page.getByRole('button', { name: /Farida Kagazwala/ }).click()
      await expect(page.getByText('Waiting...')).toBeVisible()
      await expect(input).toBeFocused()
      await input.fill('marriage')
      await input.press('Enter')
      await expect(messages.last()).toContainText('Munshi assistant')
      await expect(messages.last()).toContainText('section 13B')
      await expect(page.getByText('Waiting...')).toBeVisible()
    })

    test('webinars: a tab for each state, a button for each, and a hint where there are none', async () => {
      await page.goto('/webinar-series')
      await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
      for (const { tab, count, button, answer } of [
        { tab: 'Upcoming', count: 3, button: 'Register Now', answer: 'Registration has not opened' },
        { tab: 'Live Now', count: 2, button: 'Join Now', answer: 'There is no broadcast to join' },
        {
          tab: 'Completed',
          count: 3,
          button: 'Access Materials',
          answer: 'No materials have been published',
        },
      ]) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByText(`Showing ${count} webinar(s)`)).toBeVisible()
        const buttons = page.getByRole('tabpanel').getByRole('button', { name: button })
        await expect(buttons).toHaveCount(count)
        await expect(page.getByRole('tabpanel').getByText('A sample webinar.')).toHaveCount(count)
        await buttons.first().click()
        await expect(page.getByText(answer, { exact: true })).toBeVisible()
      }
      await page.getByRole('tab', { name: 'All Webinars' }).click()
      await expect(page.getByText('Showing 8 webinar(s)')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('tab', { name: 'All Webinars' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByText('₹599').first()).toBeVisible()
      await expect(page.getByText('₹1,299')).toBeVisible()
      await page.getByLabel('Search webinars').fill('nothing of the kind')
      await expect(page.getByRole('heading', { name: 'No Webinars Found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your filters, or check back soon.')).toBeVisible()
      await page.getByRole('button', { name: 'Clear Search' }).click()
      await expect(page.getByText('Showing 8 webinar(s)')).toBeVisible()
    })
  })
}

test('the answer of the chat comes after two seconds, and help can be had by mail too', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.clock.install({ time: new Date('2026-11-20T10:00:00+05:30') })
  await page.goto('/live-chat-support')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('24/7')
  await expect(contact).toContainText('Mon-Fri 9 AM to 6 PM IST')
  await expect(contact.getByRole('link', { name: 'support@munshi.example' })).toHaveAttribute(
    'href',
    'mailto:support@munshi.example',
  )
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00+05:30'))
  await page.getByLabel('Your message').fill('My client is in custody')
  await page.getByLabel('Your message').press('Enter')
  const messages = page.getByRole('log').getByRole('listitem')
  await expect(messages).toHaveCount(2)
  await page.clock.runFor(1900)
  await expect(page.getByText('Kalpana Namunekar is typing...')).toBeVisible()
  await expect(messages).toHaveCount(2)
  await page.clock.runFor(200)
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(2)).toContainText('section 482 BNSS')
})

test('signed out, the support pages wait behind the door, and so do their data', async ({
  page,
  request,
}) => {
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  }
  expect((await request.get(addressOf(readSupportCall, { params: { topic: 'faq' } }))).status()).toBe(401)
})

test('the frames of the support pages are Hindi, and what they hold is as it was typed', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await goIn('hi', page, '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सामान्य प्रश्न')
  await page.getByLabel('प्रश्न खोजें').fill('xyzzy')
  await page.getByRole('button', { name: 'फ़िल्टर हटाएँ' }).click()
  await expect(page.getByRole('status').filter({ hasText: '8 प्रश्न' })).toBeVisible()
  await expectToFit(page)
  await page.goto('/live-chat-support')
  await page.getByLabel('आपका संदेश').fill('bail')
  await page.getByRole('button', { name: 'भेजें' }).click()
  await expect(page.getByRole('log').getByText('आप', { exact: true })).toBeVisible()
  await expectToFit(page)
})
