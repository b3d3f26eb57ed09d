import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import { requiredAnswers, sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { languages } from '#shared/languages.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { findLayoutDefects, readLayout } from './testing/page-layout.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-breaks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writePdf = createPdfWriter()
const { forms } = checkContent(loadSources(path.join(import.meta.dirname, '../../../content')), 'start')
const amounts = ['all answers', 'required answers only'] as const
const papers = await Promise.all(
  forms
    .flatMap(form => form.draft ?? [])
    .flatMap(draft => languages.flatMap(language => amounts.map(amount => ({ draft, language, amount }))))
    .map(async ({ draft, language, amount }) => {
      const numberWords = await loadNumberWords(language)
      const sample = sampleValues(draft.sample, language)
      const values = amount === 'all answers' ? sample : requiredAnswers(draft.view, sample)
      return {
        name: `${draft.slug} ${language}, ${amount}`,
        slug: draft.slug,
        full: compile(draft.view, language, values, { blank: 'rule', numberWords }),
        profile: courtProfiles[draft.view.courtProfile],
      }
    }),
)

describe('pages of the PDF: no signature and no verification alone, and no page ends early while more would fit', () => {
  it.each(papers)('$name', ({ name, full, profile }) => {
    const file = path.join(folder, `${name}.pdf`)
    writeFileSync(file, writePdf(full, profile, new Date(0)))
    expect(findLayoutDefects(readLayout(file, full, profile))).toEqual([])
  })

  it('a vakalatnama has two pages', () => {
    for (const { full, profile, name } of papers.filter(({ slug }) => slug === 'vakalatnama')) {
      const file = path.join(folder, `${name}.pdf`)
      writeFileSync(file, writePdf(full, profile, new Date(0)))
      expect(readLayout(file, full, profile)).toHaveLength(2)
    }
  })
})
