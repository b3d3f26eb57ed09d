import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { anyAnswers, drawableAnswers } from '#shared/templates/fixtures/any-text.ts'
import { everyBlock } from '#shared/templates/fixtures/every-block.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { render } from './render.ts'
import { convertToText, readPdfPages, squeeze } from './testing/read-back.ts'
import { writeDocx } from './write-docx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-fuzz-'))
afterAll(() => rmSync(folder, { recursive: true }))

const profile = courtProfiles.bombay
const now = new Date('2026-11-20')
const numberWords = await loadNumberWords('en')
const compileEn = (values: object) =>
  compile(everyBlock, 'en', values as FormValues, { blank: 'rule', numberWords })

const alone = (document: CompiledDocument) => ({
  title: document.title,
  papers: [{ id: 'main', title: document.title, document }],
  index: [],
})

describe('whatever is typed', () => {
  it('the PDF is written or refused with its reason, and the Word file is written', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswers, async values => {
        const document = compileEn(values)
        const pdf = await render({ format: 'pdf', set: alone(document), profile, now })
        if ('bytes' in pdf) expect(Buffer.from(pdf.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
        else expect(pdf.undrawable.characters.length).toBeGreaterThan(0)
        const docx = await render({ format: 'docx', set: alone(document), profile, now })
        expect('bytes' in docx && Buffer.from(docx.bytes).toString('latin1', 0, 2)).toBe('PK')
      }),
      { numRuns: 150 },
    )
  })

  it('markup in answers is printed in the PDF as it was typed', async () => {
    const file = path.join(folder, 'typed.pdf')
    await fc.assert(
      fc.asyncProperty(drawableAnswers, async values => {
        const document = compileEn(values)
        const pdf = await render({ format: 'pdf', set: alone(document), profile, now })
        expect(pdf).not.toHaveProperty('undrawable')
        writeFileSync(file, 'bytes' in pdf ? pdf.bytes : '')
        expect(squeeze(readPdfPages(file, false))).toBe(squeeze(writeText(document)))
      }),
      { numRuns: 60 },
    )
  })

  it('markup in answers is printed in the Word file as it was typed', async () => {
    const documents = fc.sample(drawableAnswers, { numRuns: 40, seed: 482 }).map(compileEn)
    const files = await Promise.all(
      documents.map(async (document, index) => {
        const file = path.join(folder, `typed-${index}.docx`)
        writeFileSync(file, await writeDocx(document, profile))
        return file
      }),
    )
    const texts = convertToText(files, folder)
    for (const [index, document] of documents.entries())
      expect(texts[index]).toBe(squeeze(writeText(document)))
  }, 300_000)
})
