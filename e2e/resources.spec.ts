import type { Locator } from '@playwright/test'
import { readOwnUserCall } from '#shared/contract/account.ts'
import { addressOf } from '#shared/contract/call.ts'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { listCategoriesCall, readStatsCall } from '#shared/contract/forms.ts'
import { listPortalsCall } from '#shared/contract/resources.ts'
import { readAnnouncementCall } from '#shared/contract/settings.ts'
import { changeUpdateCall, deleteUpdateCall, publishUpdateCall } from '#shared/contract/updates.ts'
import { download, expectToFit, goIn, measureShifts, readShifts } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const homeCalls = [
  addressOf(readStatsCall),
  addressOf(listCategoriesCall),
  addressOf(listDraftsCall),
  '/api/updates?active=true',
  addressOf(listPortalsCall),
  addressOf(readAnnouncementCall),
]

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the resource hub shows the news of the law, the portals, help and contact', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/resources')
      const high = page.getByRole('region', { name: 'High Priority Updates' })
      await expect(high.getByRole('article')).not.toHaveCount(0)
      await expect(high.getByRole('heading', { name: /Income-tax Act, 2025/ })).toBeVisible()
      const latest = page.getByRole('region', { name: 'Latest Updates' })
      await expect(latest.getByRole('article')).toHaveCount(5)
      await expect(latest).toContainText('rules and schemes')
      await page.getByRole('button', { name: 'View All Updates' }).click()
      await expect(latest.getByRole('article')).not.toHaveCount(5)
      await expect(latest.getByRole('heading', { name: /Digital Personal Data Protection/ })).toBeVisible()

      const portals = page.getByRole('region', { name: 'Important Legal Portals' }).getByRole('link')
      await expect(portals).toHaveCount(5)
      for (const portal of await portals.all()) {
        await expect(portal).toHaveAttribute('target', '_blank')
        await expect(portal).toHaveAttribute('rel', /noopener/)
        await expect(portal).toHaveAttribute('href', /^https:\/\//)
      }
      await expect(page.getByRole('region', { name: 'Contact Information' })).toContainText(
        '9 AM to 6 PM IST',
      )
      await expect(page.getByRole('region', { name: 'Help and Support' }).getByRole('link')).toHaveCount(6)
      await expectToFit(page)
    })

    if (viewport === phone)
      test('the portals of the courts are one press away from the head of the resource hub', async ({
        page,
        site,
        signIn,
      }) => {
        await signIn(page, await site.createUser())
        await page.goto('/resources')
        const parts = page.getByRole('navigation', { name: 'On this page' })
        const portals = page.getByRole('heading', { name: 'Important Legal Portals' })
        await expect(page.getByRole('region', { name: 'Latest Updates' })).toBeVisible()
        await expect(portals).not.toBeInViewport()
        await parts.getByRole('link', { name: 'Important Legal Portals' }).click()
        await expect(portals).toBeInViewport()
        await expect(page).toHaveURL(`${site.url}/resources#portals`)
      })

    test('the home page asks for everything in one round, and nothing moves while it loads', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await measureShifts(page)
      const asked = new Set<string>()
      let releaseAll = () => {}
      const allAsked = new Promise<void>(done => {
        releaseAll = done
      })
      await page.route('**/api/**', async route => {
        const { pathname, search } = new URL(route.request().url())
        const call = pathname + search
        asked.add(call)
        if (homeCalls.every(expected => asked.has(expected))) releaseAll()
        if (homeCalls.includes(call)) await allAsked // a second round would wait here for ever
        await route.continue()
      })
      await page.goto('/')
      const hub = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Resource Hub' }) })
      await expect(hub.locator('time')).toHaveCount(3)
      for (const link of [
        'eCourts Services',
        'Supreme Court Portal',
        'NCLT Official Website',
        'Bar Council Resources',
        'Legal Aid Services',
      ])
        await expect(hub.getByRole('link', { name: link })).toHaveAttribute('rel', /noopener/)
      await expect(hub.getByRole('link', { name: 'Contact Support' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...asked].filter(call => call !== addressOf(readOwnUserCall)).sort()).toEqual(
        [...homeCalls].sort(),
      )
      expect(await readShifts(page)).toBeLessThan(0.05)
      await expectToFit(page)
    })

    test('the pages of the hub and the newsletter stay where they are while their data comes late', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await measureShifts(page)
      await page.route('**/api/{updates,portals,newsletter}**', async route => {
        await new Promise(done => setTimeout(done, 700))
        await route.continue()
      })
      for (const path of ['/resources', '/newsletter']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect(await readShifts(page), path).toBeLessThan(0.05)
        await expectToFit(page)
      }
    })

    test('the newsletter is filtered, read and downloaded', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/newsletter')
      const figures = page.getByRole('region', { name: 'The newsletter in figures' }).getByRole('definition')
      await expect(figures).toHaveText(['12,500+', '156', '89%', '4.8'])
      const size = (part: Locator) => part.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))
      const region = page.getByRole('region', { name: 'The newsletter in figures' })
      const counted = region.getByText('8', { exact: true })
      expect(await size(figures.first())).toBeLessThan(await size(counted))
      await page.getByRole('button', { name: /^Case Law/ }).click()
      await expect(page).toHaveURL(/category=caseLaw/)
      const issues = page.getByRole('region', { name: 'Issues' }).getByRole('listitem')
      await expect(page.getByRole('button', { name: /^Read / })).toHaveCount(2)
      await expect(issues.getByRole('listitem').first()).toBeVisible()
      await page
        .getByRole('button', { name: /^Read / })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Case spotlight')
      await expect(dialog).toContainText('2025 INSC 1158')
      const file = await download(page, () => dialog.getByRole('button', { name: 'Download' }).click())
      expect(file.name).toMatch(/^case_law_monday.*\.txt$/)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      const search = page.getByRole('searchbox', { name: 'Search issues' })
      await search.fill('Chamber Technology')
      await expect(page.getByText('No issues found')).toBeVisible()
      await expect(page).toHaveURL(/category=caseLaw&search=Chamber\+Technology$/)
      await page.getByRole('button', { name: 'Clear Filters' }).click()
      await expect(page).toHaveURL(/\/newsletter$/)
      await search.fill('chamber technology')
      await expect(page.getByText('Showing 1 issue(s)')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Read Chamber Technology/ })).toBeVisible()
    })
  })
}

