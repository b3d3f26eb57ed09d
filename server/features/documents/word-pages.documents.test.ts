import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { type Language, languages } from '#shared/languages.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { findLayoutDefects, type Page, readLayout } from './testing/page-layout.ts'
import { convertToPdf } from './testing/read-back.ts'
import { writeDocx } from './write-docx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-word-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { forms } = checkContent(loadSources(path.join(import.meta.dirname, '../../../content')), 'start')

/**
 * Word pages cannot be checked before download, so more blocks are kept together, and pages may be
 * emptier than those of the PDF.
 */
const half = 0.5

async function layOut(slug: string, language: Language): Promise<Page[]> {
  const draft = forms.flatMap(form => form.draft ?? []).find(each => each.slug === slug)
  if (!draft) throw new Error(`no form ${slug}`)
  const profile = courtProfiles[draft.view.courtProfile]
  const numberWords = await loadNumberWords(language)
  const values = sampleValues(draft.sample, language)
  const document = compile(draft.view, language, values, { blank: 'rule', numberWords })
  const file = path.join(folder, `${slug}.${language}.docx`)
  writeFileSync(file, await writeDocx(document, profile))
  const [pdf = ''] = convertToPdf([file], folder)
  return readLayout(pdf, document, profile)
}

describe('a Word file, printed by LibreOffice', () => {
  it.each([
    'plaint-recovery-of-money',
    'cheque-bounce-complaint',
    'dv-application',
    'itat-appeal',
    'drt-original-application',
  ])('%s: no signature, no verification and no line alone', async slug => {
    expect(findLayoutDefects(await layOut(slug, 'en'), half)).toEqual([])
  })

  it.each(languages)(
    'prayer, verification and their signatures longer than a page are set closer (%s)',
    async language => {
      const pages = await layOut('dv-application', language)
      expect(findLayoutDefects(pages, half)).toEqual([])
      const last = pages.at(-1)?.parts.map(({ block }) => block.kind)
      expect(last).toEqual(expect.arrayContaining(['paragraph', 'columns', 'heading']))
    },
  )

  it.each(languages)('a vakalatnama has two pages (%s)', async language => {
    expect(await layOut('vakalatnama', language)).toHaveLength(2)
  })
})
