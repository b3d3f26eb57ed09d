import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { once } from '#server/lib/once.ts'
import { convertToPdf } from '../documents/testing/read-back.ts'
import { listAuthorities } from './authorities.ts'
import { writeAuthoritiesDocx } from './authorities-docx.ts'
import { savedAuthority } from './testing/saved-authority.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-authorities-'))
afterAll(() => rmSync(folder, { recursive: true }))

const arnesh = savedAuthority({
  caseTitle: 'Arnesh Kumar v State of Bihar',
  citations: ['2014 INSC 463', '(2014) 8 SCC 273'],
  year: 2014,
  sections: [{ act: 'CrPC', section: '41A' }],
  note: 'धारा ४१ का पालन नहीं हुआ।\n<b>&amp; "so on" \u0000',
})
const many = Array.from({ length: 40 }, (_, number) =>
  savedAuthority({ caseTitle: `Case ${number} v State` }),
)

const lists = { one: [arnesh], many, none: [] }

/** All in one start of LibreOffice. */
const convertAll = once(async () => {
  const files = Object.entries(lists).map(async ([name, saved]) => {
    const file = path.join(folder, `${name}.docx`)
    writeFileSync(file, await writeAuthoritiesDocx(listAuthorities(saved), new Date('2026-06-30T20:00:00Z')))
    return file
  })
  convertToPdf(await Promise.all(files), folder)
})

/** The text of each page as LibreOffice lays it out. */
async function readPages(name: keyof typeof lists): Promise<string[]> {
  await convertAll()
  const pdf = path.join(folder, `${name}.pdf`)
  expect(readFileSync(pdf).length).toBeGreaterThan(1000)
  const text = execFileSync('pdftotext', ['-layout', pdf, '-']).toString()
  return text.split('\f').slice(0, -1)
}

describe('the table of authorities as a Word file', () => {
  it('opens in LibreOffice with every column, in both scripts', async () => {
    const [page = '', ...others] = await readPages('one')
    expect(others).toEqual([])
    const squeezed = page.replace(/\s+/g, ' ')
    for (const part of [
      'TABLE OF AUTHORITIES 1 judgment · 1 July 2026',
      'No. Case and citation Court Year Sections Note',
      'Arnesh Kumar v. State of Bihar',
      '2014 INSC 463 : (2014) 8 SCC 273',
      'CrPC, s. 41A',
      'धारा ४१',
      '<b>&amp; "so on"',
      'Page 1 of 1',
    ])
      expect(squeezed).toContain(part)
  })

  it('repeats its heading on every page and loses no row', async () => {
    const pages = await readPages('many')
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Case and citation')
    const rows = pages.join('\n').match(/^\s*\d+\.\s+Case \d+ v\. State/gm)
    expect(rows).toHaveLength(40)
  })

  it('of an empty list says so', async () => {
    expect((await readPages('none'))[0]).toContain('No judgments have been saved')
  })
})