test.describe('from subscription to unsubscription', () => {
  test.use({ viewport: desktop })

  test('an advocate subscribes, confirms, gets an issue from the administrator, and leaves', async ({
    page,
    site,
    signIn,
    browser,
  }) => {
    const address = 'chamber.of.readers@example.in'
    const person = await site.createUser()
    await signIn(page, person)
    await page.goto('/newsletter')
    await expect(page.getByRole('checkbox', { name: 'Technology' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Webinars' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Technology' }).check()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Successfully Subscribed!')).toBeVisible()
    await expect(page.getByText(`once you have opened the link that we send to ${address}`)).toBeVisible()
    await expect(page.getByText("You'll receive our next newsletter on Monday")).toBeVisible()

    const letter = await site.mail.waitFor(mail => mail.to.includes(address))
    const reader = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
    await reader.goto(/\/confirm-newsletter\?token=[\w-]+/.exec(letter.text)?.[0] ?? '')
    await expect(reader.getByText('Your subscription is confirmed.')).toBeVisible()

    const still = { baseURL: site.url, viewport: desktop, reducedMotion: 'reduce' } as const
    const admin = await (await browser.newContext(still)).newPage()
    await signIn(admin, { token: site.adminToken })
    await admin.goto('/admin-panel?tab=newsletter')
    await expect(admin.getByText(address)).toBeVisible()
    await admin.getByRole('button', { name: /^Send Chamber Technology/ }).click()
    await expect(admin.getByRole('dialog', { name: 'Send this issue?' })).toBeVisible()
    await analyze(admin, '/admin-panel?tab=newsletter, Send this issue?')
    await admin.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(admin.getByText(/Sent to 1 subscriber by admin/)).toBeVisible()
    await expect(admin.getByRole('button', { name: /^Send Chamber Technology/ })).toHaveCount(0)

    const issue = await site.mail.waitFor(
      mail => mail.to.includes(address) && mail.subject.includes('Chamber Technology'),
    )
    expect(issue.text).toContain('PRACTICAL TIPS')
    expect(issue.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await reader.goto(/\/unsubscribe\?token=[\w-]+/.exec(issue.text)?.[0] ?? '')
    await reader.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(reader.getByText('You are unsubscribed.')).toBeVisible()
    await admin.reload()
    await expect(admin.getByText('Unsubscribed', { exact: true })).toBeVisible()
    await reader.context().close()
    await admin.context().close()
  })

  test('the box of the resource hub subscribes too, and a second time is no trouble', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page, await site.createUser())
    for (let time = 0; time < 2; time++) {
      await page.goto('/resources')
      await page.getByLabel('Email').fill('hub@example.in')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Successfully Subscribed!')).toBeVisible()
    }
  })
})

