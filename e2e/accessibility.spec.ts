import type { Page } from '@playwright/test'
import { analyze, analyzeDialog, analyzeLight } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'
import { openQuietly } from './quiet.ts'

const openPages = [
  '/landing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/confirm-newsletter?token=x',
  '/unsubscribe?token=x',
  '/stop-alerts?token=x',
  '/privacy',
  '/demo',
  '/no-such-page',
]
const memberPages = ['/', '/profile', '/forms', '/form-builder', '/form-builder/1001', '/drafts']
const procedurePages = [
  '/procedures?court=Sessions+Court',
  '/procedures?court=ITAT&purpose=Maintenance',
  '/procedures?search=talaq',
  '/forms?search=injunction',
  '/procedures/regular-bail-procedure',
  '/procedures/regular-bail-procedure/print',
  '/procedures/regular-bail-procedure/print?part=checklist',
]
const supportPages = [
  '/faq',
  '/video-tutorials',
  '/community-forum',
  '/live-chat-support',
  '/webinar-series?tab=all',
]
const resourcePages = [
  '/resources',
  '/newsletter',
  '/newsletter?category=caseLaw',
  '/law/old-and-new?q=420',
  '/law?q=498A',
  '/law/bsa',
  '/law/bns/103',
  '/tools/limitation',
  '/tools/limitation?period=article-113&from=2023-01-10&notice=60',
  '/tools/court-fee?proceeding=consumer&amount=700000',
  '/tools/interest?amount=500000&rate=12&from=2024-01-01&to=2026-11-22&rest=yearly',
]
const casePages = [
  '/case-law',
  '/case-law?category=Tax',
  '/case-law/searches',
  '/case-law/searches/999999',
  '/case-law?q=anticipatory+bail+AIR+1999+Bom+1&from=1990&court=Supreme+Court+of+India',
  '/case-law?q=%22no+such+words%22&type=keyword&category=Tax',
]
const judgment = '/case-law/arnesh-kumar-v-state-of-bihar'
const adminPages = [
  '/admin-panel',
  '/admin-panel?tab=outbox',
  '/admin-panel?tab=updates',
  '/admin-panel?tab=invitations',
  '/admin-panel?tab=requests',
  '/admin-panel?tab=newsletter',
  '/admin-panel?tab=library',
  '/admin-panel?tab=statistics',
  '/admin-panel?tab=audit',
  '/admin-panel?tab=settings',
  '/admin-panel/law',
]

// Pages are only looked at here: the tests may run beside each other.
// A page with many results takes axe seconds: a busy machine needs more than the usual minute.
test.describe.configure({ mode: 'parallel', timeout: 150_000 })

for (const [name, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme: 'light', viewport, reducedMotion: 'reduce' })

    test('axe finds nothing on the open pages', async ({ page }) => {
      for (const path of openPages) await check(page, path)
    })

    test('axe finds nothing on the pages of a member', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      for (const path of [...memberPages, ...resourcePages]) await check(page, path)
    })

    test('axe finds nothing on the pages of the procedures', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      for (const path of procedurePages) await check(page, path)
    })

    test('axe finds nothing on the support pages, with every answer open', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      for (const path of supportPages) await check(page, path)
      await page.goto('/faq')
      for (const question of await page.locator('main button[aria-expanded]').all()) await question.click()
      await analyze(page, '/faq, open')
    })

    test('axe finds nothing on the pages of case law, with the parts of a card open', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      for (const path of casePages) await check(page, path)
      await page.goto('/case-law?q=anticipatory+bail')
      for (const part of ['Why it matched', 'Details']) {
        await page.getByRole('button', { name: part }).first().click()
        await analyze(page, `/case-law, ${part}`)
      }
      if (viewport === phone) await page.getByRole('button', { name: 'Filters' }).click()
      else await page.getByRole('button', { name: 'Recent searches' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await analyze(page, '/case-law, dialog')
    })

    test('axe finds nothing on a judgment and the list of saved ones', async ({ page, site, signIn }) => {
      await signIn(page, await site.createUser())
      await check(page, '/case-law/no-such-judgment')
      await check(page, '/case-law/saved')
      await check(page, `${judgment}#ratio`)
      await page.getByLabel('Find in this judgment').fill('arrest')
      await expect(page.locator('article mark').first()).toBeVisible()
      await page.getByRole('button', { name: /^Save: / }).click()
      await analyze(page, `${judgment}, looked through`)
      await page.getByRole('button', { name: 'Cite in a draft' }).click()
      await expect(page.getByRole('dialog').getByText('No drafts yet')).toBeVisible()
      await analyze(page, `${judgment}, citing`)
      await check(page, '/case-law/saved')
      await page.getByLabel(/^Your note/).fill('For the hearing')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await analyze(page, '/case-law/saved, with a note')
    })

    test('axe finds nothing on what opens over the pages of a member, nor where there is nothing', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      for (const path of ['/admin-panel', '/form-builder/999999', '/form-builder/1001?draft=999999', '/404'])
        await check(page, path)
      await page.goto('/')
      if (viewport === phone) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('link', { name: 'Webinar Series' }).first()).toBeVisible()
        await analyze(page, '/, menu')
      } else {
        await page.getByRole('button', { name: 'Support' }).click()
        await expect(page.getByRole('menuitem', { name: 'Webinar Series' })).toBeVisible()
        await analyze(page, '/, Support menu')
      }
      for (const [path, button] of [
        ['/newsletter', /^Read /],
        ['/form-builder/1001', 'Download PDF'],
        ['/profile', 'Delete my account'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('button', { name: button }).first().click()
        await analyzeDialog(page, path)
      }
    })

    test('axe finds nothing on the dialogs of an administrator', async ({ page, site, signIn }) => {
      const person = await site.createUser()
      await signIn(page, { token: site.adminToken })
      await page.goto('/admin-panel')
      await page.getByRole('button', { name: 'Create user' }).click()
      await analyzeDialog(page, '/admin-panel, create')
      await page.getByLabel('Search users').fill(person.username)
      await expect(page.getByText(/^Showing 1 of/)).toBeVisible()
      for (const action of ['View details', 'Edit', 'Send message', 'Delete']) {
        await page.getByRole('button', { name: /^More actions for/ }).click()
        await page.getByRole('menuitem', { name: action }).click()
        await analyzeDialog(page, `/admin-panel, ${action}`)
      }
      await page.getByRole('button', { name: 'Suspend', exact: true }).click()
      await analyzeDialog(page, '/admin-panel, Suspend')
      await page.goto('/admin-panel?tab=invitations')
      await page.getByRole('button', { name: 'Invite' }).click()
      await analyzeDialog(page, '/admin-panel, invite')
      await page.goto('/admin-panel?tab=updates')
      for (const button of ['Publish update', /^Edit /, /^History of /, /^Delete /]) {
        await page.getByRole('button', { name: button }).first().click()
        await analyzeDialog(page, `/admin-panel, ${button}`)
      }
    })

    test('axe finds nothing on the pages of an administrator', async ({ page, site, signIn }) => {
      await signIn(page, { token: site.adminToken })
      for (const path of adminPages) await check(page, path)
    })
  })
}

/** The themes differ in colours alone, which a phone and a desktop share: what stands on a page is seen dark on the desktop. */
async function check(page: Page, path: string) {
  await openQuietly(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (page.viewportSize()?.width === phone.width) await analyzeLight(page, path)
  else await analyze(page, path)
}
