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
const { forms } = checkContent(loadSources(path.join(import.meta.dirname, '../../../content')))
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

/**
 * Here something that cannot be divided goes to the next page: the last words of the prayer with a signature block of seven to ten
 * lines (party, advocate, enrolment, address, telephone), with the verification that ends the paper too, or a row of a table.
 */
const indivisible: Record<string, number> = {
  'affidavit-evidence-in-chief hi, required answers only': 0.62,
  'affidavit-general hi, required answers only': 0.63,
  'affidavit-general mr, required answers only': 0.63,
  'application-adjournment en, all answers': 0.61,
  'arbitration-section-11 hi, all answers': 0.66,
  'arbitration-section-9 hi, all answers': 0.46,
  'arbitration-set-aside en, all answers': 0.59,
  'arbitration-set-aside hi, required answers only': 0.55,
  'arbitration-set-aside mr, all answers': 0.52,
  'bail-application-high-court en, required answers only': 0.61,
  'bail-application-sessions mr, required answers only': 0.62,
  'consumer-appeal-state en, required answers only': 0.58,
  'consumer-appeal-state mr, all answers': 0.59,
  'consumer-complaint-district en, required answers only': 0.55,
  'consumer-complaint-district hi, all answers': 0.65,
  'consumer-written-version en, required answers only': 0.54,
  'consumer-written-version mr, all answers': 0.52,
  'divorce-mutual-consent-hma-first-motion en, all answers': 0.65,
  'divorce-mutual-consent-hma-first-motion en, required answers only': 0.51,
  'drt-original-application en, all answers': 0.61,
  'dv-application en, all answers': 0.62,
  'dv-application hi, required answers only': 0.47,
  'dv-application mr, required answers only': 0.49,
  'ibc-section-7-application en, all answers': 0.64,
  'ibc-section-9-application en, all answers': 0.64,
  'ibc-section-9-application en, required answers only': 0.59,
  'ibc-section-9-application hi, required answers only': 0.64,
  'itat-appeal en, all answers': 0.65,
  'itat-appeal mr, required answers only': 0.62,
  'mact-claim-injury mr, all answers': 0.53,
  'maintenance-application-bnss hi, required answers only': 0.57,
  'maintenance-application-bnss mr, all answers': 0.64,
  'maintenance-application-bnss mr, required answers only': 0.6,
  'plaint-recovery-of-money hi, all answers': 0.58,
  'plaint-recovery-of-money hi, required answers only': 0.65,
  'private-complaint-magistrate en, required answers only': 0.62,
  'private-complaint-magistrate hi, all answers': 0.53,
  'quashing-petition-fir en, required answers only': 0.59,
  'writ-petition-civil-hc mr, required answers only': 0.65,
}

describe('pages of the PDF: no signature and no verification alone, two thirds full wherever a text goes on', () => {
  it.each(papers)('$name', ({ name, full, profile }) => {
    const file = path.join(folder, `${name}.pdf`)
    writeFileSync(file, writePdf(full, profile, new Date(0)))
    expect(findLayoutDefects(readLayout(file, full, profile), indivisible[name])).toEqual([])
  })

  it('a vakalatnama has two pages', () => {
    for (const { full, profile, name } of papers.filter(({ slug }) => slug === 'vakalatnama')) {
      const file = path.join(folder, `${name}.pdf`)
      writeFileSync(file, writePdf(full, profile, new Date(0)))
      expect(readLayout(file, full, profile)).toHaveLength(2)
    }
  })
})
