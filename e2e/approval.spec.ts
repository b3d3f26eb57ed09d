import { callJson } from '#server/testing/child-server.ts'
import { changeUserStatusCall, listUsersCall } from '#shared/contract/admin-users.ts'
import { registerCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { expectToFit } from './any-page.ts'
import { analyze, analyzeDialog } from './axe.ts'
import { desktop, expect, phone, type Site, test } from './fixtures.ts'

const password = 'three words unlike each other'

test.describe('invitations', () => {
  test.use({ viewport: desktop })

  test('somebody invited by mail registers, and the administrator sees who invited them', async ({
    page,
    site,
    signIn,
    browser,
  }) => {
    await signIn(page, { token: site.adminToken })
    await page.goto('/admin-panel?tab=invitations')
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail addresses').fill('Bina Das <bina.das@example.in>, not an address')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByText('This is not an e-mail address: not an address')).toBeVisible()
    await dialog.getByLabel('E-mail addresses').fill('Bina Das <bina.das@example.in>')
    await dialog.getByLabel('Note').fill('Pune bar association')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('The invitation is on its way', { exact: true })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'bina.das@example.in' })
    await expect(line).toContainText('Not registered yet')

    const letter = await site.mail.waitFor(mail => mail.to.includes('bina.das@example.in'))
    const link = /\/register\?invitation=[\w-]+/.exec(letter.text)?.[0] ?? ''
    const person = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
    await person.goto(link)
    await expect(person.getByText(/invites you\. This invitation works until/)).toBeVisible()
    await analyze(person, '/register, invited')
    await expectToFit(person)
    await person.getByLabel('First name').fill('Bina')
    await person.getByLabel('Last name').fill('Das')
    await person.getByLabel('Username').fill('bina.das')
    await person.getByLabel('Email').fill('bina.das@example.in')
    await person.getByLabel('Password', { exact: true }).fill(password)
    await person.getByLabel('Confirm password').fill(password)
    await person.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(person.getByRole('heading', { name: 'Registration received' })).toBeVisible()
    await person.goto(link)
    await expect(person.getByRole('alert')).toContainText('This invitation cannot be used')

    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(line).toContainText('Used up')
    await expect(line).toContainText('Bina Das Pending')
    await page.goto('/admin-panel?tab=users&search=bina.das')
    await page.getByRole('button', { name: 'Bina Das', exact: true }).click()
    await expect(dialog.getByText('Invited by')).toBeVisible()
  })

  test('a link for several is shown once, withdrawn, and brought back by Undo', async ({
    page,
    site,
    signIn,
    browser,
  }) => {
    await signIn(page, { token: site.adminToken })
    await page.goto('/admin-panel?tab=invitations')
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'A link to pass on' }).click()
    await dialog.getByLabel('For how many people').fill('none')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(dialog.getByText('A whole number from 1 to 500')).toBeVisible()
    await dialog.getByLabel('For how many people').fill('30')
    await dialog.getByLabel('Note').fill('Library of the Nagpur bar')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    const link = await dialog.getByLabel('Link').inputValue()
    expect(link).toContain('/register?invitation=')
    await analyzeDialog(page, '/admin-panel, link of an invitation')
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Library of the Nagpur bar' })
    await expect(line).toContainText('0 of 30 have registered')

    await line.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(line).toContainText('Withdrawn')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toContainText('Open')
    await line.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(line).toContainText('Withdrawn')
    const person = await (await browser.newContext({ baseURL: site.url })).newPage()
    await person.context().addCookies([{ name: 'munshi-language', value: 'mr', url: site.url }])
    const { pathname, search } = new URL(link)
    await person.goto(pathname + search)
    await expect(person.getByRole('alert')).toContainText('हे आमंत्रण वापरता येत नाही')
    await expect(person.getByRole('alert')).toContainText('मागे घेतले आहे')
    await person.getByRole('link', { name: 'आमंत्रणाशिवाय नोंदणी करा' }).click()
    await expect(person.getByRole('alert')).toHaveCount(0)

    await line.getByRole('button', { name: /^Bring back/ }).click()
    await expect(line).toContainText('Open')
    await person.goto(pathname + search)
    await expect(person.getByRole('status')).toContainText('यांनी आपल्याला आमंत्रित केले आहे')
  })
})

