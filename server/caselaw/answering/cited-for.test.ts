import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { law } from '../understanding/testing/test-law.ts'
import { createCaseFinder } from './find-cases.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-said-'))
const index = openLanceIndex({ folder, thesaurus: () => law.thesaurus })
const cited = (id: string, title: string) => makeJudgment(id, { title, text: 'The appeal is dismissed.' })
const precedents = ['Thulia Kali v State of Tamil Nadu', 'Virsa Singh v State of Punjab'].map(title => ({
  title,
  citation: null,
  treatment: null,
}))
const paragraphs = [
  'The report reached the magistrate a day late, as in Thulia Kali v. State of Tamil Nadu.',
  'A single stab with a spear that pierced the abdomen is Virsa Singh v. State of Punjab.',
].map((text, at) => ({ id: `p${at}`, label: String(at + 1), text }))

beforeAll(async () => {
  await putAndPublish(index, [
    cited('late', 'Thulia Kali v State of Tamil Nadu'),
    cited('spear', 'Virsa Singh v State of Punjab'),
    { ...makeJudgment('citing'), paragraphs, precedents },
    makeJudgment('adoption', { text: 'A child was given in adoption by its grandmother.' }),
  ])
}, 60_000)
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

it('of two cases that one judgment cites, a brief finds first the one that it cites for what the brief describes, and says why', async () => {
  const none = { model: null, meaning: null, warn: () => {} }
  const finder = createCaseFinder({ index, law, clock: () => new Date('2026-11-30'), ...none })
  const ask = async (query: string) =>
    (await finder.find(caseSearchBody.parse({ query, searchType: 'case_brief' }))).results
  const stabbed = await ask('He stabbed once; the spear pierced the abdomen and the man died of the stab.')
  const late = await ask('The report of the killing reached the magistrate late, a day after the killing.')
  const citedFor = (results: typeof late) =>
    results.flatMap(({ id, why }) => (why.some(({ part }) => part === 'said') && id !== 'citing' ? [id] : []))
  expect(citedFor(stabbed)[0]).toBe('spear')
  expect(citedFor(late)[0]).toBe('late')
  expect(stabbed.find(({ id }) => id === 'spear')?.why.map(({ sentence }) => sentence)).toContain(
    'Where the judgments most like your question cite it, they speak of what you describe.',
  )
})
