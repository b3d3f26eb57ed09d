import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSampleForm } from '#server/content/testing/every-form.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { choosePapers } from './printed-set.ts'
import { convertToPdf, readPdf } from './testing/read-back.ts'
import { readZipEntry } from './testing/read-zip.ts'
import { writeSetPdf } from './testing/sample-documents.ts'
import { writeSetDocx } from './write-docx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-set-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { maxBuffer: 1e9, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const { view, sample } = loadSampleForm('writ-petition-civil-hc')

const bound = [
  { title: 'The order', mark: 'Annexure P-1', pages: 3 },
  { title: 'The licence', mark: 'Annexure P-2', pages: 1 },
]

async function printSet(language: Language, more: FormValues = {}, annexures: typeof bound = []) {
  const numberWords = await loadNumberWords(language)
  const values = { ...sampleValues(sample, language), ...more }
  const compiled = compileSet(view, language, values, { blank: 'rule', numberWords, annexures })
  return choosePapers(compiled, { title: view.titles[language], annexures })
}

function draw(name: string, set: Awaited<ReturnType<typeof printSet>>, profile = courtProfiles.general) {
  const file = path.join(folder, `${name}.pdf`)
  const { bytes, pages } = writeSetPdf(set, profile, new Date())
  writeFileSync(file, bytes)
  return { file, pages }
}

const readPages = (file: string) => run('pdftotext', ['-layout', file, '-']).split('\f').slice(0, -1)

type Bookmark = { title: string; page: number; depth: number }

function readOutline(file: string): Bookmark[] {
  const xml = run('pdftohtml', ['-xml', '-i', '-stdout', file])
  const tags = [...xml.matchAll(/<(\/?outline)>|<item page="(\d+)">([^<]*)<\/item>/g)]
  let depth = 0
  return tags.flatMap(([, tag, page, title = '']) => {
    if (tag) depth += tag === 'outline' ? 1 : -1
    return page === undefined ? [] : [{ title, page: Number(page), depth }]
  })
}

/** The first page of each paper, from the page counts. */
function listFirstPages(pages: readonly number[]): number[] {
  return pages.map((_, index) => pages.slice(0, index).reduce((sum, count) => sum + count, 1))
}

describe.each(languages)('the set as one PDF (%s)', language => {
  it('numbers its pages through, bookmarks each paper at its page, and indexes the pages that are there', async () => {
    const set = await printSet(language)
    const { file, pages } = draw(`set.${language}`, set)
    const texts = readPages(file)
    expect(texts.map(text => text.trimEnd().split('\n').at(-1)?.trim())).toEqual(
      texts.map((_, at) => String(at + 1)),
    )
    const firsts = listFirstPages(pages)
    expect(readOutline(file).filter(({ depth }) => depth === 1)).toEqual(
      set.papers.map(({ title }, index) => ({ title, page: firsts[index], depth: 1 })),
    )
    for (const [index, paper] of set.papers.slice(1).entries()) {
      const [first, count] = [firsts[index + 1] ?? 0, pages[index + 1] ?? 0]
      const said = count === 1 ? `${first}` : `${first}–${first + count - 1}`
      const row = texts[0]?.split('\n').find(line => line.trim().startsWith(`${index + 1} `))
      expect({ title: paper.title, row }).toEqual({
        title: paper.title,
        row: expect.stringMatching(new RegExp(` ${said}$`)),
      })
    }
  })
})

