import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { Precedent } from '#shared/cases/judgment.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import type { CaseLibrary } from './case-library.ts'
import { createLandmarkJoiner } from './importing/join-landmark.ts'
import { openLanceIndex } from './lance/lance-index.ts'
import { makeJudgment } from './library/testing/make-judgment.ts'
import { putAndPublish } from './library/testing/put-and-publish.ts'
import { openCaseLibrary } from './open-library.ts'
import { parseJudgment } from './reading/parse-judgment.ts'

const content = path.join(import.meta.dirname, '../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-treatments-'))
const landmark = 'bachan-singh-v-state-of-punjab'
const overruled = (title: string): Precedent => ({ title, citation: null, treatment: 'overruled' })
let library: CaseLibrary

/** A library as earlier imports left it, with the treatments that they read. */
beforeAll(async () => {
  const sectionMap = loadSectionMap(content)
  const index = openLanceIndex({ folder: path.join(folder, 'cases') })
  const text = { title: 'Bachan Singh v State of Punjab', text: 'Words.', date: '1980-05-09' }
  const judgments = [
    makeJudgment(landmark, { ...text, importance: 'landmark', precedents: [overruled('Ram Lal v State')] }),
    makeJudgment('text-1', {
      text: 'Other words.',
      precedents: [overruled('Bachan Singh v State of Punjab')],
      treated: ['distinguished' as const, 'overruled' as const].map(kind => ({
        kind,
        title: 'Bachan Singh v State of Punjab',
        citation: null,
        isTold: false,
        by: null,
        paragraphId: 'p2',
        sentence: 'The decision in Bachan Singh v. State of Punjab is distinguishable.',
      })),
    }),
  ]
  await putAndPublish(index, judgments, { landmarks: 'an earlier edition' })
  await index.close()
  library = await openCaseLibrary({
    folder: path.join(folder, 'cases'),
    sectionMap,
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date(),
  })
}, 30_000)
afterAll(async () => {
  await library.close()
  rmSync(folder, { recursive: true })
})

describe('what later judgments say was done to a case', () => {
  const sentence = 'The decision in Bachan Singh v. State of Punjab is distinguishable.'

  it('stands with their sentence in the list of those that cite it, which can be narrowed to them', async () => {
    const all = await library.citedBy(landmark, { page: 1 })
    expect(all?.treatments).toEqual([{ kind: 'distinguished', count: 1 }])
    const chosen = await library.citedBy(landmark, { page: 1, treatment: 'distinguished' })
    expect(chosen?.total).toBe(1)
    expect(chosen?.cases[0]).toMatchObject({ id: 'text-1', treatments: [{ sentence, paragraphId: 'p2' }] })
    expect((await library.citedBy(landmark, { page: 1, treatment: 'followed' }))?.total).toBe(0)
  })

  it('is not shown for a kind that is not right often enough', async () => {
    const { cases = [] } = (await library.citedBy(landmark, { page: 1 })) ?? {}
    expect(cases.flatMap(({ treatments }) => treatments.map(({ kind }) => kind))).toEqual(['distinguished'])
  })

  it('stands with the results', async () => {
    const question = caseSearchBody.parse({ query: 'Bachan Singh v State of Punjab', searchType: 'keyword' })
    const found = (await library.search(question)).results.find(({ id }) => id === landmark)
    expect(found?.treatedIn).toMatchObject([
      { kind: 'distinguished', count: 1, sentence, citing: { id: 'text-1' } },
    ])
  })
})

describe('how a precedent was treated', () => {
  it('is shown as we wrote it in content/cases, and not as an import read it for the same judgment', async () => {
    const view = await library.read(landmark)
    expect(view?.hasFullText).toBe(true)
    const shown = view?.cites.map(({ title, treatment }) => [title, treatment])
    expect(shown).toContainEqual(['Jagmohan Singh v State of U.P.', 'followed'])
    expect(shown).toContainEqual(['Ram Lal v State', null])
  })

  it('is not shown for any other judgment, also where an earlier import stored it', async () => {
    const view = await library.read('text-1')
    expect(view?.cites).toMatchObject([{ title: 'Bachan Singh v State of Punjab', treatment: null }])
  })

  it('is not taken over by a landmark from the text that joins it', () => {
    const ours = makeJudgment('a-v-b', { title: 'A v B', date: '1980-01-01' })
    const text = makeJudgment('a-v-b', { precedents: [overruled('C v D')] })
    expect(createLandmarkJoiner([ours]).join(text)?.precedents).toEqual([
      { title: 'C v D', citation: null, treatment: null },
    ])
  })
})

it.each([
  'Ram Lal v. State of Kerala, (1999) 7 SCC 101 was overruled in Mohan v. State of Goa, (2001) 3 SCC 44.',
  'Mohan v. State of Goa, (2001) 3 SCC 44 has overruled Ram Lal v. State of Kerala, (1999) 7 SCC 101.',
  'We follow Ram Lal v. State of Kerala, (1999) 7 SCC 101 and distinguish Mohan v. State of Goa, (2001) 3 SCC 44.',
])('the text names its precedents and decides nothing about them: %s', text => {
  const { precedents } = parseJudgment(`1. ${text}`)
  expect(precedents.map(({ title }) => title).sort()).toEqual([
    'Mohan v State of Goa',
    'Ram Lal v State of Kerala',
  ])
  expect(precedents.map(({ treatment }) => treatment)).toEqual([null, null])
})
