import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { everyAnswer, everyBlock, field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { fontFiles } from './fonts.ts'
import { readZipBytes, readZipEntry } from './testing/read-zip.ts'
import { writeDocx } from './write-docx.ts'

const numberWords = await loadNumberWords('en')
const filled = compile(everyBlock, 'en', everyAnswer, { blank: 'rule', numberWords })
const part = async (profile: keyof typeof courtProfiles, name: string, document = filled) =>
  readZipEntry(await writeDocx(document, courtProfiles[profile]), name)

const plainForm = formOf({ content: 'Nothing but English.' }, [])

/** The first 32 bytes of an embedded font are mixed with its key (ECMA-376 part 4, 17.8.1). */
function plainFont(zip: Buffer, number: number, key: string): Buffer {
  const font = Buffer.from(readZipBytes(zip, `word/fonts/font${number}.odttf`))
  const mask = Buffer.from(key.replaceAll('-', ''), 'hex').reverse()
  for (let at = 0; at < 32; at++) font[at] = (font[at] ?? 0) ^ (mask[at % 16] ?? 0)
  return font
}

describe('the Word file', () => {
  it('has the body of the golden file', async () => {
    const body = (await part('general', 'word/document.xml')).replace(/^[\s\S]*<w:body>/, '')
    await expect(body.replaceAll('</w:p>', '</w:p>\n')).toMatchFileSnapshot('golden/every-block.document.xml')
  })

  it('keeps the language of a quotation', async () => {
    const fields = [field('facts', 'facts', { type: 'textarea', structure: true })]
    const form = formOf({ content: '1. {facts}' }, fields)
    const document = compile(form, 'hi', { facts: 'तथ्य\n> Time is of the essence.' }, { blank: 'rule' })
    const body = await part('general', 'word/document.xml', document)
    expect(body).toMatch(/<w:lang w:val="en-IN"[^>]*\/>[\s\S]*Time is of the essence/)
  })

  it('mirrors the margins where the court binds both sides, and only there', async () => {
    expect(await part('bombay', 'word/settings.xml')).toContain('<w:mirrorMargins/>')
    expect(await part('general', 'word/settings.xml')).not.toContain('mirrorMargins')
    expect(await part('bombay', 'word/document.xml')).toMatch(/w:pgMar[^>]*w:right="1701"[^>]*w:left="2835"/)
  })

  it('has real styles, numbering and a face for each script', async () => {
    const styles = await part('general', 'word/styles.xml')
    for (const style of [
      'Heading1',
      'Heading2',
      'Title',
      'Centred',
      'Role',
      'NumberedParagraph',
      'Quotation',
    ])
      expect(styles).toContain(`w:styleId="${style}"`)
    expect(styles).toMatch(/w:rFonts w:ascii="Times New Roman" w:cs="Noto Sans Devanagari"/)
    expect(styles).toMatch(/w:lang w:val="en-IN" w:bidi="hi-IN"/)
    expect(await part('general', 'word/numbering.xml')).toContain('lowerLetter')
  })

  it('brings its Devanagari face along, in both weights, where it is needed and nowhere else', async () => {
    const hindi = compile(everyBlock, 'hi', everyAnswer, { blank: 'rule' })
    const table = await part('general', 'word/fontTable.xml', hindi)
    expect(table).toContain('<w:font w:name="Noto Sans Devanagari">')
    expect(table).toMatch(/<w:altName w:val="Nirmala UI,/)
    const zip = await writeDocx(hindi, courtProfiles.general)
    const keys = [...readZipEntry(zip, 'word/fontTable.xml').matchAll(/w:fontKey="\{([0-9A-F-]{36})\}"/g)]
    const carried = keys.map(([, key = ''], index) => plainFont(zip, index + 1, key))
    expect(
      carried.map((face, index) => face.equals(readFileSync(fontFiles['Noto Sans Devanagari'][index] ?? ''))),
    ).toEqual([true, true])
    expect(await part('general', 'word/settings.xml', hindi)).toContain('<w:embedTrueTypeFonts/>')
    const english = compile(plainForm, 'en', {}, { blank: 'rule' })
    expect(await part('general', 'word/settings.xml', english)).not.toContain('embedTrueTypeFonts')
    expect((await writeDocx(english, courtProfiles.general)).length).toBeLessThan(40_000)
  })

  it('carries the notice where the court does not take the language', async () => {
    const hindi = compile(everyBlock, 'hi', everyAnswer, { blank: 'rule' })
    expect(await part('general', 'word/header1.xml', hindi)).toContain('For reference, not for filing')
  })
})