test.describe('the administrator', () => {
  test.use({ viewport: desktop })

  test('publishes, moves, edits, deactivates and deletes an update', async ({
    page,
    site,
    signIn,
    browser,
  }) => {
    const member = await (await browser.newContext({ baseURL: site.url, viewport: desktop })).newPage()
    await signIn(member, await site.createUser())
    await signIn(page, { token: site.adminToken })
    await page.goto('/admin-panel?tab=updates')
    await page.getByRole('button', { name: 'Publish update' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(dialog.getByText('Title is required')).toBeVisible()
    await dialog.getByLabel('Title').fill('Practice direction on page limits')
    await dialog.getByLabel('Description').fill('Synopses of at most five pages.')
    await dialog.getByLabel('Type').selectOption('court_practice')
    await dialog.getByLabel('Priority').selectOption('low')
    await dialog.getByRole('textbox', { name: 'Date of the development' }).fill('02/11/2026')
    await dialog.getByLabel('Source').fill('Practice direction 7 of 2026')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    const lines = page.getByRole('list', { name: 'Updates' }).getByRole('listitem')
    await expect(lines.first()).toContainText('Practice direction on page limits')

    const latest = member.getByRole('region', { name: 'Latest Updates' }).getByRole('article')
    await member.goto('/resources')
    await expect(latest.first()).toContainText('Practice direction on page limits')
    await expect(latest.first()).toContainText('just now')
    await expect(latest.first()).toContainText('Of 2 November 2026')
    await expect(latest.first()).toContainText('court practice')

    const down = page.getByRole('button', { name: 'Move down: Practice direction on page limits' })
    await down.click()
    await expect(lines.nth(1)).toContainText('Practice direction on page limits')
    await expect(down).toBeFocused()

    await page.getByRole('button', { name: 'Edit Practice direction on page limits' }).click()
    await dialog.getByLabel('Title').fill('Practice direction on the length of synopses')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(lines.nth(1)).toContainText('length of synopses')

    await page
      .getByRole('button', { name: 'Deactivate Practice direction on the length of synopses' })
      .click()
    await expect(lines.nth(1)).toContainText('Inactive')
    await member.reload()
    await expect(latest).toHaveCount(5)
    await expect(member.getByText('length of synopses')).toHaveCount(0)

    const history = page.getByRole('button', {
      name: 'History of Practice direction on the length of synopses',
    })
    await history.click()
    const acts = dialog.getByRole('list', { name: 'History' }).locator('> li')
    await expect(acts).toContainText([/deactivated it/, /edited it/, /published it/])
    await expect(acts.nth(1)).toContainText('Practice direction on the length of synopses')
    await page.keyboard.press('Escape')
    await expect(history).toBeFocused()

    await page.getByRole('button', { name: 'Delete Practice direction on the length of synopses' }).click()
    await dialog.getByRole('button', { name: 'Delete update' }).click()
    await expect(page.getByText('length of synopses')).toHaveCount(0)
    await member.context().close()
  })

  test('the second of two who edit one update is shown what changed', async ({
    page,
    site,
    signIn,
    request,
  }) => {
    const headers = { 'x-session-token': site.adminToken }
    const update = {
      title: 'Edited by two',
      description: 'Text.',
      type: 'notification',
      priority: 'low',
      source: 'Notification 1',
      happenedOn: '2026-11-03',
    }
    const { id } = await (await request.post(addressOf(publishUpdateCall), { headers, data: update })).json()
    await signIn(page, { token: site.adminToken })
    await page.goto('/admin-panel?tab=updates')
    await page.getByRole('button', { name: 'Edit Edited by two' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Source').fill('Notification 2')
    await request.patch(addressOf(changeUpdateCall, { params: { id } }), {
      headers,
      data: { title: 'Renamed elsewhere' },
    })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toContainText('Title: Renamed elsewhere')
    await expect(dialog.getByLabel('Source')).toHaveValue('Notification 2')
    await dialog.getByRole('button', { name: 'Save on top' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Updates' })).toContainText('Notification 2')
    await request.delete(addressOf(deleteUpdateCall, { params: { id } }), { headers })
  })
})

test('the resource hub is Marathi around news and portals that are as somebody wrote them', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await site.createUser())
  await goIn('mr', page, '/resources')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('संसाधन केंद्र')
  await expect(page.getByRole('region', { name: 'नव्या सूचना' })).toContainText('नियम व योजना')
  await page.getByRole('button', { name: 'सर्व सूचना पाहा' }).click()
  await expect(page.getByRole('button', { name: 'पहिल्या पाच दाखवा' })).toBeVisible()
  await expectToFit(page)
  await page.getByRole('region', { name: 'साधने' }).getByRole('link', { name: 'मुदत' }).click()
  await expect(page).toHaveURL(/tools\/limitation$/)
})
