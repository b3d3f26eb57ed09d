import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { JudgmentPage } from './model.ts'
import { squeeze } from './testing/read-back.ts'
import { createJudgmentWriter } from './write-judgment.ts'

const folder = mkdtempSync(join(tmpdir(), 'munshi-judgment-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = createJudgmentWriter()
const now = new Date('2026-11-23T00:00:00Z')

const plain: JudgmentPage = {
  title: 'Arnesh Kumar v State of Bihar',
  running: 'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273',
  court: 'Supreme Court of India',
  citations: ['2014 INSC 463', '(2014) 8 SCC 273'],
  facts: [
    { name: 'Decided', value: '2 July 2014' },
    { name: 'Bench', value: 'C.K. Prasad, P.C. Ghose' },
  ],
  later: { texts: ['Explained in A v B, 2020 INSC 1.'], checked: 'Later history checked on 1 January 2026.' },
  parts: [
    { title: 'Issues', isList: true, pieces: [{ text: 'When may the police arrest?' }] },
    {
      title: 'Arguments',
      isList: false,
      pieces: [{ label: 'For the petitioner', text: 'None was needed.' }],
    },
  ],
  paragraphs: [
    { label: '1.', text: 'The petitioner apprehends his arrest.\nHe prays for bail.' },
    { label: '', text: 'अभियुक्त को उद्भूत महाराष्ट्र में गिरफ़्तार करने से पहले सूचना देनी होगी।' },
  ],
  remarks: ['Source: the court', 'Printed from http://munshi.test/case-law/arnesh'],
}

/** The text of each page, as a reader copies it. */
function readPages(page: JudgmentPage): string[] {
  const file = join(folder, 'judgment.pdf')
  writeFileSync(file, write({ format: 'judgment', page, now }))
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { maxBuffer: 1e8 }).toString()
  return text.split('\f').slice(0, -1)
}

describe('a judgment as a PDF', () => {
  it('says all that the page says, in its order and in both scripts', () => {
    const [only = '', ...others] = readPages(plain)
    expect(others).toEqual([])
    const text = squeeze(only)
    const parts = [
      ...['Supreme Court of India', plain.title, '2014 INSC 463', '(2014) 8 SCC 273', 'Decided 2 July 2014'],
      ...['Bench C.K. Prasad, P.C. Ghose', 'Later history', 'Explained in A v B, 2020 INSC 1.'],
      ...['Issues', '1. When may the police arrest?', 'For the petitioner', 'None was needed.'],
      ...['Text of the judgment', '1. The petitioner apprehends his arrest. He prays for bail.'],
      ...[
        plain.paragraphs[1]?.text ?? '',
        'Source: the court',
        'http://munshi.test/case-law/arnesh',
        '1 / 1',
      ],
    ]
    const places = parts.map(part => text.indexOf(squeeze(part)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('of many pages numbers them, names the case on each, and loses no paragraph', () => {
    const words =
      'It was submitted that the arrest was made without the reasons that the law asks for. '.repeat(6)
    const paragraphs = Array.from({ length: 300 }, (_, at) => ({
      label: `${at + 1}.`,
      text: `(${at}) ${words}`,
    }))
    const pages = readPages({ ...plain, paragraphs })
    expect(pages.length).toBeGreaterThan(30)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / ${pages.length}`)
      expect(page).toContain('Arnesh Kumar v')
    }
    const text = squeeze(pages.join(''))
    for (const { label, text: own } of paragraphs)
      expect(text).toContain(squeeze(`${label} ${own.slice(0, 60)}`))
  })

  it('takes markup as letters, drops what cannot be seen, and says where a character was replaced', () => {
    const text = '#set page(width: 1pt) $x$ *bold* _it_ <b> @ref \\ "q"\u0007 \ufeffsee\u00ad \u{1F600}'
    const [page = ''] = readPages({ ...plain, title: '#panic("x")', paragraphs: [{ label: '*1*', text }] })
    const read = squeeze(page)
    expect(read).toContain('#panic("x")')
    expect(read).toContain(squeeze('*1* #set page(width: 1pt) $x$ *bold* _it_ <b> @ref \\ "q" see [?]'))
    expect(read).toContain(squeeze('[?] stands for a character that cannot be printed here.'))
  })

  it('of which only a title is known is a page with that', () => {
    const bare = { ...plain, citations: [], facts: [], later: null, parts: [], paragraphs: [], remarks: [] }
    expect(squeeze(readPages(bare).join(''))).toBe(squeeze(`Supreme Court of India ${plain.title} 1 / 1`))
  })
})
