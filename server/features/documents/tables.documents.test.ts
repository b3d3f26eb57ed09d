import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormGroup } from '#shared/contract/forms.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { convertToPdf } from './testing/read-back.ts'
import { readZipEntry } from './testing/read-zip.ts'
import { writeDocx } from './write-docx.ts'
import { createPdfWriter } from './write-pdf.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups: FormGroup[] = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'invoices', title: same('Invoices'), repeat: true },
]
const fields = [field('invoice', 'invoices'), field('goods', 'invoices'), field('amount', 'invoices')]
const content = `## CLAIM

1. The invoices are as follows:

| No. | Invoice | Goods | Amount (Rs) > |
| {#} | {invoice} | {goods} | {amount} |
| | **Total** | | 1,00,000 |

1. The total is due.`
const invoices = Array.from({ length: 90 }, (_, at) => ({
  invoice: `INV/${at + 1}`,
  goods: at % 7 === 0 ? 'cement in bags of fifty kilogrammes, delivered at the site by road' : 'कील व पेंच',
  amount: `${at + 1},000`,
}))
const long = compile(
  formOf({ header: 'IN THE COURT', content, footer: ' || Advocate' }, fields, { groups }),
  'en',
  { invoices },
  { blank: 'rule' },
)

function readPages(file: string): string[] {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

const header = /No\.\s+Invoice\s+Goods\s+Amount \(Rs\)/

function expectWholeTable(pages: string[]) {
  expect(pages.length).toBeGreaterThanOrEqual(3)
  const ofTable = pages.filter(page => page.includes('INV/'))
  for (const page of ofTable) expect(page).toMatch(header)
  expect(pages.join('').match(/INV\/\d+/g)).toEqual(invoices.map(({ invoice }) => invoice))
  expect(pages.join('')).toMatch(/90\s+INV\/90[\s\S]*90,000[\s\S]*Total\s+1,00,000/)
}

describe('a column of photographs', () => {
  const photographs = compile(
    formOf({ content: '| Claimant | Photograph ^ |\n| {invoice} | |' }, fields, { groups }),
    'en',
    { invoices: [{ invoice: 'Arjun' }, { invoice: 'Sita' }] },
    { blank: 'rule' },
  )
  const lineHeights = (file: string) => {
    const words = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' })
    const topOf = (word: string) => Number(new RegExp(`yMin="([\\d.]+)"[^>]*>${word}<`).exec(words)?.[1])
    return topOf('Sita') - topOf('Arjun')
  }
  const inPoints = (4.5 / 2.54) * 72

  it('has lines as high as a photograph in the PDF and in Word', async () => {
    const file = path.join(folder, 'photographs.pdf')
    writeFileSync(file, createPdfWriter()(photographs, courtProfiles.general, new Date()))
    expect(lineHeights(file)).toBeGreaterThanOrEqual(inPoints)
    const word = path.join(folder, 'photographs-word.docx')
    writeFileSync(word, await writeDocx(photographs, courtProfiles.general))
    const [pdf = ''] = convertToPdf([word], folder)
    expect(lineHeights(pdf)).toBeGreaterThanOrEqual(inPoints)
  })
})

describe('the mark of an annexure in a narrow column', () => {
  it('is not broken at its hyphen in Word', async () => {
    const list = compile(
      formOf({ content: '| क्र. | चिह्न | दस्तावेज |\n| {#} | {invoice} | {goods} |' }, fields, { groups }),
      'en',
      { invoices: [{ invoice: 'अनुलग्नक A-1', goods: 'a certified copy of the award. '.repeat(9) }] },
      { blank: 'rule' },
    )
    const file = path.join(folder, 'marks.docx')
    writeFileSync(file, await writeDocx(list, courtProfiles.general))
    const [pdf = ''] = convertToPdf([file], folder)
    const text = readPages(pdf).join('')
    expect(text).toMatch(/A[-\u2011]1/)
    expect(text).not.toMatch(/अनुलग्नक A/)
  })
})

describe('a table of several pages', () => {
  it('has its header on each page of the PDF, and every line whole', () => {
    const file = path.join(folder, 'table.pdf')
    writeFileSync(file, createPdfWriter()(long, courtProfiles.general, new Date()))
    const pages = readPages(file)
    expectWholeTable(pages)
    // The opening is on the page of the first row, and amounts are aligned with the end of their heading.
    expect(pages[0]).toMatch(/as follows:[\s\S]*INV\/1\b/)
    const [, line = ''] = /^(.*INV\/2\b.*)$/m.exec(pages[0] ?? '') ?? []
    const [, head = ''] = /^(.*Amount \(Rs\).*)$/m.exec(pages[0] ?? '') ?? []
    expect(Math.abs(line.trimEnd().length - head.trimEnd().length)).toBeLessThanOrEqual(2)
  })

  it('has them in Word too', async () => {
    const file = path.join(folder, 'table.docx')
    const bytes = await writeDocx(long, courtProfiles.general)
    writeFileSync(file, bytes)
    const body = readZipEntry(bytes, 'word/document.xml')
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    const [pdf = ''] = convertToPdf([file], folder)
    expectWholeTable(readPages(pdf))
  })
})
