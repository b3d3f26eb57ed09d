import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSources } from '#server/content/sources.ts'
import { loadSampleForm } from '#server/content/testing/every-form.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { readPdf, readPdfPages, squeeze } from './testing/read-back.ts'
import { compileSample, writePdf } from './testing/sample-documents.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-pdf-text-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { forms } = loadSources(path.join(import.meta.dirname, '../../../content'))

async function readSample(slug: string) {
  const form = loadSampleForm(slug)
  return { document: await compileSample(form, 'hi'), profile: courtProfiles[form.view.courtProfile] }
}

describe('the text in the PDF', () => {
  it('has every Devanagari word of the content as it is spelt', () => {
    const texts = forms.flatMap(source =>
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

  it('is mended without a dot of the page changing', async () => {
    const { document, profile } = await readSample('maintenance-application-bnss')
    const [mended, raw] = [writePdf, createPdfWriter({ mend: false })].map((write, index) => {
      const file = path.join(folder, `mended-${index}.pdf`)
      writeFileSync(file, write(document, profile, new Date(0)))
      return execFileSync('pdftoppm', ['-r', '40', file], {
        maxBuffer: 1e9,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    })
    expect(mended?.equals(raw ?? Buffer.alloc(0))).toBe(true)
  })

  it('says its title and language, is tagged, archival and numbered', async () => {
    const { document, profile } = await readSample('plaint-recovery-of-money')
    const file = path.join(folder, 'plaint.pdf')
    writeFileSync(file, writePdf(document, profile, new Date()))
    const { title, tagged } = readPdf(file)
    expect({ title, tagged }).toEqual({ title: document.title, tagged: true })
    const bytes = readFileSync(file, 'latin1')
    expect(bytes).toMatch(/pdfaid:part>2</)
    expect(bytes).toMatch(/pdfaid:conformance>A</)
    expect(bytes).toMatch(/\/Lang \(hi-IN\)/)
    expect(bytes).toContain('/Outlines')
  })
})
