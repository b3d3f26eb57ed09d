import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadEveryForm, type SampleForm } from '#server/content/testing/every-form.ts'
import { once } from '#server/lib/once.ts'
import { type Language, languages } from '#shared/languages.ts'
import { type CompiledDocument, listRuns } from '#shared/templates/blocks.ts'
import { type CourtProfile, courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { writeDocx } from '../write-docx.ts'
import { findLayoutDefects, findPages } from './page-layout.ts'
import { readPdfLines, wordsOf } from './pdf-lines.ts'
import { convertToText, listHeads, spellOut, squeeze, withoutHeads } from './read-back.ts'
import { compileSample, writePdf } from './sample-documents.ts'

/**
 * Each form with its sample in one language, drawn once and looked at from every side. There is a test file for each
 * language, so that two workers share the work.
 */
export async function describeEveryForm(language: Language) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-every-form-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const draw = (name: string, document: CompiledDocument, profile: CourtProfile) => {
    const file = path.join(folder, `${name}.pdf`)
    writeFileSync(file, writePdf(document, profile, new Date(0)))
    return readPdfLines(file)
  }
  const forms = loadEveryForm()
  const list = (chosen: readonly SampleForm[], amount: 'all answers' | 'required answers only') =>
    Promise.all(
      chosen.map(async form => {
        const { slug, view } = form
        const document = await compileSample(form, language, amount)
        const profile = courtProfiles[view.courtProfile]
        const name = `${slug}.${language}, ${amount}`
        return { name, slug, document, profile, pages: once(() => draw(name, document, profile)) }
      }),
    )
  const full = await list(forms, 'all answers')
  /** Each form's other papers, and its paper with the required answers, are looked at in one of the languages in turn. */
  const ofThisTurn = forms.filter((_, index) => languages[index % languages.length] === language)
  const drafts = [...full, ...(await list(ofThisTurn, 'required answers only'))]

  const seen = new Map<string, number>()
  /** A paper that very many forms share is looked at in the first of them. */
  const isLookedAt = (paper: string) => {
    const times = (seen.get(paper) ?? 0) + 1
    seen.set(paper, times)
    return times <= 15
  }

  describe(`every form with its sample (${language})`, () => {
    it('there are some', () => expect(forms.length).toBeGreaterThanOrEqual(36))

    it.each(full)('$name: the PDF gives back the words that went in', ({ document, pages }) => {
      const read = squeeze(wordsOf(pages(), document))
      expect(withoutHeads(read, document)).toBe(withoutHeads(spellOut(document), document))
      const heads = listHeads(document)
      for (const head of heads)
        expect(read.split(head).length - 1).toBeGreaterThanOrEqual(
          heads.filter(other => other === head).length,
        )
    })

    it.each(full)('$name: text and page are complete', ({ document, profile }) => {
      expect(listRuns(document).filter(run => run.blank)).toEqual([])
      expect(writeText(document)).not.toMatch(/\{\w+\}/)
      expect(writeHtml(document, profile)).not.toMatch(/\{[a-z]\w*\}(?![^<]*<\/style>)/)
    })

    it('the Word files open in LibreOffice and hold the same words and numbers', async () => {
      const files = await Promise.all(
        full.map(async ({ slug, document, profile }) => {
          const file = path.join(folder, `${slug}.docx`)
          writeFileSync(file, await writeDocx(document, profile))
          return { file, expected: spellOut(document) }
        }),
      )
      const texts = convertToText(
        files.map(({ file }) => file),
        folder,
      )
      for (const [index, { file, expected }] of files.entries())
        expect({ file, text: texts[index] }).toEqual({ file, text: expected })
    }, 300_000)
  })

  describe(`pages of the PDF: no signature and no verification alone, and no page ends early while more would fit (${language})`, () => {
    it.each(drafts)('$name', ({ document, profile, pages }) => {
      expect(findLayoutDefects(findPages(pages(), document, profile))).toEqual([])
    })

    it.each(ofThisTurn)('the papers beside $slug', async ({ slug, view, sample }) => {
      const numberWords = await loadNumberWords(language)
      const values = sampleValues(sample, language)
      const set = compileSet(view, language, values, { blank: 'rule', numberWords })
      const profile = courtProfiles[view.courtProfile]
      const beside = set.papers.filter(({ id }) => id !== 'main' && isLookedAt(id))
      const defects = beside.flatMap(({ id, document }) =>
        findLayoutDefects(findPages(draw(`${slug} ${id}`, document, profile), document, profile)).map(
          defect => `${slug} ${id}, ${defect}`,
        ),
      )
      expect(defects).toEqual([])
    })

    it('a vakalatnama has two pages', () => {
      for (const { pages } of drafts.filter(({ slug }) => slug === 'vakalatnama'))
        expect(pages()).toHaveLength(2)
    })
  })
}
