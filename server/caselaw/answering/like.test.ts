import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLanceIndex } from '../lance/lance-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { law } from '../understanding/testing/test-law.ts'
import { askForLike } from './ask-for-like.ts'
import { createCaseFinder } from './find-cases.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-like-'))
const index = openLanceIndex({ folder, thesaurus: () => law.thesaurus })
const mill = makeJudgment('mill', {
  text: 'Workmen of a spinning mill were retrenched without notice when looms and bobbins were sold, and the labour court reinstated weavers, dyers and carders with back wages from the closure of its furnace.',
})
beforeAll(async () => {
  await putAndPublish(index, [
    mill,
    makeJudgment('factory', { text: 'The workmen were retrenched; back wages were refused to a watchman.' }),
    makeJudgment('adoption', { text: 'A child was given in adoption by its grandmother.' }),
  ])
}, 60_000)
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

it('a judgment that is much more like itself than any other is still not its own neighbour, and has some', async () => {
  const none = { model: null, meaning: null, warn: () => {} }
  const finder = createCaseFinder({ index, law, clock: () => new Date('2026-11-23'), ...none })
  const like = await finder.listBest(askForLike(mill), 5)
  expect(like.map(({ id }) => id)).toEqual(['factory'])
})
