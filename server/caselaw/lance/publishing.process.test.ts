import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { totalOf } from '../library/testing/contract-corpus.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openLanceIndex } from './lance-index.ts'

const dying = path.join(import.meta.dirname, 'testing/publish-and-die.ts')
let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-publishing-'))
  const index = openLanceIndex({ folder })
  await putAndPublish(index, [
    makeJudgment('one', { text: 'The bail was refused.' }),
    makeJudgment('two', { text: 'An injunction.' }),
  ])
  await index.close()
})
afterEach(() => rmSync(folder, { recursive: true }))

async function describeState() {
  const index = openLanceIndex({ folder })
  const state = await index.withSnapshot(async snapshot => {
    const { beginnings } = await snapshot.lookUp({ beginnings: [{ text: 'zamin', most: 5 }] })
    const [one] = await snapshot.judgments(['one'])
    return {
      total: snapshot.facts.total,
      bail: await countBail(snapshot),
      one: one?.paragraphs[0]?.text,
      words: beginnings[0]?.words,
    }
  })
  await index.close()
  return state
}

async function countBail({
  search,
}: Parameters<Parameters<ReturnType<typeof openLanceIndex>['withSnapshot']>[0]>[0]) {
  const text = { kind: 'words', text: 'bail', match: 'all' } as const
  return totalOf(await search({ text, filters: {}, size: 5 }))
}

const before = { total: 2, bail: 1, one: 'The bail was refused.', words: [] }
const after = { total: 3, bail: 2, one: 'The bail was cancelled.', words: ['zamindari'] }

// Facts, counted words, list of words, who has them and what is known of those, word pairs, the edition, and last what says that it is published.
it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a publication that is killed before its file %i is none; the next one has all of it',
  async file => {
    await expect(promisify(execFile)(process.execPath, [dying, folder, String(file)])).rejects.toMatchObject({
      signal: 'SIGKILL',
    })
    expect(await describeState()).toEqual(before)
    await putAndPublish(openLanceIndex({ folder }), [])
    expect(await describeState()).toEqual(after)
    expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([])
  },
)

it('a publication that is killed by nobody is there', async () => {
  await promisify(execFile)(process.execPath, [dying, folder, 'never'])
  expect(await describeState()).toEqual(after)
})
