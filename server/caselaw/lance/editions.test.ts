import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CaseIndex } from '../library/case-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openLanceIndex } from './lance-index.ts'
import { loadPublished } from './published.ts'
import { openTable } from './table.ts'

let folder = ''
let importer: CaseIndex
let reader: CaseIndex
const open = () => openLanceIndex({ folder })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-editions-'))
  importer = open()
  reader = open()
})
afterEach(async () => {
  await reader.close()
  await importer.close()
  rmSync(folder, { recursive: true })
})

async function publish(text: string): Promise<number> {
  await putAndPublish(importer, [makeJudgment('one', { text })])
  // A reader looks for a new edition every two seconds: twice while three are published.
  await setTimeout(1100)
  return loadPublished(folder)?.version ?? 0
}

async function listVersions(): Promise<number[]> {
  const table = await openTable(folder)
  const versions = await table.listVersions()
  table.close()
  return versions.map(({ version }) => version)
}

const listFiles = () => readdirSync(folder).filter(name => name.startsWith('edition-'))
const textOf = (index: CaseIndex) =>
  index.withSnapshot(async ({ judgments }) => (await judgments(['one']))[0]?.paragraphs[0]?.text)

describe('an edition', () => {
  it('lasts while a question is being answered from it, and is freed with the next publication', async () => {
    const first = await publish('first')
    await reader.withSnapshot(async ({ judgments }) => {
      for (const text of ['second', 'third', 'fourth']) await publish(text)
      expect(await textOf(reader)).toBe('fourth')
      expect((await judgments(['one']))[0]?.paragraphs[0]?.text).toBe('first')
      expect(await listVersions()).toContain(first)
      expect(listFiles()).toContain(`edition-${first}.json`)
    })
    await publish('fifth')
    expect(await listVersions()).not.toContain(first)
    expect(listFiles()).toHaveLength(2)
  }, 30_000)

  it('is not kept for a reader that died', async () => {
    const first = await publish('first')
    const lease = path.join(folder, 'leases', `${first}-dead`)
    mkdirSync(path.dirname(lease), { recursive: true })
    writeFileSync(lease, '')
    await publish('second')
    await publish('third')
    expect(listFiles()).toContain(`edition-${first}.json`)
    const longAgo = new Date(Date.now() - 10 * 60_000)
    utimesSync(lease, longAgo, longAgo)
    await publish('fourth')
    expect(listFiles()).not.toContain(`edition-${first}.json`)
    expect(readdirSync(path.dirname(lease))).toEqual([])
  }, 30_000)

  it('leaves no lease behind when the index is closed', async () => {
    await publish('first')
    await textOf(reader)
    expect(readdirSync(path.join(folder, 'leases'))).toHaveLength(1)
    await reader.close()
    expect(readdirSync(path.join(folder, 'leases'))).toEqual([])
  })

  it('that cannot be opened fails the question, and the next question tries again', async () => {
    const version = await publish('first')
    const file = path.join(folder, `facts-${version}.bin`)
    renameSync(file, `${file}.away`)
    await expect(textOf(reader)).rejects.toThrow()
    renameSync(`${file}.away`, file)
    expect(await textOf(reader)).toBe('first')
  })
})
