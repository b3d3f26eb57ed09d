import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import { openFront } from '#server/testing/opensearch/front.ts'
import { canKillNodes, nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { type CaseFilters, caseSearchBody } from '#shared/contract/cases.ts'
import { createCaseFinder } from '../answering/find-cases.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { listForMeaning } from '../meaning/judgment-pages.ts'
import { type FilledMeaningIndex, openMeaningIndex } from '../meaning/meaning-index.ts'
import { createEmbedder, type Embedder } from '../models/embedder.ts'
import { disguise } from '../models/testing/hash-words.ts'
import { type OpenAiServer, startOpenAiServer } from '../models/testing/openai-server.ts'
import { openForTests } from './testing/open-for-tests.ts'

const content = path.join(import.meta.dirname, '../../../content')
const law = { sectionMap: loadSectionMap(content), thesaurus: loadThesaurus(content) }

const bail = 'anticipatory bail before arrest apprehended by the accused person'
const land = 'compensation for land acquired by the collector under the award'
const rent = 'the tenant was in arrears of rent and was evicted from the house'
const few = [
  makeJudgment('bail', { text: bail, year: 2001 }),
  makeJudgment('land', { text: land, year: 2001 }),
  makeJudgment('long', {
    text: `${'revenue records of the village '.repeat(60)}${'anticipatory bail '.repeat(300)}`,
    year: 2001,
  }),
]
const manyOfRent = Array.from({ length: 203 }, (_, at) =>
  makeJudgment(`rent-${at}`, {
    text: `${rent} ${'abcdefgh'[at % 8]}${'xyz'[at % 3]}wards`,
    court: 'Bombay High Court',
    year: 1999,
  }),
)
/** Its id lies between those of others. */
const duty = makeJudgment('duty', { text: 'excise duty on sugar and molasses', year: 2001 })
const unlikeRent = makeJudgment('unlike', {
  ...{ text: 'cruelty of the husband', court: 'Madras High Court', year: 2020, bench: ['A. Rao', 'B. Sen'] },
  sections: [{ act: 'IPC', section: '302' }],
})

describe.skipIf(nodeUrls.length === 0)('what is near in meaning, where the cluster compares vectors', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-nearest-'))
  const library = openForTests(nodeUrls.join(), { relatedSections: law.sectionMap.listRelated })
  const opened: FilledMeaningIndex[] = []
  let model: OpenAiServer
  let first: ReturnType<typeof openServer>

  beforeAll(async () => {
    model = await startOpenAiServer()
    first = openServer('hash')
    await putAndPublish(first.index, [...few, duty, ...manyOfRent, unlikeRent])
    first.meaning.refresh()
    await first.meaning.settle()
    expect(first.warnings).toEqual([])
  })
  afterAll(async () => {
    for (const meaning of opened) await meaning.close()
    await library.close()
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    model.mode = 'right'
    model.requests.length = 0
  })

  const asked = () => model.requests.flatMap(({ input }) => input ?? [])

  /** Each name of a model has vectors of its own. */
  function openServer(name: string, { through, embedder }: { through?: string; embedder?: Embedder } = {}) {
    const index = library.open(through)
    const warnings: unknown[] = []
    const warn = (failure: unknown) => warnings.push(failure)
    const meaning = openMeaningIndex({
      folder: path.join(folder, 'meaning'),
      embedder: embedder ?? createEmbedder({ baseUrl: model.baseUrl, model: name }),
      ...{ inEngine: index.openVectors, shared: index.vectors, warn },
      ...{ source: () => listForMeaning(index), pause: () => 20, lookEvery: 50 },
    })
    const finder = createCaseFinder({ index, law, clock: () => new Date(), warn, model: null, meaning })
    const search = (query: string, filters: CaseFilters = {}, searchType = 'legal_issue') =>
      finder.find(caseSearchBody.parse({ query, filters, searchType }))
    opened.push(meaning)
    return {
      ...{ index, meaning, search, warnings },
      find: async (...asked: Parameters<typeof search>) =>
        (await search(...asked)).results.map(({ id }) => id),
      /** In the order of the vectors alone. */
      async nearest(query: string, first = 200) {
        const vector = await meaning.nearest(query, 200)
        if (Array.isArray(vector)) return vector.slice(0, first)
        const asked = { filters: {}, limit: 200 }
        const ids = await index.withSnapshot(async ({ nearest }) => nearest?.(vector, asked))
        return ids?.slice(0, first)
      },
    }
  }

  it('is found without any of its words, and says so; no vector stays on the server', async () => {
    const { results } = await first.search(disguise(bail))
    const parts = results.find(({ id }) => id === 'bail')?.why.map(({ part }) => part)
    expect(parts).toContain('meaning')
    expect(parts).not.toContain('text')
    expect(await first.nearest(disguise(bail), 1)).toEqual(['bail'])
    expect(existsSync(path.join(folder, 'meaning'))).toBe(false)
  })

  it('is a judgment once, by the nearest of its passages', async () => {
    expect(await first.nearest(disguise('anticipatory bail'), 2)).toEqual(['long', 'bail'])
    const found = await first.nearest(disguise('anticipatory bail'))
    expect(new Set(found).size).toBe(200)
  })

  it('is looked for among those that pass the filters, however many others are nearer', async () => {
    const query = disguise(rent)
    expect(await first.nearest(query)).not.toContain('unlike')
    const each: CaseFilters[] = [
      { courts: ['Madras High Court'] },
      { judges: ['B. Sen'] },
      { yearFrom: 2010 },
      { benchFrom: 2 },
      { sections: ['BNS 103'] },
    ]
    for (const filters of each)
      expect(await first.find(query, filters), JSON.stringify(filters)).toEqual(['unlike'])
    expect(await first.find(query, { courts: ['Bombay High Court'], yearFrom: 2010 })).toEqual([])
    expect(await first.find(query, { within: ['compensation'] })).toEqual([])
  })

  it('is nothing for a text that means nothing to the model, and a keyword search asks for none', async () => {
    expect(await first.find('zzqx vvkj qqwx', {}, 'keyword')).toEqual([])
    expect(asked()).toEqual([])
    const zeros = { name: 'hash', embed: async (all: string[]) => all.map(() => new Array(64).fill(0)) }
    const server = openServer('hash', { embedder: zeros })
    await server.meaning.settle()
    expect(await server.find('zzqx vvkj qqwx')).toEqual([])
    expect((await server.find('anticipatory bail')).sort()).toEqual(['bail', 'long'])
    expect(server.warnings).toEqual([])
  })

  it('costs no request more', async () => {
    const front = await openFront(nodeUrls[0] ?? '')
    const { find, meaning } = openServer('hash', { through: front.url })
    await meaning.settle()
    await find(bail)
    front.requests.length = 0
    expect((await find(bail))[0]).toBe('bail')
    expect(front.requests.filter(one => one.includes('_msearch')).length).toBeLessThanOrEqual(5)
    await meaning.close()
    await front.close()
  })

  it('is embedded once for servers that begin together, and at once there for one that comes later', async () => {
    const both = ['shared', 'shared'].map(name => openServer(name))
    await Promise.all(both.map(({ meaning }) => meaning.settle()))
    expect(new Set(asked()).size).toBe(asked().length)
    model.requests.length = 0
    const late = openServer('shared')
    await late.meaning.settle()
    expect(asked()).toEqual([])
    for (const { nearest } of [...both, late]) expect(await nearest(disguise(land), 1)).toEqual(['land'])
  })

  it('is taken on at once by another server when one stops', async () => {
    model.mode = 'slow'
    const stopping = openServer('taken')
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1)
    const other = openServer('taken')
    await stopping.meaning.close()
    expect(model.requests).toHaveLength(1)
    model.mode = 'right'
    await other.meaning.settle()
    expect(await other.nearest(disguise(land), 1)).toEqual(['land'])
  })

  it('of a model whose vectors have another length is kept beside the others', async () => {
    model.mode = 'another length'
    const other = openServer('other')
    await other.meaning.settle()
    expect(await other.nearest(disguise(land), 1)).toHaveLength(1)
    model.mode = 'right'
    expect(await first.nearest(disguise(land), 1)).toEqual(['land'])
    expect([...first.warnings, ...other.warnings]).toEqual([])
    // Its vectors under the name of another model cannot be compared with those.
    model.mode = 'another length'
    expect(await first.find(land)).toEqual(['land'])
    expect(first.warnings.splice(0)).toHaveLength(1)
  })

  it('is embedded in the cluster anew, without asking the model, when its index was deleted there', async () => {
    await fetch(`${nodeUrls[0]}/${library.prefix}-passages-*`, { method: 'DELETE' })
    first = openServer('hash')
    await first.meaning.settle()
    expect(asked()).toEqual([])
    expect(await first.nearest(disguise(land), 1)).toEqual(['land'])
  })

  it('follows what is published: a new text, other facts and what is gone', async () => {
    const { index, meaning, find, nearest } = first
    const text = 'a road was widened and a well was closed'
    await putAndPublish(
      index,
      [makeJudgment('land', { text }), makeJudgment('bail', { text: bail, year: 2024 })],
      { remove: ['duty', 'unlike', ...manyOfRent.map(({ id }) => id)] },
    )
    // The vectors of what is gone are still there.
    expect(await find(disguise(rent))).not.toContain('rent-1')
    model.requests.length = 0
    meaning.refresh()
    await meaning.settle()
    expect(asked()).toEqual([text])
    expect(await nearest(disguise(text))).toEqual(['land', 'bail', 'long'])
    expect(await find(disguise(bail), { yearFrom: 2024 })).toEqual(['bail'])
    await putAndPublish(index, [], { remove: few.map(({ id }) => id) })
    meaning.refresh()
    await meaning.settle()
    expect(await nearest(disguise(text))).toEqual([])
  })
})

describe.skipIf(!canKillNodes)('a cluster without the plugin for vectors', () => {
  it('has them compared by each server', async () => {
    const cluster = await startCluster(1, { withVectors: false })
    const model = await startOpenAiServer()
    const folder = mkdtempSync(path.join(tmpdir(), 'munshi-nearest-'))
    const library = openForTests(cluster.urls.join())
    const index = library.open()
    await putAndPublish(index, few)
    expect(await index.openVectors?.('hash')).toBeNull()
    const meaning = openMeaningIndex({
      folder,
      embedder: createEmbedder({ baseUrl: model.baseUrl, model: 'hash' }),
      ...{ inEngine: index.openVectors, shared: index.vectors },
      source: () => listForMeaning(index),
    })
    await meaning.settle()
    expect(await meaning.nearest(disguise(bail), 1)).toEqual(['bail'])
    await meaning.close()
    await library.close()
    await model.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
