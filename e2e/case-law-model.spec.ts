import { analyze } from './axe.ts'
import { box, extractsOf, named } from './case-law-page.ts'
import { desktop, expect, test } from './fixtures.ts'

const issue = 'Can anticipatory bail be granted after the charge sheet is filed?'
const borne = 'Anticipatory bail is not refused only because the charge is a serious one.'
const unborne = 'The same was held in (1999) 9 SCC 999.'

test.describe('case law with a language model', () => {
  test.use({ viewport: desktop, reducedMotion: 'reduce' })
  test.beforeEach(async ({ page, modelSite, signIn }) => {
    modelSite.model.mode = 'right'
    modelSite.model.say = answerInTurn
    await signIn(page, await modelSite.createUser())
    await page.goto(`${modelSite.url}/case-law`)
  })

  test('says who is asked, and shows its answer with sources and what was taken out', async ({ page }) => {
    await expect(page.getByText('Questions are sent to local-model')).toBeVisible()
    await box(page).fill(issue)
    await box(page).press('Enter')
    const summary = page.getByRole('region', { name: 'Written by local-model from the results' })
    await expect(summary.getByRole('listitem').first()).toContainText(borne)
    await summary.getByText('1 statement was removed because its source did not bear it').click()
    await expect(summary.locator('s')).toHaveText(unborne)
    await expect(summary).toContainText('Its source does not name (1999) 9 SCC 999.')
    await analyze(page, '/case-law, the answer of a model')
    const source = summary.getByRole('link')
    await expect(source).toHaveCount(1)
    await source.click()
    await expect(page).toHaveURL(/\/case-law\/[a-z0-9-]+#[a-z0-9-]+$/)
  })

  test('that fails leaves the results, with extracts and a word about it', async ({ page, modelSite }) => {
    modelSite.model.mode = 'error 500'
    await box(page).fill(issue)
    await box(page).press('Enter')
    await expect(extractsOf(page)).toContainText('The model failed; these are extracts.')
    await expect(extractsOf(page).getByRole('listitem').first().getByRole('link')).toBeVisible()
    await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
  })

  test('that is slow is waited for within reason, which the page says meanwhile', async ({
    page,
    modelSite,
  }) => {
    // It orders the results as it should, and then never answers.
    modelSite.model.say = shown => {
      if (shown.includes('judgment 1]')) modelSite.model.mode = 'slow'
      return answerInTurn(shown)
    }
    await box(page).fill(issue)
    await box(page).press('Enter')
    await expect(page.getByText('This takes longer than usual. What you typed is kept.')).toBeVisible()
    await expect(extractsOf(page)).toContainText('The model did not answer in time; these are extracts.', {
      timeout: 20_000,
    })
    await expect(named(page, 'Sushila Aggarwal')).toHaveCount(1)
  })
})

/** What the model says to each of the three things that it is asked. */
function answerInTurn(shown: string): string {
  if (shown.includes('passage 1]')) {
    const statements = [borne, unborne].map(text => ({ text, passages: [1], quotation: null }))
    return JSON.stringify({ statements })
  }
  return JSON.stringify(shown.includes('judgment 1]') ? { order: [1, 2] } : { searches: [] })
}
