import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importPlace, noLandmarks } from '#server/caselaw/importing/testing/import-in-test.ts'
import { writeFiles } from '#server/caselaw/importing/testing/make-sources.ts'
import { openCaseLibrary } from '#server/caselaw/open-library.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import type { CasePassage } from '#shared/contract/cases.ts'

const texts = {
  'quarrel.txt': [
    'SUPREME COURT OF INDIA',
    'Criminal Appeal No. 812 of 2011',
    'Kavita Deshmukh v State of Testland',
    '2011 INSC 9901',
    '15 March 2011',
    '',
    '1. The accused was convicted of murder under section 302 of the Indian Penal Code.',
    '2. The prosecution examined an eyewitness. The deceased was her neighbour, and bail was refused.',
    '3. Three witnesses spoke of a quarrel at the well. None of them had told the police so.',
    '4. Such an omission is fatal to the prosecution. The conviction is set aside.',
  ],
  'follows.txt': [
    'SUPREME COURT OF INDIA',
    'Criminal Appeal No. 7 of 2015',
    'Mohan Lal Testwala v State of Testland',
    '2 April 2015',
    '',
    '1. The appellant was convicted under section 302 of the Indian Penal Code.',
    '2. We follow the decision of this Court in Kavita Deshmukh v. State of Testland, 2011 INSC 9901.',
    '3. The appeal is allowed.',
  ],
  'later.txt': [
    'SUPREME COURT OF INDIA',
    'Criminal Appeal No. 9 of 2018',
    'Asha Rani Testwala v Union of Testland',
    '3 May 2018',
    '',
    '1. Counsel relied on Kavita Deshmukh v. State of Testland, 2011 INSC 9901.',
    '2. The petition is dismissed.',
  ],
}
const quarrel = '2011-insc-9901'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-full-text-'))
let test: TestApp
let token: string
let closeLibrary: () => Promise<void>
beforeAll(async () => {
  const source = path.join(folder, 'source')
  writeFiles(
    source,
    Object.fromEntries(Object.entries(texts).map(([name, lines]) => [name, lines.join('\n')])),
  )
  await importPlace(source, folder)
  const content = path.join(import.meta.dirname, '../../../content')
  const cases = await openCaseLibrary({
    folder: path.join(folder, 'cases'),
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: noLandmarks,
    clock: () => new Date(),
  })
  closeLibrary = cases.close
  test = await openTestApp({ cases })
  token = (await test.createSignedIn()).token
})
afterAll(async () => {
  await test.close()
  await closeLibrary()
  rmSync(folder, { recursive: true })
})

const get = (address: string) => test.call(token, { method: 'GET', url: `/api/case-law${address}` })
const search = (payload: object) =>
  test.call(token, { method: 'POST', url: '/api/case-law/search', payload: { ...payload } })
const markedIn = (passage: CasePassage) => passage.marks.map(({ from, to }) => passage.text.slice(from, to))

describe('a judgment that was imported with its text', () => {
  it.each(['keyword', 'legal_issue', 'case_brief'])(
    'is found by its own words (%s), in the paragraph that has them, by its number',
    async searchType => {
      const { body } = await search({ query: 'quarrel at the well', searchType })
      const [first] = body.results
      expect(first).toMatchObject({ id: quarrel, hasFullText: true, citesCount: 0, citedByCount: 2 })
      expect(first.passages[0]).toMatchObject({
        paragraphId: 'p3',
        label: '3',
        text: expect.stringContaining('Three witnesses spoke of a quarrel at the well.'),
      })
      expect(markedIn(first.passages[0])).toContain('quarrel')
    },
  )

  it('gives the extracts of a summary with the numbers of their paragraphs', async () => {
    const { body } = await search({ query: 'is an omission fatal to the prosecution' })
    expect(body.summary.sentences).toContainEqual({
      text: 'Such an omission is fatal to the prosecution.',
      caseId: quarrel,
      caseTitle: 'Kavita Deshmukh v State of Testland',
      citation: '2011 INSC 9901',
      paragraphId: 'p4',
      label: '4',
    })
  })

  it('is read whole, paragraph by paragraph, its category marked as inferred', async () => {
    const { body } = await get(`/${quarrel}`)
    expect(body).toMatchObject({
      category: 'Criminal',
      categoryInferred: true,
      note: null,
      date: '2011-03-15',
    })
    expect(body.paragraphs.map(({ id, label }: CasePassage & { id: string }) => [id, label])).toEqual([
      ['p1', '1'],
      ['p2', '2'],
      ['p3', '3'],
      ['p4', '4'],
    ])
    expect(body.fullText).toContain('None of them had told the police so.')
  })

  it('is counted by those that rely on it, which are listed, the latest first', async () => {
    const { body } = await get(`/${quarrel}/cited-by`)
    expect(body.total).toBe(2)
    expect(body.cases.map(({ year }: { year: number }) => year)).toEqual([2018, 2015])
    const view = (await get(`/${body.cases[1].id}`)).body
    expect(view).toMatchObject({
      citesCount: 1,
      citedByCount: 0,
      cites: [{ caseId: quarrel, citation: '2011 INSC 9901', treatment: null }],
    })
    expect((await get(`/${body.cases[0].id}/cited-by`)).body).toEqual({ total: 0, cases: [], treatments: [] })
  })

  it('is one of those the library says it has the text of', async () => {
    expect((await get('/corpus')).body).toMatchObject({ total: 3, landmarks: 0, withFullText: 3 })
  })
})
