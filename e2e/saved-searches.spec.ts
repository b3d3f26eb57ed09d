import { callJson } from '#server/testing/child-server.ts'
import { expectToFit } from './any-page.ts'
import { analyze, analyzeDialog } from './axe.ts'
import { box, results } from './case-law-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const brief = [
  'The petitioner apprehends arrest in a complaint under section 498A of the Indian Penal Code.',
  'No notice of appearance under section 41A of the Code of Criminal Procedure has been served on him.',
].join('\n')

for (const [screen, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`saved searches, ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('a search is saved with its filters, run again, renamed, deleted and brought back', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto('/case-law?q=arrest&type=keyword&category=Criminal')
      await expect(results(page).first()).toBeVisible()
      await page.getByRole('button', { name: 'Save search' }).click()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel('Name')
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('arrest, Criminal')
      await analyzeDialog(page, 'Save search')
      await page.getByRole('button', { name: 'Save search' }).click()
      await dialog.getByLabel('Mail me when new judgments match').check()
      await dialog.getByRole('button', { name: 'Save search' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Saved searches' }).click()
      await expect(page).toHaveURL(/\/case-law\/searches$/)
      const list = page.getByRole('list', { name: 'Saved searches' })
      await expect(list.getByRole('heading')).toHaveText('arrest, Criminal')
      await expect(list.getByRole('checkbox')).toBeChecked()
      await expectToFit(page)
      await analyze(page, '/case-law/searches, with one')

      await list.getByRole('button', { name: 'Rename: arrest, Criminal' }).click()
      await dialog.getByLabel('Name').fill('Arrests')
      await dialog.getByLabel('Name').press('Enter')
      await expect(list.getByRole('heading')).toHaveText('Arrests')
      await list.getByRole('checkbox').uncheck()
      await expect(page.getByText('No more mails for this search', { exact: true })).toBeVisible()
      await page.reload()
      await expect(list.getByRole('checkbox')).not.toBeChecked()

      await list.getByRole('button', { name: 'Delete: Arrests' }).click()
      await expect(page.getByText('No saved searches yet')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await list.getByRole('link', { name: 'Run: Arrests' }).click()
      await expect(page).toHaveURL(/\/case-law\?q=arrest&type=keyword&category=Criminal$/)
      await expect(results(page).first()).toBeVisible()
    })
  })
}

test.describe('saved searches', () => {
  test.use({ viewport: desktop, reducedMotion: 'reduce' })

  test('a brief is run again by its number, and its text is never in an address', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page, await site.createUser())
    await page.goto('/case-law?type=case_brief')
    await box(page).fill(brief)
    await box(page).press('Control+Enter')
    await expect(results(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('link', { name: 'Saved searches' }).click()
    await page.getByRole('link', { name: /^Run: The petitioner/ }).click()
    await expect(page).toHaveURL(/\/case-law\?saved=\d+&type=case_brief$/)
    await expect(box(page)).toHaveValue(brief)
    await page.reload()
    await expect(box(page)).toHaveValue(brief)
    await expect(results(page).first()).toBeVisible()
  })

  test('the same search twice is refused with the name it has, and what was typed stays', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page, await site.createUser())
    await page.goto('/case-law?q=arrest')
    const dialog = page.getByRole('dialog')
    for (const name of ['First', 'Second']) {
      await page.getByRole('button', { name: 'Save search' }).click()
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Save search' }).click()
      if (name === 'First') await expect(dialog).toBeHidden()
    }
    await expect(dialog.getByRole('alert')).toContainText('You have saved this search already, as "First".')
    await expect(dialog.getByLabel('Name')).toHaveValue('Second')
  })

  test('the address of a mail asks to sign in and comes back to the results', async ({ page, site }) => {
    const person = await site.createUser()
    const { body } = await callJson(site.url, '/api/auth/login', {
      body: { email: person.email, password: person.password },
    })
    const search = { name: 'Arrests', query: 'arrest', searchType: 'keyword', filters: { yearTo: 2015 } }
    const saved = await callJson(site.url, '/api/case-law/searches', {
      body: search,
      token: body.sessionToken,
    })
    await page.goto(`/case-law/searches/${saved.body.id}`)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/case-law\?q=arrest&type=keyword&to=2015$/)
    await expect(results(page).first()).toBeVisible()
  })

  test('the stop link says what it does before it is pressed, in the language of the site', async ({
    page,
  }) => {
    await page.goto('/stop-alerts?token=x')
    await expect(page.getByText('for any of your saved searches')).toBeVisible()
    await page.getByRole('button', { name: 'Stop the mails' }).click()
    await expect(page.getByText('This link is not complete, or it belongs to an account')).toBeVisible()
  })
})
