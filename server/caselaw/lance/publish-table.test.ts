import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex, Snapshot } from '../library/case-index.ts'
import { metaKeys } from '../library/entry.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { loadEditionFile } from './edition-file.ts'
import { openLanceIndex } from './lance-index.ts'
import { loadPublished } from './published.ts'
import { openTable } from './table.ts'

let root = ''
let grown: CaseIndex
const folderOf = (name: string) => path.join(root, name)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'munshi-grown-'))
  grown = openLanceIndex({ folder: folderOf('grown') })
})
afterEach(async () => {
  await grown.close()
  rmSync(root, { recursive: true })
})

function makeCase(
  number: number,
  text = `Bail number ${number} and section 302, dacoity${number}.`,
): Judgment {
  return makeJudgment(`case-${number}`, {
    title: `Party${number} v State`,
    year: 1950 + (number % 60),
    date: null,
    text,
    citations: [`AIR ${1950 + (number % 60)} SC ${number}`],
    sections: [{ act: 'IPC', section: String(300 + (number % 7)) }],
    caseNumber: `Criminal Appeal ${number} of 2001`,
    precedents: [
      { title: 'unnamed', citation: `AIR ${1950 + ((number + 1) % 60)} SC ${number + 1}`, treatment: null },
      { title: `Party${number - 2} v State`, citation: null, treatment: null },
    ],
  })
}
const cases = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => makeCase(from + at))

const entryKeys = [...metaKeys, 'id', 'hasFullText', 'citedByCount'] as const

/** What readers see of a library, in an order of its own. */
async function describeLibrary({ facts, ...snapshot }: Snapshot) {
  const list = await snapshot.list({ from: 0, size: 200 })
  const ids = list.map(({ id }) => id)
  const citing = await Promise.all(ids.map(id => snapshot.citedBy(id, { from: 0, size: 50 })))
  const text = { kind: 'section', act: 'IPC', section: '302' } as const
  const found = await snapshot.search({ text, filters: { yearFrom: 1960 }, size: 200, citing: 200 })
  const { count } = await found.complete([])
  const { facets } = await count()
  return {
    facts: { ...facts, courts: facts.courts.length },
    list: list.map(entry => entryKeys.map(key => entry[key])),
    cites: new Map(found.hits.map(({ entry, cites }) => [entry.id, [...cites].sort()])),
    citing: citing.map(one => one?.citing.map(({ entry }) => entry.id).sort()),
    facets,
    known: await snapshot.lookUp({
      caseNumbers: [{ cnr: null, numbers: [{ kind: 'cra', number: 31, year: 2001 }] }],
      citations: ['AIR 1981 SC 31'],
      words: ['dacoity31', 'dacoity999'],
      beginnings: [{ text: 'dacoity', most: 300 }],
    }),
  }
}

const editionOf = (folder: string) => loadEditionFile(folder, loadPublished(folder)?.version ?? 0)

