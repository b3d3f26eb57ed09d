import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { formOf } from '#shared/templates/fixtures/every-block.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writePdf = createPdfWriter()
const content = Array.from({ length: 120 }, () => '1. The plaintiff states so.').join('\n\n')
const long = compile(formOf({ header: 'IN THE COURT', content }, []), 'en', {}, { blank: 'rule' })

it.each(Object.entries(courtProfiles))('every page of a PDF ends with its number (%s)', (name, profile) => {
  const file = path.join(folder, `${name}.pdf`)
  writeFileSync(file, writePdf(long, profile, new Date()))
  const pages = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  expect(pages.length).toBeGreaterThanOrEqual(3)
  expect(pages.map(page => page.trimEnd().split('\n').at(-1))).toEqual(pages.map((_, at) => String(at + 1)))
})
