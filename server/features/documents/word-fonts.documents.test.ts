import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { once } from '#server/lib/once.ts'
import { languages } from '#shared/languages.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { convertToPdf, listFonts, readPdfPages, squeeze } from './testing/read-back.ts'
import { readZipEntry } from './testing/read-zip.ts'
import { writeDocx } from './write-docx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-word-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Has signs above and below, conjuncts and a reph; long enough to fill lines. */
const words = 'महत्त्वाची बाब येथे सत्यापित केले की, वर्षांच्या कार्यवाहीत सर्वांना मर्यादेत उद्भवलेली अंतर्गत कारणे. '
const content = `## सत्यापन\n\n**${words.trim()}** ${words.repeat(6)}\n\n1. {facts}\n\nSection 63(4), ${words}`
const form = { ...formOf({ content }, [field('facts')]), filingLanguages: [...languages] }

/** Both in one start of LibreOffice. */
const printBoth = once(async () => {
  const printed = await Promise.all(
    (['hi', 'mr'] as const).map(async language => {
      const document = compile(form, language, { facts: words.repeat(8) }, { blank: 'rule' })
      const file = path.join(folder, `${language}.docx`)
      writeFileSync(file, await writeDocx(document, courtProfiles.general))
      return { document, file }
    }),
  )
  const pdfs = convertToPdf(
    printed.map(({ file }) => file),
    folder,
  )
  return printed.map(({ document }, at) => ({ document, pdf: pdfs[at] ?? '' }))
})

async function print(language: 'hi' | 'mr') {
  const found = (await printBoth()).find(({ document }) => document.language === language)
  if (!found) throw new Error(`nothing was printed in ${language}`)
  return found
}

describe('a Word file in Devanagari, printed by LibreOffice', () => {
  it.each(['hi', 'mr'] as const)(
    '%s: in the face it carries, in both weights, and as it was typed',
    async language => {
      const { document, pdf } = await print(language)
      expect(listFonts(pdf)).toEqual(
        expect.arrayContaining(['NotoSansDevanagari-Regular', 'NotoSansDevanagari-Bold']),
      )
      expect(listFonts(pdf).filter(font => /Devanagari|Mangal|Nirmala|Lohit|Hindi/.test(font))).toHaveLength(
        2,
      )
      expect(squeeze(readPdfPages(pdf, document.notice !== undefined))).toBe(squeeze(writeText(document)))
    },
  )

  it('is not stretched to both margins, which tears signs from their letters', async () => {
    const hindi = await writeDocx(
      compile(form, 'hi', { facts: 'क' }, { blank: 'rule' }),
      courtProfiles.general,
    )
    const english = await writeDocx(
      compile(form, 'en', { facts: 'x' }, { blank: 'rule' }),
      courtProfiles.general,
    )
    const styles = [hindi, english].map(
      zip => readZipEntry(zip, 'word/styles.xml').split('</w:docDefaults>')[0],
    )
    expect(styles[0]).toContain('<w:jc w:val="left"/>')
    expect(styles[1]).toContain('<w:jc w:val="both"/>')
  })
})
