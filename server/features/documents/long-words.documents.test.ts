import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { formOf } from '#shared/templates/fixtures/every-block.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-long-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hash = '3f2a9c0e5b7d41886a10cce4f9b2d7713f2a9c0e5b7d41886a10cce4f9b2d771'

describe('a hash value of sixty-four signs', () => {
  it('goes on in the next line of the PDF instead of running off the page, and is read back whole', () => {
    const form = formOf(
      { header: 'IN THE COURT', content: `- The record: ${hash}`, footer: ' || Advocate' },
      [],
    )
    const written = compile(form, 'en', {}, { blank: 'rule' })
    const file = path.join(folder, 'hash.pdf')
    writeFileSync(file, createPdfWriter()(written, courtProfiles.general, new Date()))
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    expect(text).not.toContain(hash)
    expect(text.replace(/\s+/g, '')).toContain(hash)
  })
})
