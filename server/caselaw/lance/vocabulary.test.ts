import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CaseIndex } from '../library/case-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { isComplete } from './complete-state.ts'
import { openLanceIndex } from './lance-index.ts'

let folder = ''
let index: CaseIndex
const open = () => openLanceIndex({ folder })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-words-'))
  index = open()
})
afterEach(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const put = async (texts: Record<string, string>) => {
  const judgments = Object.entries(texts).map(([id, text]) => makeJudgment(id, { title: `${id} v B`, text }))
  await putAndPublish(index, judgments)
}
const findBeginning = (text: string, most = 10) =>
  index.withSnapshot(async ({ lookUp }) => (await lookUp({ beginnings: [{ text, most }] })).beginnings[0])
async function beginning(text: string, most?: number) {
  const found = await findBeginning(text, most)
  if (!found) throw new Error('There is no list of words.')
  return found
}

describe('the words of the library', () => {
  it('are found by their beginning, those of most judgments first, however they are written', async () => {
    await put({
      one: 'Retrenchment. RETRENCHED retrenched',
      two: 'retrenchment of Élan',
      three: 'retreat, être',
    })
    expect(await beginning('retrench')).toEqual({ words: ['retrenchment', 'retrenched'], total: 2 })
    expect(await beginning('RETRE', 1)).toEqual({ words: ['retrenchment'], total: 3 })
    expect((await beginning('elan')).words).toEqual(['elan'])
    expect((await beginning('etr')).words).toEqual(['etre'])
    expect(await beginning('zzz')).toEqual({ words: [], total: 0 })
    expect((await beginning('aaa')).total).toBe(0)
  })

  it('are those of what was put before and since, in one order', async () => {
    await put({ one: 'zebra apple mango' })
    await put({ two: 'mango banana zebra न्यायालय न्याय', three: 'applet' })
    expect((await beginning('app')).words).toEqual(['apple', 'applet'])
    expect((await beginning('mango')).words).toEqual(['mango'])
    expect((await beginning('zeb')).words).toEqual(['zebra'])
    expect((await beginning('न्या')).words).toEqual(['न्याय', 'न्यायालय'])
    for (const word of ['ban', 'man', 'zeb', 'app']) expect((await beginning(word)).total).toBeGreaterThan(0)
  })

  it('are worked out again for a library that an earlier version of the program made', async () => {
    await put({ one: 'retrenchment', two: 'retrenched' })
    await index.close()
    for (const name of readdirSync(folder))
      if (/^(edition|facts|terms|words)-/.test(name)) rmSync(path.join(folder, name))
    index = open()
    expect(isComplete(folder)).toBe(false)
    expect(await findBeginning('retrench')).toBeNull()
    await put({ three: 'retrenches' })
    expect(isComplete(folder)).toBe(false)
    await index.complete()
    expect(isComplete(folder)).toBe(true)
    expect((await beginning('retrench')).total).toBe(3)
  })

  it('are in the folder once for the published state and once for the one before', async () => {
    for (const id of ['one', 'two', 'three', 'four']) await put({ [id]: 'retrenchment' })
    expect(readdirSync(folder).filter(name => name.startsWith('words-'))).toHaveLength(2)
  })
})