describe('a library that grew', () => {
  it('is the same as one that was made at once', async () => {
    for (let from = 0; from < 80; from += 16) await putAndPublish(grown, cases(from, from + 16))
    await putAndPublish(grown, [makeCase(3, 'Nothing of that kind.'), ...cases(80, 84)], {
      remove: ['case-40', 'case-82'],
    })
    const whole = openLanceIndex({ folder: folderOf('whole') })
    const all = cases(0, 84).filter(({ id }) => !['case-3', 'case-40', 'case-82'].includes(id))
    await putAndPublish(whole, [...all, makeCase(3, 'Nothing of that kind.')])
    const [one, other] = await Promise.all([grown, whole].map(index => index.withSnapshot(describeLibrary)))
    const { words: _removedOnesCountToo, beginnings: _these, ...known } = one?.known ?? {}
    expect({ ...one, known }).toEqual({ ...other, known: expect.objectContaining(known) })
    expect(one?.known.words).toEqual(other?.known.words)
    await whole.close()
  })

  it('has its new judgments in small files of their own, and never many files', async () => {
    const folder = folderOf('grown')
    await putAndPublish(grown, cases(0, 200))
    const sizes: number[] = []
    for (let from = 200; from < 240; from += 2) {
      const before = new Set(readdirSync(folder))
      await putAndPublish(grown, cases(from, from + 2))
      const { facts = [], terms, words } = editionOf(folder) ?? {}
      expect(facts.length).toBeLessThanOrEqual(5)
      expect(terms?.files.length).toBeLessThanOrEqual(8)
      expect(words?.length).toBeLessThanOrEqual(5)
      const added = facts.filter(({ file }) => !before.has(file))
      sizes.push(added.reduce((sum, { file }) => sum + statSync(path.join(folder, file)).size, 0))
    }
    const whole = editionOf(folder)?.facts[0]?.file ?? ''
    expect(Math.max(...sizes)).toBeLessThan(statSync(path.join(folder, whole)).size / 2)
    expect(await grown.withSnapshot(async ({ facts }) => facts.total)).toBe(240)
  }, 120_000)

  it('has its texts written again neither for new ones nor for one that is replaced', async () => {
    const texts = () => readdirSync(path.join(folderOf('grown'), 'judgments.lance', 'data'))
    await putAndPublish(grown, cases(0, 40))
    const first = texts()
    await putAndPublish(grown, cases(40, 42))
    await putAndPublish(grown, [makeCase(3, 'Nothing of that kind.')])
    expect(texts()).toEqual(expect.arrayContaining(first))
    expect(texts()).toHaveLength(first.length + 2)
  })

  it('has its many pieces put together', async () => {
    const writer = await grown.beginWrite()
    for (const judgment of cases(0, 70)) await writer.put([judgment])
    await writer.publish()
    await writer.close()
    const table = await openTable(folderOf('grown'))
    expect((await table.stats()).fragmentStats.numFragments).toBe(1)
    table.close()
  })

  it('is at no moment without a judgment that is put again', async () => {
    const folder = folderOf('grown')
    await putAndPublish(grown, cases(0, 20))
    const published = loadPublished(folder)?.version ?? 0
    const writer = await grown.beginWrite()
    await writer.put([makeCase(3, 'Nothing of that kind.'), makeCase(4, 'Nor of this.'), makeCase(20)])
    await writer.close()
    const table = await openTable(folder)
    const versions = (await table.listVersions()).map(({ version }) => version)
    const since = versions.filter(version => version > published)
    expect(since).not.toEqual([])
    for (const version of since) {
      await table.checkout(version)
      const rows = await table.query().select(['id']).toArray()
      expect(rows.map(({ id }) => id).sort()).toEqual(
        cases(0, 21)
          .map(({ id }) => id)
          .sort(),
      )
    }
    table.close()
  })

  it('is read from the table where the notes of a writer were lost', async () => {
    const folder = folderOf('grown')
    await putAndPublish(grown, cases(0, 20))
    const writer = await grown.beginWrite()
    await writer.put(cases(20, 24))
    rmSync(path.join(folder, `changed-${loadPublished(folder)?.version}.txt`))
    await writer.publish()
    await writer.close()
    expect(await grown.withSnapshot(async ({ facts }) => facts.total)).toBe(24)
    expect(editionOf(folder)?.facts).toMatchObject([{ rows: 24 }])
  })

  it('stays as it is when nothing has changed', async () => {
    const folder = folderOf('grown')
    await putAndPublish(grown, cases(0, 20))
    const read = () =>
      readFileSync(path.join(folder, `edition-${loadPublished(folder)?.version}.json`), 'utf8')
    const before = read()
    await putAndPublish(grown, [], { remove: ['nobody'], landmarks: 'other' })
    expect(read()).toBe(before)
    expect(await grown.landmarks()).toBe('other')
  })
})
