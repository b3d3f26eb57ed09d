import { courtTypes } from '#shared/courts.ts'
import { download } from './any-page.ts'
import { desktop, expect, guideCount, phone, test } from './fixtures.ts'

const slug = 'regular-bail-procedure'

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`procedures, ${name}`, () => {
    test.use({ viewport })

    test('a new advocate finds a guide by court and purpose, and clears the filters again', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/procedures')
      await expect(page.getByText(`Showing ${guideCount} procedure(s)`)).toBeVisible()
      const court = page.getByLabel('Court', { exact: true })
      const options = await court.locator('option').allTextContents()
      expect(options.slice(0, 15)).toEqual(['All Courts', ...courtTypes])
      await court.selectOption('High Court')
      await page.getByLabel('Purpose', { exact: true }).selectOption('Constitutional Rights')
      await expect(page).toHaveURL(/\?court=High\+Court&purpose=Constitutional\+Rights$/)
      await expect(page.getByText('Showing 3 procedure(s)')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Writ petition in High Court' })).toBeVisible()

      await page.reload()
      await expect(page.getByText('Showing 3 procedure(s)')).toBeVisible()
      await page.getByRole('button', { name: 'High Court: remove this court' }).click()
      await expect(page.getByText('Showing 4 procedure(s)')).toBeVisible()
      await court.selectOption('ITAT')
      await expect(page.getByText('No procedures found')).toBeVisible()
      await page.getByRole('button', { name: 'Show All Procedures' }).click()
      await expect(page).toHaveURL(/\/procedures$/)
      await expect(page.getByText(`Showing ${guideCount} procedure(s)`)).toBeVisible()

      await page.goto('/procedures?search=customary+divorce+deed')
      await expect(page.getByRole('button', { name: 'Request this guide' })).toBeVisible()
      await page.goto('/procedures')
      await court.selectOption('NCLT')
      await page.getByRole('button', { name: 'Clear All Filters' }).click()
      await expect(page.getByText(`Showing ${guideCount} procedure(s)`)).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Showing 3 procedure(s)')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      )
    })

    test('the list is short: cards are closed, and words find a guide in any language', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/procedures')
      await expect(page.getByText(`Showing ${guideCount} procedure(s)`)).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThan(viewport === phone ? 12_000 : 6000)
      const guides = page.getByRole('link', { name: /^Open guide: / })
      await expect(guides).toHaveCount(24)
      await page.getByRole('button', { name: 'Show 24 more' }).click()
      await expect(guides).toHaveCount(48)
      await page.reload()
      await expect(guides).toHaveCount(48)
      await expect(
        page
          .getByRole('list', { name: 'Procedures' })
          .getByText(/^\+\d+ more$/)
          .first(),
      ).toBeVisible()

      const search = page.getByLabel('Search procedures')
      await search.fill('जमानत')
      await expect(page.getByText(/^Showing [2-9] procedure\(s\) for "जमानत"$/)).toBeVisible()
      for (const bail of ['Anticipatory bail', 'Regular bail'])
        await expect(page.getByRole('link', { name: `Open guide: ${bail}`, exact: true })).toBeVisible()
      await search.fill('injuction')
      await expect(page.getByText('Showing 1 procedure(s) for "injuction"')).toBeVisible()
      await expect(page).toHaveURL(/\?search=injuction$/)
      await expect(page.getByRole('tab', { name: 'Timeline' })).toBeVisible()
      await page.getByRole('link', { name: 'Open guide: Temporary injunction' }).click()
      await expect(page).toHaveURL(/temporary-injunction-procedure$/)
      await page.goBack()
      await expect(page.getByText('Showing 1 procedure(s) for "injuction"')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      )
    })

    test('a card has four looks at its guide, and leads to the whole of it', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/procedures?purpose=Bail+Applications&court=Sessions+Court')
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Regular bail' }) })
      await expect(card.getByText('Required documents')).toHaveCount(0)
      await card.getByRole('button', { name: 'Details: Regular bail' }).click()
      await expect(card.getByText('Required documents')).toBeVisible()
      await expect(card.locator('[data-status]')).toHaveCount(4)
      await expect(card.getByText('+8 more')).toBeVisible()
      await expect(card.getByText('Not yet reviewed by an advocate')).toBeVisible()
      await expect(card.getByText('Law checked on 20 Nov 2026')).toBeVisible()
      await card.getByRole('tab', { name: 'For Applicant' }).click()
      await expect(card.getByText('Hand over every paper served at the time of arrest')).toBeVisible()
      await card.getByRole('tab', { name: 'For Advocate' }).click()
      await expect(card.getByText('Inspect the remand record')).toBeVisible()
      await card.getByRole('tab', { name: 'Timeline' }).click()
      await expect(card.locator('[data-status=current]')).toHaveCount(1)
      await expect(card.locator('[data-status=pending]')).toHaveCount(11)
      await card.getByRole('link', { name: 'View Full Guide' }).click()
      await expect(page).toHaveURL(new RegExp(`/procedures/${slug}$`))
      await expect(page.getByRole('heading', { level: 1, name: 'Regular bail' })).toBeVisible()
    })

    test('steps that are ticked off stay ticked off, in another browser too', async ({
      page,
      site,
      signIn,
      browser,
    }) => {
      const person = await site.createUser()
      await signIn(page, person)
      await page.goto(`/procedures/${slug}`)
      await expect(page.getByText('0 of 12 steps done')).toBeVisible()
      const saved = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
      const box = await page.getByRole('checkbox', { name: /^Step 1 done/ }).boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
      await page.getByRole('checkbox', { name: /^Step 1 done/ }).check()
      await expect(page.getByText('1 of 12 steps done')).toBeVisible()
      await expect(page.locator('li#step-1 [data-status=completed]')).toBeVisible()
      await expect(page.locator('li#step-2 [data-status=current]')).toBeVisible()
      await saved

      await page.getByRole('link', { name: 'Court Procedures', exact: true }).click()
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Regular bail' }) })
      await expect(card.getByText('1 of 12 steps done')).toBeVisible()
      await card.getByRole('button', { name: 'Details: Regular bail' }).click()
      await expect(card.locator('[data-status]').first()).toHaveAttribute('data-status', 'completed')
      const file = await download(page, () =>
        card.getByRole('button', { name: 'Download Regular bail' }).click(),
      )
      expect(file.bytes.toString()).toContain('[COMPLETED]')
      await page.goBack()

      const other = await (await browser.newContext({ baseURL: site.url, viewport })).newPage()
      await signIn(other, person)
      await other.goto(`/procedures/${slug}`)
      await expect(other.getByRole('checkbox', { name: /^Step 1 done/ })).toBeChecked()
      const cleared = other.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
      await other.getByRole('button', { name: 'Start again' }).click()
      await expect(other.getByText('0 of 12 steps done')).toBeVisible()
      await cleared
      await other.context().close()
      await page.reload()
      await expect(page.getByText('0 of 12 steps done')).toBeVisible()
    })

    test('a step leads to its form, and the form back to the guide', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto('/procedures/gratuity-procedure')
      await page.getByRole('link', { name: 'Application to the employer for payment of gratuity' }).click()
      await expect(page).toHaveURL(/\/form-builder\/\d+$/)
      await page.getByRole('link', { name: 'Procedure: Recovery of gratuity' }).click()
      await expect(page).toHaveURL(/\/procedures\/gratuity-procedure$/)
      await page.goto('/form-builder/1001')
      await page.getByRole('main').getByRole('link', { name: 'Procedures', exact: true }).click()
      await expect(page).toHaveURL(/\/procedures$/)
    })

    test('the complete guide is saved as a text and opens as a document to print', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/procedures?purpose=Maintenance')
      const title = 'Maintenance of wife, children and parents'
      const file = await download(page, () => page.getByRole('button', { name: `Download ${title}` }).click())
      expect(file.name).toBe('Maintenance_of_wife_children_and_parents_Complete_Guide.txt')
      const text = file.bytes.toString()
      for (const part of [
        title,
        'Court Type: Family Court',
        '[CURRENT]',
        '[PENDING]',
        'Requirements',
        'Munshi',
      ])
        expect(text).toContain(part)
      expect(text).toContain(`${site.url}/procedures/maintenance-procedure`)

      await page.context().addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '')
      })
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: `Print ${title}` }).click(),
      ])
      await expect(paper.locator('html[data-printed]')).toBeVisible()
      await expect(paper.getByText('Complete guide', { exact: true })).toBeVisible()
      await expect(paper.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await paper.emulateMedia({ media: 'print' })
      await expect(paper.getByRole('banner')).toBeHidden()
      await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden()
      await paper.goto('/procedures/maintenance-procedure/print?part=checklist')
      await expect(paper.getByText('Before starting')).toBeVisible()
      await paper.close()
    })

    test('a list of documents that cannot be read is empty on screen and named so on paper', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.route(`**/api/procedures/${slug}`, async route => {
        const response = await route.fetch()
        const guide = await response.json()
        guide.steps[0].documents = '["FIR",'
        guide.steps[1].documents = '["Charge-sheet in JSON"]'
        await route.fulfill({ response, json: guide })
      })
      await page.goto(`/procedures/${slug}`)
      await expect(page.locator('li#step-2').getByText('Charge-sheet in JSON')).toBeVisible()
      await expect(page.locator('li#step-1').getByRole('heading', { name: 'Documents' })).toHaveCount(0)
      await page.goto(`/procedures/${slug}/print`)
      await expect(page.getByText('Document list unavailable')).toHaveCount(1)
    })

    test('what cannot be loaded says so, and a guide that does not exist too', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.route('**/api/procedures/cards', route => route.fulfill({ status: 500, body: '' }))
      await page.goto('/procedures')
      await expect(page.getByText('Error loading procedures')).toBeVisible()
      await expect(page.getByText('Please try refreshing the page.')).toBeVisible()
      await page.unroute('**/api/procedures/cards')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(`Showing ${guideCount} procedure(s)`)).toBeVisible()
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await page.goto('/procedures/no-such-guide')
      await expect(page.getByText('The requested procedure could not be found.')).toBeVisible()
      expect(asked.filter(path => path === '/api/procedures/no-such-guide')).toHaveLength(1)
    })

    test('a tick that could not be saved says so, and is sent again', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await page.goto(`/procedures/${slug}`)
      await expect(page.getByText('0 of 12 steps done')).toBeVisible()
      const address = `**/api/procedures/${slug}/progress`
      await page.route(address, route => route.abort())
      await page.getByRole('checkbox', { name: /^Step 2 done/ }).check()
      await expect(page.getByText('Your progress was not saved', { exact: true })).toBeVisible()
      await page.unroute(address)
      const saved = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
      await page.getByRole('button', { name: 'Try again' }).click()
      await saved
      await page.reload()
      await expect(page.getByRole('checkbox', { name: /^Step 2 done/ })).toBeChecked()
    })
  })
}

test('the footer leads to the guides of a purpose', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Property Matters' })).toBeHidden()
  await footer.getByText('Forms, procedures, support and contact').click()
  await footer.getByRole('link', { name: 'Property Matters' }).click()
  await expect(page).toHaveURL(/\/procedures\?purpose=Property\+Matters$/)
  await expect(page.getByText(/Showing [1-9]\d* procedure\(s\)/)).toBeVisible()
})
