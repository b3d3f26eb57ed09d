import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import { requiredAnswers, sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { languages } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { type CourtProfile, courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { findLayoutDefects, readLayout } from './testing/page-layout.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-breaks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writePdf = createPdfWriter()
const { forms } = checkContent(loadSources(path.join(import.meta.dirname, '../../../content')), 'start')
const amounts = ['all answers', 'required answers only'] as const
const drafts = forms.flatMap(form => form.draft ?? [])
const papers = await Promise.all(
  drafts
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
/** Each form's other papers in one of the languages in turn. */
const sets = drafts.map((draft, index) => ({ draft, language: languages[index % languages.length] ?? 'en' }))

describe('pages of the PDF: no signature and no verification alone, and no page ends early while more would fit', () => {
  it.each(papers)('$name', ({ name, full, profile }) => {
    expect(findDefects(name, full, profile)).toEqual([])
  })

  it.each(sets)('the papers beside $draft.slug, $language', async ({ draft, language }) => {
    const numberWords = await loadNumberWords(language)
    const values = sampleValues(draft.sample, language)
    const set = compileSet(draft.view, language, values, { blank: 'rule', numberWords })
    const profile = courtProfiles[draft.view.courtProfile]
    const beside = set.papers.filter(({ id }) => id !== 'main')
    expect(
      beside.flatMap(({ id, document }) => findDefects(`${draft.slug} ${id}`, document, profile)),
    ).toEqual([])
  })

  it('a vakalatnama has two pages', () => {
    for (const { full, profile, name } of papers.filter(({ slug }) => slug === 'vakalatnama')) {
      const file = path.join(folder, `${name}.pdf`)
      writeFileSync(file, writePdf(full, profile, new Date(0)))
      expect(readLayout(file, full, profile)).toHaveLength(2)
    }
  })
})

function findDefects(name: string, full: CompiledDocument, profile: CourtProfile): string[] {
  const file = path.join(folder, `${name}.pdf`)
  writeFileSync(file, writePdf(full, profile, new Date(0)))
  return findLayoutDefects(readLayout(file, full, profile)).map(defect => `${name}, ${defect}`)
}
