import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { type SearchType, searchTypes } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import { type CaseFinder, createCaseFinder } from './answering/find-cases.ts'
import { importJudgments } from './importing/import-judgments.ts'
import { openLanceIndex } from './lance/lance-index.ts'
import type { CaseIndex } from './library/case-index.ts'
import { listEntries } from './library/testing/list-entries.ts'

const content = path.join(import.meta.dirname, '../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-sections-'))
const sectionMap = loadSectionMap(content)
let index: CaseIndex
let finder: CaseFinder

/** 150 murder cases under the old code, and one order with both sections that could mislead the search. */
const murders = Array.from(
  { length: 150 },
  (
    _,
    at,
  ) => `A${at} Kumar v State of Bihar\n1. The accused number ${at} was convicted under Section 302 of the Indian Penal Code
read with Section 34 IPC. He was heard.\n2. The appeal of the accused is dismissed.`,
)
const others = [
  'Ram v State\n1. FIR under Section 302 IPC, now Section 103 of the Bharatiya Nyaya Sanhita, and Section 3(5) BNS with Section 34 IPC.',
  'Meera v State\n1. The petition under Section 482 of the Code of Criminal Procedure, now Section 528 BNSS, is under Article 21 too.',
  'Lal v Das\n1. The award was challenged under Section 34(3) of the Arbitration and Conciliation Act, 1996, out of time.',
  'Das v Rao\n1. Under Article 182 of the Limitation Act, 1908 and under Order 2 of the Code of Civil Procedure, and Order 39 Rule 1 CPC.',
  'Roy v Sen\n1. Section 13(1)(b) of the Bombay Rents Control Act, 1947 and Section 17 of the Registration Act, 1908 were argued.',
  'Sen v Roy\n1. Section 50 of the NDPS Act and Section 65B of the Indian Evidence Act, 1872 with Rule 8 of the Companies Rules, 1956.',
]

beforeAll(async () => {
  const place = path.join(folder, 'texts')
  mkdirSync(place)
  for (const [at, text] of [...murders, ...others].entries())
    writeFileSync(path.join(place, `${at}.txt`), text)
  const landmarks = loadLandmarkFiles(content)
  const screen = Object.assign(new Writable({ write: (_chunk, _encoding, done) => done() }), { isTTY: false })
  await importJudgments({ place, dataDir: folder, landmarks, workers: 1, screen })
  index = openLanceIndex({ folder: path.join(folder, 'cases'), relatedSections: sectionMap.listRelated })
  finder = createCaseFinder({
    index,
    law: { sectionMap, thesaurus: loadThesaurus(content) },
    clock: () => new Date('2026-11-21T10:00:00Z'),
    model: null,
    meaning: null,
    warn: () => {},
  })
}, 60_000)
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const find = async (query: string, searchType: SearchType = 'legal_issue') =>
  (await finder.rank(caseSearchBody.parse({ query, searchType }))).map(({ entry }) => entry.id)

/** Every section of the collection as the facets name it, with the judgments that have it. */
async function listSections(): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>()
  for (const { id, sections } of await listEntries(index))
    for (const name of new Set(sections.map(nameSection)))
      holders.set(name, [...(holders.get(name) ?? []), id])
  return holders
}

describe('a search for a section', () => {
  it.each(searchTypes.filter(type => type !== 'case_brief'))(
    'finds every judgment that the facets count for it, for all sections of an imported collection (%s)',
    async searchType => {
      const holders = await listSections()
      expect(holders.size).toBeGreaterThan(250)
      for (const [name, ids] of holders) {
        const found = new Set(await find(name, searchType))
        expect(
          ids.filter(id => !found.has(id)),
          name,
        ).toEqual([])
      }
    },
    120_000,
  )

  it.each(['section 302 IPC', 'धारा 302 भादंसं', 'कलम ३०२ भादंवि', 'BNS 103', 'section 34 IPC'])(
    'is not misled by one judgment that names the old number and the new one: %s',
    async query => {
      const murdered = (await listEntries(index)).filter(({ title }) => /^A\d+ Kumar/.test(title))
      expect(murdered).toHaveLength(150)
      const found = new Set(await find(query))
      expect(murdered.filter(({ id }) => !found.has(id))).toEqual([])
    },
  )
})
