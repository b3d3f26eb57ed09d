import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkContent } from '#server/content/check-content.ts'
import type { FormDraft } from '#server/content/draft.ts'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { findLayoutDefects, readLayout } from '#server/features/documents/testing/page-layout.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { expect, test } from './fixtures.ts'

const slugs = ['plaint-recovery-of-money', 'cheque-bounce-complaint']

/** Called in a test: Playwright loads this file in its own process and in that of a worker. */
function readDraft(slug: string): FormDraft {
  const sources = loadSources('content')
  const forms = sources.forms.filter(form => form.slug === slug)
  const [checked] = checkContent({ ...sources, forms }, 'start').forms
  if (!checked?.draft) throw new Error(`no form ${slug}`)
  return checked.draft
}

async function print(page: Page, file: string): Promise<string[]> {
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true }))
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

/** A browser draws the margins of a page before its text. */
function expectNumbers(pages: readonly string[]) {
  expect(pages.map(text => text.trim().split('\n')[0])).toEqual(pages.map((_, at) => String(at + 1)))
}

for (const slug of slugs)
  test(`a browser prints ${slug} with page numbers and no signature alone`, async ({ page }, info) => {
    const draft = readDraft(slug)
    const numberWords = await loadNumberWords('en')
    const paper = compile(draft.view, 'en', sampleValues(draft.sample, 'en'), { blank: 'rule', numberWords })
    const profile = courtProfiles[draft.view.courtProfile]
    await page.setContent(writeHtml(paper, profile))
    const file = info.outputPath('paper.pdf')
    expectNumbers(await print(page, file))
    expect(findLayoutDefects(readLayout(file, paper, profile), 0.5)).toEqual([])
  })

test('the builder prints pages with their numbers', async ({ page, beginVakalatnama }, info) => {
  await beginVakalatnama()
  await expect(
    page
      .getByLabel('Document preview')
      .getByText(/civil judge/i)
      .first(),
  ).toBeVisible()
  // What prints is loaded after what is seen.
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('#print-sheet')).toBeAttached({ timeout: 100 })
  }).toPass()
  const pages = await print(page, info.outputPath('paper.pdf'))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain('CIVIL JUDGE')
  expectNumbers(pages)
})
