import { readFile } from 'node:fs/promises'
import { analyze } from './axe.ts'
import { desktop, expect, phone, test } from './fixtures.ts'

const bail = '/procedures/regular-bail-procedure'
const cheque = '/procedures/cheque-bounce-procedure'

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`a guide that asks, ${name}`, () => {
    test.use({ viewport })

    test('an answer shows its forms, stays after reload and with the back button, and prints', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto(bail)
      const forms = page.locator('#step-5').getByRole('link')
      await expect(forms).toHaveCount(4)
      await page.getByRole('radio', { name: 'Magistrate (section 480)' }).check()
      await expect(page).toHaveURL(/\?answer=magistrate$/)
      await expect(page.getByText('Shown for: Magistrate (section 480). 12 steps apply.')).toBeVisible()
      await expect(forms).toHaveCount(1)
      await page.reload()
      await expect(forms).toHaveCount(1)
      await analyze(page, page.url())
      await page.getByRole('radio', { name: 'High Court (section 483)' }).check()
      await expect(
        page.locator('#step-12').getByText('special leave petition to the Supreme Court under Article 136'),
      ).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('radio', { name: 'Magistrate (section 480)' })).toBeChecked()
      await page.getByRole('button', { name: 'Show all' }).click()
      await expect(forms).toHaveCount(4)
      await page.goto(`${bail}/print?answer=sessions`)
      await expect(page.getByText('In which court is bail asked?')).toBeVisible()
      await expect(page.getByText('Court of Session (section 483)').first()).toBeVisible()
    })

    test('dates are computed from the days typed, one after the other, and saved to a calendar', async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(page, await site.createUser())
      await page.goto(cheque)
      await page.getByRole('textbox', { name: 'Demand notice received by the other side' }).fill('29/09/2025')
      await page.keyboard.press('Tab')
      const panel = page.getByRole('region', { name: 'Dates of this matter' })
      await expect(panel.getByText('Saturday, 15 November 2025')).toBeVisible()
      await expect(panel.getByText('s.142(1)(b), NI Act')).toBeVisible()
      await expect(page).toHaveURL(/dates=demand-received\.2025-09-29/)
      await page.reload()
      await expect(panel.getByText('Tuesday, 14 October 2025')).toBeVisible()
      const saving = page.waitForEvent('download')
      await panel.getByRole('button', { name: 'Save to calendar (.ics)' }).click()
      const file = await saving
      expect(file.suggestedFilename()).toBe('cheque-bounce-procedure.ics')
      const text = await readFile(await file.path(), 'utf8')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
      expect(text).toContain('DTSTART;VALUE=DATE:20251115')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      )
      await panel.getByRole('button', { name: 'Clear the dates' }).click()
      await expect(panel.getByText('Saturday, 15 November 2025')).toHaveCount(0)
    })
  })
}

test('the question is asked, and the dates told, in the language of the site', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, await site.createUser())
  await page.context().addCookies([{ name: 'munshi-language', value: 'mr', url: site.url }])
  await page.goto(`${bail}?dates=remand.2026-01-01`)
  await expect(page.getByText('जामीन कोणत्या न्यायालयात मागायचा?')).toBeVisible()
  await expect(page.getByText('सोमवार, 2 मार्च 2026').first()).toBeVisible()
  await analyze(page, page.url())
})
