import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { openCaseLibrary } from '../open-library.ts'
import { importPlace, loadLibrary, noLandmarks } from './testing/import-in-test.ts'
import { writeFiles } from './testing/make-sources.ts'

let folder: string
let source: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-learnt-'))
  source = path.join(folder, 'source')
  data = path.join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const decided = `Anoop Jaiswal v Government Of India And Anr.
Supreme Court of India

24 January 1984
Civil Appeal No. 3040 of 1982
1. The appellant was discharged while he was undergoing training.
2. The order of discharge was passed on the ground that he was unfit.
3. The appeal is allowed.`

/** As three judgments of the Supreme Court print it. */
const citing = {
  'baikuntha.txt': 'In Anoop Jaiswal v. Government of India, [1984] 2 SCC 369, this Court said :-',
  'shahi.txt':
    'In Anoop Jaiswal vs. Govt. of India (1984) 2 SCC 369 = 1984 (2) SCR 453 = AIR 1984 SC 636, it was found that the real foundation was an act of misconduct.',
}

function writeTexts(texts: Record<string, string>) {
  const whole = Object.entries(texts).map(([name, text], at) => [
    name,
    `Ram Prasad ${name.slice(0, 5)} v State of Bihar\nSupreme Court of India\n\n${at + 3} March 1999\n1. The appellant was dismissed.\n2. ${text}\n3. The appeal fails.`,
  ])
  writeFiles(source, Object.fromEntries(whole))
}

async function findByCitation(citation: string) {
  const library = await openCaseLibrary({
    folder: path.join(data, 'cases'),
    sectionMap: loadSectionMap('content'),
    thesaurus: loadThesaurus('content'),
    landmarks: noLandmarks,
    clock: () => new Date(),
  })
  const question = caseSearchBody.parse({ query: citation, searchType: 'legal_issue' })
  const { understood, results } = await library.search(question)
  await library.close()
  const passages = results.slice(1).map(result => result.passages[0]?.text ?? '')
  return { means: understood.citations[0]?.caseId ?? null, first: results[0]?.caseTitle, passages }
}

it('a citation that two others print for a judgment leads to it, and one that only one prints does not', async () => {
  writeFiles(source, { 'jaiswal.txt': decided })
  writeTexts(citing)
  expect(await importPlace(source, data)).toMatchObject({ imported: 3 })
  const known = (await loadLibrary(data)).find(({ title }) => title.startsWith('Anoop'))
  expect(known?.citations).toEqual(['(1984) 2 SCC 369'])
  const found = await findByCitation('(1984) 2 SCC 369')
  expect(found).toMatchObject({ means: known?.id, first: known?.title })
  expect(found.passages.sort(), 'each result shows the sentence that cites it').toEqual([
    expect.stringContaining('[1984] 2 SCC 369, this Court said'),
    expect.stringContaining('(1984) 2 SCC 369 = 1984 (2) SCR 453'),
  ])
  expect((await findByCitation('AIR 1984 SC 636')).means).toBeNull()
})

it('it is kept by an import that changes nothing, and taken back when another case contends for it', async () => {
  writeFiles(source, { 'jaiswal.txt': decided })
  writeTexts(citing)
  await importPlace(source, data)
  const state = () => readFileSync(path.join(data, 'cases', 'published.json'), 'utf8')
  const before = state()
  await importPlace(source, data)
  expect(state()).toBe(before)

  writeTexts({
    ...citing,
    'third.txt': 'In Mohan Das v. State of Kerala, (1984) 2 SCC 369, the rule was stated.',
  })
  await importPlace(source, data)
  expect((await loadLibrary(data)).flatMap(({ citations }) => citations)).toEqual([])
})
