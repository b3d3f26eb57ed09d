import { callJson } from '#server/testing/child-server.ts'
import { changeUserCall, changeUserStatusCall } from '#shared/contract/admin-users.ts'
import { registerCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { readProcedureCall } from '#shared/contract/procedures.ts'
import { download, expectToFit } from './any-page.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

test.use({ viewport: desktop })

test('an administrator creates, edits, writes to, suspends, reactivates and deletes a user', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel')
  await page.getByRole('button', { name: 'Create user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('vikram')
  await dialog.getByLabel('Email').fill('vikram@example.in')
  await dialog.getByLabel('First name').fill('Vikram')
  await dialog.getByLabel('Status').selectOption('approved')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('User created successfully', { exact: true })).toBeVisible()

  const letter = await site.mail.waitFor(mail => mail.to.includes('vikram@example.in'))
  const link = /\/set-password\?token=[\w-]+/.exec(letter.text)?.[0] ?? ''
  const person = await (await browser.newContext({ baseURL: site.url, viewport: desktop })).newPage()
  await person.goto(link)
  await person
    .getByLabel('New password', { exact: true })
    .or(person.getByLabel('Password', { exact: true }))
    .fill('my own word')
  await person.getByLabel(/confirm/i).fill('my own word')
  await person
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(person.getByText('Your password is set')).toBeVisible()
  await person.goto('/login')
  await person.getByLabel('Email').fill('vikram@example.in')
  await person.getByLabel('Password', { exact: true }).fill('my own word')
  await person.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(person.getByText('Welcome, Vikram')).toBeVisible()

  await page.getByLabel('Search users').fill('vikram')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  const openMenu = () => page.getByRole('button', { name: /More actions for/ }).click()
  await openMenu()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel('Monthly limit').fill('25')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('User updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('0/25')

  await openMenu()
  await page.getByRole('menuitem', { name: /message/i }).click()
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByLabel('Subject').fill('Your enrolment')
  await dialog.getByLabel('Message').fill('Please send us the certificate.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent successfully', { exact: true })).toBeVisible()
  await site.mail.waitFor(mail => mail.to.includes('vikram@example.in') && mail.text.includes('certificate'))

  await page
    .getByRole('button', { name: /Suspend/ })
    .last()
    .click()
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('The monthly return is missing.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('table').getByText('Suspended')).toBeVisible()
  await site.mail.waitFor(
    mail => mail.to.includes('vikram@example.in') && mail.text.includes('The monthly return is missing.'),
  )
  await person.goto('/profile')
  await expect(person.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()

  await page.getByRole('button', { name: /Reactivate/ }).click()
  await expect(page.getByRole('table').getByText('Approved')).toBeVisible()
  await site.mail.waitFor(
    mail => mail.to.includes('vikram@example.in') && mail.subject.includes('active again'),
  )

  await openMenu()
  await page.getByRole('menuitem', { name: /details/i }).click()
  await expect(dialog.getByText(/admin/).first()).toBeVisible()
  await expect(dialog).toContainText(/suspend/i)
  await expect(dialog).toContainText('Your enrolment')
  await page.keyboard.press('Escape')

  await openMenu()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await page
    .getByRole('alertdialog')
    .or(dialog)
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible()
  await person.context().close()
})

test('an administrator rejects a registration with a reason, which the person is told', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await site.createUser({ username: 'waiting', email: 'waiting@example.in', status: 'pending' })
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel')
  await page.getByLabel('Search users').fill('waiting@example.in')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page
    .getByRole('table')
    .getByRole('button', { name: /Reject/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The number is not on the roll.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('table').getByText('Rejected')).toBeVisible()
  await site.mail.waitFor(
    mail =>
      mail.to.includes('waiting@example.in') &&
      mail.subject.includes('not approved') &&
      mail.text.includes('The number is not on the roll.'),
  )
  const refused = await browser.newPage()
  await refused.goto(`${site.url}/login`)
  await refused.getByLabel('Email').fill('waiting@example.in')
  await refused.getByLabel('Password', { exact: true }).fill('a good password')
  await refused.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(refused.getByRole('alert')).toContainText('The number is not on the roll.')
  await refused.close()
})

test('an administrator sees what a registration is decided by, in the list, the panel and on a phone', async ({
  page,
  site,
  signIn,
}) => {
  const registration = {
    ...{ username: 'padma', email: 'padma@example.in', password: 'a good password' },
    ...{ firstName: 'Padma', lastName: 'Iyer', barCouncilId: 'MAH/4321/2019', experience: 'experienced' },
  }
  expect((await page.request.post(addressOf(registerCall), { data: registration })).status()).toBe(201)
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel?search=padma')
  const facts = ['MAH/4321/2019', 'Maharashtra or Goa (by number)', 'Experienced (3+ years)', 'Not confirmed']
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(new Date())
  const line = page.getByRole('table').getByRole('row').nth(1)
  for (const fact of [...facts, today]) await expect(line).toContainText(fact)

  await page.getByRole('button', { name: 'Padma Iyer', exact: true }).click()
  const panel = page.getByRole('dialog')
  for (const fact of [...facts, today]) await expect(panel).toContainText(fact)
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect(panel).toContainText('Reject Padma Iyer?')
  await panel.getByRole('button', { name: 'Cancel' }).click()

  await page.setViewportSize(phone)
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
  for (const fact of [...facts, today]) await expect(card).toContainText(fact)
  await expectToFit(page)
  const cut = await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(cut, 'pixels of the card that are cut off').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Padma Iyer', exact: true }).click()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await site.mail.waitFor(mail => mail.to.includes('padma@example.in') && mail.subject.includes('approved'))
})

test('the second of two administrators who edit one user is shown what changed', async ({
  page,
  site,
  signIn,
  request,
}) => {
  const person = await site.createUser()
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel')
  await page.getByLabel('Search users').fill(person.username)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /More actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last name').fill('Typed here')
  await request.patch(addressOf(changeUserCall, { params: { id: person.id } }), {
    headers: { 'x-session-token': site.adminToken },
    data: { firstName: 'Elsewhere' },
  })
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(dialog).toContainText('Elsewhere')
  await expect(dialog.getByLabel('Last name')).toHaveValue('Typed here')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('User updated successfully', { exact: true })).toBeVisible()
})

test('the users are filtered by status, with how many each has', async ({ page, site, signIn }) => {
  const suspended = await site.createUser({ username: 'chips1', status: 'suspended' })
  await site.createUser({ username: 'chips2' })
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel')
  await page.getByLabel('Search users').fill('chips')
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d+$`) })
  for (const [name, count] of Object.entries({ All: 2, Pending: 0, Approved: 1, Rejected: 0, Suspended: 1 }))
    await expect(chip(name)).toHaveText(`${name}${count}`)
  await chip('Suspended').click()
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible()
  await expect(page.getByRole('table')).toContainText(suspended.email)
  await expect(page.getByRole('table')).not.toContainText('chips2')
  await expect(page).toHaveURL(/status=suspended/)
})

test('statistics show what was done by day, week and month, as bars, table and CSV', async ({
  page,
  site,
  signIn,
}) => {
  const reader = await site.createUser()
  const guide = addressOf(readProcedureCall, { params: { slug: 'consumer-complaint-procedure' } })
  await callJson(site.url, guide, reader)
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel')
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByRole('img', { name: /^Opened: .* in 26 weeks, most in the week of/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Guides most opened' })).toContainText('consumer', {
    ignoreCase: true,
  })
  await page.getByRole('button', { name: 'Days' }).click()
  await expect(page.getByRole('img', { name: /^Opened: .* in 30 days/ })).toBeVisible()
  await expect(page).toHaveURL(/by=day/)
  await page.getByText('Guides: the figures as a table').click()
  const latest = page.getByRole('region', { name: 'Guides, as a table' }).getByRole('row').nth(1)
  await expect(latest.getByRole('cell')).not.toHaveText('0')
  const csv = await download(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(csv.bytes.toString('utf8')).toMatch(/Guides,Opened,\d{4}-\d\d-\d\d,[1-9]/)
  await page.getByRole('button', { name: 'Months' }).click()
  await page.reload()
  await expect(page.getByRole('img', { name: /^Registered: .* in 12 months/ })).toBeVisible()
  await page.setViewportSize(phone)
  await expectToFit(page)
})

test('the history of acts is found by name and day, and saved as CSV', async ({ page, site, signIn }) => {
  const person = await site.createUser({ username: 'history.reader' })
  const status = addressOf(changeUserStatusCall, { params: person })
  const change = { method: 'PATCH', token: site.adminToken, body: { status: 'suspended', reason: 'Fees' } }
  await callJson(site.url, status, change)
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel?tab=audit')
  await page.getByLabel('Search by name').fill('history.reader')
  const acts = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(page.getByText('suspended history.reader')).toBeVisible()
  await expect(acts.first()).toContainText(/Reason: empty .*Fees/)
  const csv = await download(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(csv.bytes.toString('utf8')).toContain('history.reader')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(acts.first()).toBeVisible()
  await expect(page.getByLabel('Search by name')).toHaveValue('')
  await page.setViewportSize(phone)
  await expectToFit(page)
})

test('on a phone the tabs of the panel scroll, and the chosen one is in sight', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, { token: site.adminToken })
  await page.goto('/admin-panel?tab=settings')
  const chosen = page.getByRole('tab', { name: 'System settings' })
  await expect(chosen).toBeInViewport({ ratio: 0.95 })
  await expect(page.getByRole('tab', { name: 'Users' })).not.toBeInViewport()
  await chosen.press('Home')
  await expect(page.getByRole('tab', { name: 'Users' })).toBeInViewport({ ratio: 0.95 })
  await expectToFit(page)
})

test('everybody else is denied access', async ({ page, site, signIn }) => {
  await signIn(page, await site.createUser())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  await page.goto('/admin-panel')
  await expect(page.getByText('Access Denied')).toBeVisible()
  await expect(page.getByText('You need administrator privileges to access this page.')).toBeVisible()
})
