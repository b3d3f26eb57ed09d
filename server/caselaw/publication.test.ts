import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import type { CaseLibrary } from './case-library.ts'
import { openLanceIndex } from './lance/lance-index.ts'
import type { CaseWriter } from './library/case-index.ts'
import { makeJudgment } from './library/testing/make-judgment.ts'
import type { CaseModel } from './models/case-model.ts'
import { openCaseLibrary } from './open-library.ts'

const content = path.join(import.meta.dirname, '../../content')
const sectionMap = loadSectionMap(content)
const question = caseSearchBody.parse({
  query: 'bail refused for murder under section 302 IPC',
  searchType: 'legal_issue',
})
/** The server looks for a new edition every two seconds. */
const longerThanCheck = 2100
/** Editions are freed only if they are more than a second older than the oldest one in use. */
const longerThanFreed = 1100

let folder = ''
let library: CaseLibrary
/** The writer of an import that runs beside the server. */
let importer: CaseWriter
/** Runs while the model is asked, that is, in the middle of a question. */
let meanwhile: { rewrite?: () => Promise<void>; rerank?: () => Promise<void> } = {}

const model: CaseModel = {
  name: 'a model that adds nothing',
  async rewrite() {
    await meanwhile.rewrite?.()
    return []
  },
  async rerank(_query, cases) {
    await meanwhile.rerank?.()
    return cases.map(({ id }) => id)
  },
  answer: async () => ({ sentences: [], removed: [] }),
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-publication-'))
  meanwhile = {}
  importer = await openLanceIndex({ folder }).beginWrite()
  await importer.put([
    makeCase('one', 'Bail was refused because the murder was proved.'),
    makeCase('two', 'Bail was refused: the murder trial is at its end.', 'one v State'),
  ])
  await importer.publish('landmarks')
  library = await openCaseLibrary({
    folder,
    sectionMap,
    thesaurus: loadThesaurus(content),
    landmarks: { edition: 'landmarks', files: [] },
    clock: () => new Date('2026-11-22T10:00:00Z'),
    models: { model, embedder: null },
  })
})
afterEach(async () => {
  await library.close()
  await importer.close()
  rmSync(folder, { recursive: true })
})

function makeCase(id: string, text: string, cited?: string) {
  const precedents = cited ? [{ title: cited, citation: null, treatment: null }] : []
  return makeJudgment(id, { text, precedents, sections: [{ act: 'IPC', section: '302' }] })
}

async function publishChanges(round: string) {
  await importer.put([
    makeCase('one', `In round ${round} the bail for murder was refused, and refused again.`),
    makeCase(`new-${round}`, `Bail refused for murder in round ${round}.`, 'one v State'),
  ])
  await importer.remove(['two'])
  await importer.publish()
}

async function ask() {
  const { tookMs: _differs, ...answer } = await library.search(question)
  return answer
}

it('a publication in the middle of a question changes nothing in its answer', async () => {
  const before = await ask()
  expect(before.results.map(({ id }) => id).sort()).toEqual(['one', 'two'])
  for (const moment of ['rewrite', 'rerank'] as const) {
    meanwhile = {
      [moment]: async () => {
        meanwhile = {}
        await publishChanges(moment)
        await setTimeout(longerThanCheck)
        // A new question gets the new edition, while the first one is still being answered.
        expect((await ask()).results.map(({ id }) => id)).toContain(`new-${moment}`)
      },
    }
    const answer = await ask()
    if (moment === 'rewrite') expect(answer).toEqual(before)
    else expect(answer.results.map(({ id }) => id).sort()).toEqual(['new-rewrite', 'one'])
  }
  expect((await ask()).results.map(({ id }) => id)).toContain('new-rerank')
}, 30_000)

it('an edition lasts as long as a question that began with it, however many follow', async () => {
  const before = await ask()
  meanwhile = {
    rerank: async () => {
      meanwhile = {}
      for (const round of ['a', 'b', 'c']) {
        await publishChanges(round)
        await setTimeout(longerThanFreed)
      }
    },
  }
  expect(await ask()).toEqual(before)
}, 30_000)
