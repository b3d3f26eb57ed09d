import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { type CaseSearchBody, caseSearchBody } from '#shared/contract/cases.ts'
import type { CaseLibrary } from '../case-library.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openCaseLibrary } from '../open-library.ts'

const content = path.join(import.meta.dirname, '../../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-threads-'))
const open = (searchThreads: number) =>
  openCaseLibrary({
    folder,
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    searchThreads,
  })
let here: CaseLibrary
let threaded: CaseLibrary

beforeAll(async () => {
  here = await open(0)
  threaded = await open(2)
}, 60_000)
afterAll(async () => {
  await threaded.close()
  await here.close()
  rmSync(folder, { recursive: true })
})

const ask = (query: string, searchType: CaseSearchBody['searchType'], more: Partial<CaseSearchBody> = {}) =>
  caseSearchBody.parse({ query, searchType, ...more })
const questions = [
  ask('"basic structure" AND amendment NOT reservation', 'keyword'),
  ask('judge:Bhagwati OR bail', 'keyword', { filters: { yearFrom: 1978 } }),
  ask('maneka gandi', 'keyword'),
  ask('(2014) 8 SCC 273', 'legal_issue'),
  ask('arrest for offences up to seven years section 41 CrPC', 'legal_issue', { page: 2 }),
  ask('अग्रिम जमानत कब मिल सकती है', 'legal_issue'),
  ask('The plaint was rejected as barred by limitation. '.repeat(80), 'case_brief'),
  ask('court', 'keyword', { category: 'Criminal' }),
]

describe('searches on threads', () => {
  it('are answered to the letter as in one thread, many at once', async () => {
    const answers = await Promise.all(questions.map(question => threaded.search(question)))
    for (const [at, question] of questions.entries()) {
      const { tookMs: _differs, ...expected } = await here.search(question)
      expect(answers[at]).toEqual({ ...expected, tookMs: expect.any(Number) })
    }
    const { ids } = await here.listIds()
    for (const question of questions.slice(0, 2))
      expect(await threaded.findAmong(question, ids)).toEqual(await here.findAmong(question, ids))
  }, 60_000)

  it.runIf(process.platform === 'linux')('give way to everything else that the server does', async () => {
    await threaded.search(ask('bail', 'keyword'))
    const threads = readdirSync('/proc/self/task').map(id => getPriority(Number(id)))
    expect(threads).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(getPriority(process.pid)).toBe(constants.priority.PRIORITY_NORMAL)
  })

  it('are refused when too many are waiting, in words for a person; the others are answered', async () => {
    const [question = ask('bail', 'keyword')] = questions
    const answers = await Promise.allSettled(Array.from({ length: 110 }, () => threaded.search(question)))
    const refused = answers.filter(one => one.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'unavailable', message: expect.stringContaining('searching') })
    const answered = answers.filter(one => one.status === 'fulfilled')
    expect(answered.length + refused.length).toBe(110)
    expect(new Set(answered.map(({ value }) => value.total)).size).toBe(1)
  }, 60_000)

  it('end when nobody waits for them any more', async () => {
    const [question = ask('bail', 'keyword')] = questions
    const gone = new AbortController()
    const searches = Array.from({ length: 6 }, () => threaded.search(question, gone.signal))
    gone.abort()
    for (const { status } of await Promise.allSettled(searches)) expect(status).toBe('rejected')
    expect((await threaded.search(question)).total).toBeGreaterThan(0)
  })

  it('may be in the midst of their work when the library is closed', async () => {
    const closed = await open(2)
    const [question = ask('bail', 'keyword')] = questions
    await closed.search(question)
    const searches = Array.from({ length: 8 }, () => closed.search(question))
    const ends = Promise.allSettled(searches)
    await closed.close()
    expect((await ends).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    expect((await threaded.search(question)).total).toBeGreaterThan(0)
  }, 60_000)

  it('find what is published meanwhile', async () => {
    const question = ask('zamindari AND wetlands AND aeroplanes', 'keyword')
    expect((await threaded.search(question)).total).toBe(0)
    const text = 'Zamindari over wetlands, and aeroplanes.'
    const index = openLanceIndex({ folder })
    for (const id of ['one', 'two', 'three'])
      await putAndPublish(index, [makeJudgment(id, { title: `${id} v State`, text })])
    await index.close()
    await setTimeout(2100)
    const answers = await Promise.all([1, 2, 3, 4].map(() => threaded.search(question)))
    expect(answers.map(({ total }) => total)).toEqual([3, 3, 3, 3])
  }, 30_000)
})
