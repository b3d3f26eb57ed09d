import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { languages } from '#shared/languages.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import {
  convertToText,
  listHeads,
  readPdf,
  readPdfPages,
  spellOut,
  squeeze,
  withoutHeads,
} from './testing/read-back.ts'
import { writeDocx } from './write-docx.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writePdf = createPdfWriter()
const { forms } = checkContent(loadSources(path.join(import.meta.dirname, '../../../content')), 'start')
const drafts = forms.flatMap(form => form.draft ?? [])
const cases = drafts.flatMap(draft =>
  languages.map(language => ({ name: `${draft.slug}.${language}`, draft, language })),
)

const documents = await Promise.all(
  cases.map(async ({ name, draft, language }) => {
    const numberWords = await loadNumberWords(language)
    const values = sampleValues(draft.sample, language)
    const document = compile(draft.view, language, values, { blank: 'rule', numberWords })
    return { name, document, profile: courtProfiles[draft.view.courtProfile] }
  }),
)

describe('every form with its sample, in every language', () => {
  it('there are some', () => expect(drafts.length).toBeGreaterThanOrEqual(36))

  it.each(documents)('$name: the PDF gives back the words that went in', ({ name, document, profile }) => {
    const file = path.join(folder, `${name}.pdf`)
    writeFileSync(file, writePdf(document, profile, new Date()))
    const read = squeeze(readPdfPages(file, document.notice !== undefined))
    expect(withoutHeads(read, document)).toBe(withoutHeads(spellOut(document), document))
    const heads = listHeads(document)
    for (const head of heads)
      expect(read.split(head).length - 1).toBeGreaterThanOrEqual(heads.filter(other => other === head).length)
  })

  it.each(documents)('$name: text and page are complete', ({ document, profile }) => {
    expect(listRuns(document).filter(run => run.blank)).toEqual([])
    expect(writeText(document)).not.toMatch(/\{\w+\}/)
    expect(writeHtml(document, profile)).not.toMatch(/\{[a-z]\w*\}(?![^<]*<\/style>)/)
  })

  it('the Word files open in LibreOffice and hold the same words and numbers', async () => {
    const files = await Promise.all(
      documents.map(async ({ name, document, profile }) => {
        const file = path.join(folder, `${name}.docx`)
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

describe('the text in the PDF', () => {
  it('has every Devanagari word of the content as it is spelt', () => {
    const texts = forms.flatMap(({ source }) =>
      [source.yaml, source.texts.hi, source.texts.mr].map(file => file?.text ?? ''),
    )
    const words = texts.flatMap(
      text => text.normalize('NFC').match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? [],
    )
    const lines = [...new Set(words)].sort().map(text => [{ text }])
    const blocks = lines.map((line, index) => ({
      key: String(index),
      kind: 'paragraph' as const,
      lines: [line],
    }))
    const document = {
      title: 'words',
      language: 'mr' as const,
      sections: [{ name: 'content' as const, blocks }],
    }
    const file = path.join(folder, 'words.pdf')
    writeFileSync(file, writePdf(document, courtProfiles.plain, new Date()))
    expect(squeeze(readPdfPages(file, false))).toBe(squeeze(lines.map(([run]) => run?.text).join('\n')))
  })

  it('is mended without a dot of the page changing', () => {
    const { document, profile } =
      documents.find(({ name }) => name === 'maintenance-application-bnss.hi') ?? documents[0]!
    const [mended, raw] = [createPdfWriter(), createPdfWriter({ mend: false })].map((write, index) => {
      const file = path.join(folder, `mended-${index}.pdf`)
      writeFileSync(file, write(document, profile, new Date(0)))
      return execFileSync('pdftoppm', ['-r', '40', file], {
        maxBuffer: 1e9,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    })
    expect(mended?.equals(raw ?? Buffer.alloc(0))).toBe(true)
  })

  it('says its title and language, is tagged, archival and numbered', () => {
    const file = path.join(folder, 'plaint-recovery-of-money.hi.pdf')
    const { title, tagged } = readPdf(file)
    expect({ title, tagged }).toEqual({
      title: documents.find(({ name }) => name === 'plaint-recovery-of-money.hi')?.document.title,
      tagged: true,
    })
    const bytes = readFileSync(file, 'latin1')
    expect(bytes).toMatch(/pdfaid:part>2</)
    expect(bytes).toMatch(/pdfaid:conformance>A</)
    expect(bytes).toMatch(/\/Lang \(hi-IN\)/)
    expect(bytes).toContain('/Outlines')
  })
})
