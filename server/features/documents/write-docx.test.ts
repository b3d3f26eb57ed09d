import { describe, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { everyAnswer, everyBlock } from '#shared/templates/fixtures/every-block.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { readZipEntry } from './testing/read-zip.ts'
import { writeDocx } from './write-docx.ts'

const numberWords = await loadNumberWords('en')
const filled = compile(everyBlock, 'en', everyAnswer, { blank: 'rule', numberWords })
const part = async (profile: keyof typeof courtProfiles, name: string, document = filled) =>
  readZipEntry(await writeDocx(document, courtProfiles[profile]), name)

describe('the Word file', () => {
  it('has the body of the golden file', async () => {
    const body = (await part('general', 'word/document.xml')).replace(/^[\s\S]*<w:body>/, '')
    await expect(body.replaceAll('</w:p>', '</w:p>\n')).toMatchFileSnapshot('golden/every-block.document.xml')
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
    expect(styles).toMatch(/w:rFonts w:ascii="Times New Roman" w:cs="Nirmala UI"/)
    expect(styles).toMatch(/w:lang w:val="en-IN" w:bidi="hi-IN"/)
    expect(await part('general', 'word/numbering.xml')).toContain('lowerLetter')
  })

  it('carries the notice where the court does not take the language', async () => {
    const hindi = compile(everyBlock, 'hi', everyAnswer, { blank: 'rule' })
    expect(await part('general', 'word/header1.xml', hindi)).toContain('For reference, not for filing')
  })
})