for (const viewport of [phone, desktop])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('several who wait are approved at once, and who cannot be is named', async ({
      page,
      site,
      signIn,
    }) => {
      const name = viewport === phone ? 'Patilkar' : 'Kaledonkar'
      const waiting = await registerThree(site, name, String(viewport.width))
      await signIn(page, { token: site.adminToken })
      await page.goto(`/admin-panel?tab=users&status=pending&search=${name}`)
      await expect(page.getByText(/^Showing 3 of/)).toBeVisible()
      await expect(page.getByText('Duplicate?')).toHaveCount(2)
      await page.getByRole('button', { name: `Dara ${name}`, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(
        'The letters of the number are those of Delhi; the State given is Goa.',
      )
      await dialog.getByRole('button', { name: `Open Esha ${name}` }).click()
      await expect(dialog.getByRole('heading', { name: `Esha ${name}` })).toBeVisible()
      await analyzeDialog(page, '/admin-panel, remarks')

      await page.getByLabel(`Choose Dara ${name}`).check()
      await expect(page.getByRole('button', { name: 'Approve the one chosen' })).toBeVisible()
      await page.getByLabel('Choose all 3 who wait').check()
      await page.getByRole('button', { name: 'Approve 3 chosen' }).click()
      await expect(dialog).toContainText(`Esha ${name}`)
      await expect(dialog).toContainText('has the same phone number')
      await analyze(page, '/admin-panel, approve several')
      await expectToFit(page)
      await reject(site, waiting.Farid ?? 0)
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(dialog.getByRole('heading', { name: '1 person could not be approved' })).toBeVisible()
      await expect(dialog).toContainText(`Farid ${name}`)
      await expect(dialog).toContainText('A user who is rejected cannot become approved')
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByText('No users found')).toBeVisible()
      for (const first of ['dara', 'esha'])
        await site.mail.waitFor(
          mail =>
            mail.to.includes(`${first}.${name.toLowerCase()}@example.in`) &&
            mail.subject.includes('approved'),
        )
    })

    test('the reminder is turned off and stays off', async ({ page, site, signIn }) => {
      await signIn(page, { token: site.adminToken })
      await page.goto('/admin-panel')
      const reminder = page.getByLabel('Remind me by mail while people wait for approval')
      await expect(reminder).toBeChecked()
      await reminder.click()
      await expect(reminder).not.toBeChecked()
      await expect(reminder).toBeEnabled()
      await page.reload()
      await expect(reminder).not.toBeChecked()
      await reminder.click()
      await expect(reminder).toBeEnabled()
      await expect(reminder).toBeChecked()
    })
  })

/** Dara and Esha give the same phone; Dara's number is not of the State she gives. Their ids by first name. */
async function registerThree(site: Site, lastName: string, digits: string): Promise<Record<string, number>> {
  const people = [
    { firstName: 'Dara', phoneNumber: `+91 98220 ${digits.slice(-3)}11`, barCouncilId: 'D/77/2019' },
    {
      firstName: 'Esha',
      phoneNumber: `098220${digits.slice(-3)}11`,
      barCouncilId: `GOA/${digits}/2018`,
    },
    { firstName: 'Farid' },
  ]
  for (const person of people) {
    const username = `${person.firstName}.${lastName}`.toLowerCase()
    const body = {
      ...person,
      lastName,
      username,
      email: `${username}@example.in`,
      password,
      enrolmentState: 'Goa',
    }
    const { status } = await callJson(site.url, addressOf(registerCall), { body, from: '10.77.1.1' })
    expect(status).toBe(201)
  }
  const { body } = await callJson(site.url, addressOf(listUsersCall), { token: site.adminToken })
  const found = body.filter((user: { lastName: string }) => user.lastName === lastName)
  return Object.fromEntries(found.map((user: { firstName: string; id: number }) => [user.firstName, user.id]))
}

async function reject(site: Site, id: number) {
  const body = { status: 'rejected', reason: 'Registered twice.' }
  const address = addressOf(changeUserStatusCall, { params: { id } })
  expect((await callJson(site.url, address, { method: 'PATCH', body, token: site.adminToken })).status).toBe(
    200,
  )
}