describe('the set', () => {
  it('keeps the headings of a paper below its bookmark, is tagged and archival', async () => {
    const { file } = draw('outline', await printSet('en'))
    const outline = readOutline(file)
    const at = outline.findIndex(({ title }) => title === 'Writ petition')
    expect(outline.slice(at + 1, at + 3)).toMatchObject([{ depth: 2 }, { depth: 2 }])
    expect(outline.some(({ title, depth }) => title === 'Facts' && depth === 3)).toBe(true)
    expect(readPdf(file).tagged).toBe(true)
    expect(readFileSync(file, 'latin1')).toMatch(/pdfaid:part>2</)
    expect(readFileSync(file, 'latin1')).toMatch(/pdfaid:conformance>A</)
  })

  it('prints no page of a paper that was left out, and counts the others anew', async () => {
    const all = await printSet('en')
    const whole = draw('whole', all)
    const less = await printSet('en', { 'paper:synopsis': 'left out' })
    const { file, pages } = draw('less', less)
    const ids = all.papers.map(({ id }) => id)
    expect(less.papers.map(({ id }) => id)).toEqual(ids.filter(id => id !== 'synopsis'))
    expect(readPages(file).length).toBe(
      readPages(whole.file).length - (whole.pages[ids.indexOf('synopsis')] ?? 0),
    )
    expect(readPages(file)[0]).not.toContain('Synopsis')
    expect(readOutline(file).findLast(({ depth }) => depth === 1)?.page).toBe(listFirstPages(pages).at(-1))
  })

  it('lists what is bound in after the last paper, with the pages it will have', async () => {
    const { file, pages } = draw('bound', await printSet('en', {}, bound))
    const last = pages.reduce((sum, count) => sum + count, 0)
    const [index = ''] = readPages(file)
    expect(index).toMatch(new RegExp(`Annexure P-1 The order +${last + 1}–${last + 3}\\n`))
    expect(index).toMatch(new RegExp(`Annexure P-2 The licence +${last + 4}\\n`))
  })

  it('counts the pages of the main paper for the statement that swears to their number', async () => {
    const commercial = loadSampleForm('arbitration-section-9')
    const numberWords = await loadNumberWords('en')
    const values = { ...sampleValues(commercial.sample, 'en'), pageCount: '99' }
    const compiled = compileSet(commercial.view, 'en', values, { blank: 'rule', numberWords })
    const set = choosePapers(compiled, { title: commercial.view.title })
    const { file, pages } = draw('counted', set)
    const count = pages[set.papers.findIndex(({ id }) => id === 'main')]
    expect(readPages(file).join(' ')).toMatch(new RegExp(`comprises a total of ${count} pages`))
  })

  it('lets a paper stand alone, with its own first page and its pages unknown to its index', async () => {
    const numberWords = await loadNumberWords('en')
    const compiled = compileSet(view, 'en', sampleValues(sample, 'en'), { blank: 'rule', numberWords })
    const alone = choosePapers(compiled, { title: view.title, ids: ['vakalatnama'] })
    const { file } = draw('alone', alone)
    expect(readPdf(file).title).toBe('Vakalatnama')
    expect(readPages(file)[0]).toContain('VAKALATNAMA')
    const index = draw('index', choosePapers(compiled, { title: view.title, ids: ['index'] }))
    expect(readPages(index.file)[0]).toMatch(/Vakalatnama +____/)
  })

  it('is mirrored where the court binds both sides, and breaks its pages as its papers do alone', async () => {
    const set = await printSet('en')
    const together = draw('bombay', set, courtProfiles.bombay).pages
    const apart = set.papers.map((paper, index) => {
      const alone = { title: paper.title, papers: [paper], index: [] }
      return draw(`bombay-${index}`, alone, courtProfiles.bombay).pages[0]
    })
    expect(together).toEqual(apart)
  })
})

describe('the set in Word', () => {
  it('is one file with a section for each paper, whose index asks Word for the pages', async () => {
    const set = await printSet('hi')
    const file = path.join(folder, 'set.docx')
    const bytes = await writeSetDocx(set, courtProfiles.general)
    writeFileSync(file, bytes)
    const body = readZipEntry(bytes, 'word/document.xml')
    expect(body.match(/<w:sectPr/g)).toHaveLength(set.papers.length)
    const asked = [...body.matchAll(/PAGEREF (paper\d+)/g)].map(([, name]) => name)
    expect(asked).toEqual(set.papers.slice(1).map((_, index) => `paper${index + 2}`))
    for (const name of asked) expect(body).toContain(`w:name="${name}"`)
    expect(readZipEntry(bytes, 'word/settings.xml')).toContain('<w:updateFields w:val="true"/>')
  })

  it('has the pages in its index when LibreOffice opens it', async () => {
    const set = await printSet('en')
    const file = path.join(folder, 'opened.docx')
    writeFileSync(file, await writeSetDocx(set, courtProfiles.general))
    const [pdf = ''] = convertToPdf([file], folder)
    const texts = readPages(pdf)
    const at = texts.findIndex(text => text.includes('Know all to whom these presents')) + 1
    expect(texts[0]).toMatch(new RegExp(`Vakalatnama +${at}\\n`))
  }, 120_000)
})
