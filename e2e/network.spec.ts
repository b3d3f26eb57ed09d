import { expectToFit } from './any-page.ts'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const arnesh = '/case-law/arnesh-kumar-v-state-of-bihar'

test('a link into a judgment is kept through the sign-in; its network is walked there and back', async ({
  page,
  site,
}) => {
  const person = await site.createUser()
  await page.setViewportSize(desktop)
  await page.goto(`${arnesh}#ratio`)
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.url}${arnesh}#ratio`)
  await expect(page.locator('#ratio')).toHaveAttribute('data-target', '')

  const history = page.getByRole('region', { name: 'What later ones did with it' })
  await history.locator('svg a').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Satender Kumar Antil v Central Bureau of Investigation' }),
  ).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Citation network' }).click()
  await expect(page).toHaveURL(`${site.url}${arnesh}/network`)
  const centre = page.getByRole('region', { name: 'In the middle' }).getByRole('heading')
  await expect(centre).toHaveText('Arnesh Kumar v State of Bihar')
  await analyze(page, 'the network of a judgment')
  const step = page
    .getByRole('region', { name: 'Cited by' })
    .getByRole('link', { name: /Satender Kumar Antil/ })
  await step.focus()
  await page.keyboard.press('Enter')
  await expect(centre).toHaveText('Satender Kumar Antil v Central Bureau of Investigation')
  await expect(centre).toBeFocused()
  await page.reload()
  await expect(centre).toHaveText('Satender Kumar Antil v Central Bureau of Investigation')
  await page.goBack()
  await expect(centre).toHaveText('Arnesh Kumar v State of Bihar')
  await page.setViewportSize(phone)
  await expectToFit(page)
})
