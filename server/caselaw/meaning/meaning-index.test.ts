import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import type { Nearest } from '../library/vector-store.ts'
import { createEmbedder } from '../models/embedder.ts'
import { ModelError } from '../models/model-error.ts'
import { type OpenAiServer, startOpenAiServer } from '../models/testing/openai-server.ts'
import { growPause } from './embed-with-retries.ts'
import { type FilledMeaningIndex, type MeaningOptions, openMeaningIndex } from './meaning-index.ts'

let server: OpenAiServer
let folder: string
const open: FilledMeaningIndex[] = []

beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mode = 'right'
  server.requests.length = 0
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'munshi-meaning-')), 'meaning')
})
afterEach(async () => {
  for (const index of open.splice(0)) await index.close()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

type Texts = Record<string, string>
const library: Texts = {
  bail: 'anticipatory bail before arrest apprehended by the accused person',
  land: 'compensation for land acquired by the collector under the award',
  divorce: 'cruelty of the husband and dissolution of marriage by decree',
}

async function* pagesOf(texts: Texts) {
  for (const [id, text] of Object.entries(texts))
    yield [{ id, parts: [{ id: 'p1', text }], narrowedBy: makeJudgment(id) }]
}

function openIndex(texts: Texts, more: Partial<MeaningOptions> & { model?: string } = {}) {
  const embedder = createEmbedder({ baseUrl: server.baseUrl, model: more.model ?? 'hash' })
  const index = openMeaningIndex({
    folder,
    embedder,
    source: async () => ({ edition: null, pages: pagesOf(texts) }),
    pause: () => 20,
    ...more,
  })
  open.push(index)
  return { ...index, nearest: (query: string, limit: number) => listIds(index.nearest(query, limit)) }
}

/** A store in a folder compares for itself. */
async function listIds(nearest: Promise<Nearest>): Promise<string[]> {
  const ids = await nearest
  if (!Array.isArray(ids)) throw new Error('a vector, not judgments')
  return ids
}

const textsAsked = () => server.requests.flatMap(({ input }) => input ?? [])

describe('the judgments nearest in meaning', () => {
  it('are asked of nobody while the model is switched off, and filled in once it is on', async () => {
    let isOn = false
    const embedder = { ...createEmbedder({ baseUrl: server.baseUrl, model: 'hash' }), isOn: () => isOn }
    const index = openIndex(library, { embedder })
    expect(await index.nearest('anticipatory bail before arrest', 3)).toEqual([])
    expect(textsAsked()).toEqual([])
    isOn = true
    await index.settle()
    expect((await index.nearest('anticipatory bail before arrest', 3))[0]).toBe('bail')
  })

  it('come in the order of their best window', async () => {
    const index = openIndex(library)
    await index.settle()
    expect((await index.nearest('the accused wants anticipatory bail before arrest', 3))[0]).toBe('bail')
    expect(await index.nearest('compensation for the acquired land', 1)).toEqual(['land'])
  })

  it('are each named once, though several of their windows are near', async () => {
    const long = Array.from({ length: 900 }, () => 'anticipatory bail').join(' ')
    const index = openIndex({ ...library, long })
    await index.settle()
    const found = await index.nearest('anticipatory bail', 4)
    expect(found[0]).toBe('long')
    expect(new Set(found).size).toBe(4)
    expect(textsAsked().filter(text => text.includes('anticipatory bail anticipatory'))).toHaveLength(8)
  })

  it('are none before anything is embedded, and opening waits for nothing', async () => {
    server.mode = 'slow'
    const index = openIndex(library)
    expect(await index.nearest('bail', 3)).toEqual([])
  })

  it('are found through an index of the vectors too', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [
        `c${at}`,
        `subject${'abcdefghij'[at % 10]} ruling number ${'x'.repeat(at % 7)}`,
      ]),
    )
    const index = openIndex({ ...many, ...library }, { indexFrom: 300 })
    await index.settle()
    expect((await index.nearest('cruelty of the husband and dissolution of marriage', 3))[0]).toBe('divorce')
  })
})

describe('what is embedded already', () => {
  it('is kept over a restart, and only what is new or changed is asked for', async () => {
    const first = openIndex(library)
    await first.settle()
    await first.close()
    server.requests.length = 0
    const second = openIndex({ ...library, land: 'a road was widened', tax: 'penalty for concealed income' })
    await second.settle()
    expect(textsAsked()).toEqual(['a road was widened', 'penalty for concealed income'])
    expect(await second.nearest('the road was widened', 1)).toEqual(['land'])
    const afterwards = await second.nearest('compensation for the land acquired by the collector', 5)
    expect(afterwards).toHaveLength(4)
    expect(afterwards[0]).not.toBe('land')
  })

  it('goes when its judgment goes', async () => {
    const texts = { ...library }
    const index = openIndex(texts)
    await index.settle()
    delete texts.bail
    index.refresh()
    await index.settle()
    expect(await index.nearest('anticipatory bail', 5)).not.toContain('bail')
  })

  it('is thrown away when the model is another one', async () => {
    const first = openIndex(library)
    await first.settle()
    await first.close()
    server.requests.length = 0
    server.mode = 'another length'
    const second = openIndex(library, { model: 'other' })
    await second.settle()
    expect(textsAsked()).toHaveLength(3)
    expect(await second.nearest('anticipatory bail', 1)).toEqual(['bail'])
  })

  it('is not even read again while the same edition is published', async () => {
    let reads = 0
    let edition = 'one'
    async function* counted() {
      reads += 1
      yield* pagesOf(library)
    }
    const index = openIndex(library, { source: async () => ({ edition, pages: counted() }) })
    await index.settle()
    index.refresh()
    await index.settle()
    expect(reads).toBe(1)
    edition = 'two'
    index.refresh()
    await index.settle()
    expect(reads).toBe(2)
  })

  it('is kept as far as it came when the process is stopped in the middle', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`c${at}`, `judgment of ${'abcdefghij'[at % 10]} and ${at}`]),
    )
    let seen = 0
    async function* stopping() {
      for await (const page of pagesOf(many)) {
        seen += 1
        if (seen === 400) void first.close()
        yield page
      }
    }
    const first = openIndex(many, { source: async () => ({ edition: null, pages: stopping() }) })
    await first.settle()
    server.requests.length = 0
    const second = openIndex(many)
    await second.settle()
    expect(textsAsked()).toHaveLength(600 - 256)
  })
})

describe('a model that fails', () => {
  it.each(['error 500', 'closing', 'cut off', 'endless', 'too few vectors', 'uneven', 'error 401'] as const)(
    '%s: is asked again later, and nothing half is kept',
    async mode => {
      server.mode = mode
      const failures: unknown[] = []
      const index = openIndex(library, {
        warn: failure => {
          failures.push(failure)
          if (failures.length === 3) server.mode = 'right'
        },
      })
      await index.settle()
      expect(failures).toHaveLength(3)
      expect(await index.nearest('anticipatory bail', 1)).toEqual(['bail'])
    },
  )

  it('finds nothing for a question, and says so', async () => {
    const failures: string[] = []
    const index = openIndex(library, { warn: (failure, doing) => failures.push(`${doing}: ${failure}`) })
    await index.settle()
    server.mode = 'error 500'
    expect(await index.nearest('bail', 3)).toEqual([])
    expect(failures).toEqual(['comparing meanings: ModelError: The model failed.'])
  })

  it('with vectors of another length under the same name is not mixed with what is there', async () => {
    const texts: Texts = { ...library }
    const failures: string[] = []
    const warn = (failure: unknown, doing: string) => {
      failures.push(`${doing}: ${failure instanceof ModelError}`)
      if (failures.length === 3) server.mode = 'right'
    }
    const index = openIndex(texts, { warn })
    await index.settle()
    server.mode = 'another length'
    expect(await index.nearest('anticipatory bail', 1)).toEqual([])
    texts.tax = 'penalty for concealed income'
    index.refresh()
    await index.settle()
    expect(failures).toEqual([
      'comparing meanings: false',
      'embedding judgments: true',
      'embedding judgments: true',
    ])
    expect(await index.nearest('penalty for concealed income', 1)).toEqual(['tax'])
  })

  it('that refuses one text gets all the others', async () => {
    server.mode = 'refusing long texts'
    const failures: string[] = []
    const index = openIndex(
      { ...library, long: 'an unbearable text', tax: 'penalty for concealed income' },
      { warn: failure => failures.push(String(failure)) },
    )
    await index.settle()
    expect(failures).toEqual(['Error: The model refused the text of long.'])
    expect((await index.nearest('penalty for concealed income', 9)).sort()).toEqual([
      'bail',
      'divorce',
      'land',
      'tax',
    ])
  })

  it('that refuses the new text of a judgment leaves nothing of the old one', async () => {
    const texts = { ...library }
    const index = openIndex(texts)
    await index.settle()
    server.mode = 'refusing long texts'
    texts.bail = 'an unbearable text'
    index.refresh()
    await index.settle()
    expect((await index.nearest('anticipatory bail', 5)).sort()).toEqual(['divorce', 'land'])
  })

  it('does not keep the server from stopping', async () => {
    server.mode = 'slow'
    const index = openIndex(library)
    await expect.poll(() => server.requests.length).toBe(1)
    await index.close()
    expect(server.requests).toHaveLength(1)
  })

  it('is waited for longer and longer, up to ten minutes', () => {
    expect([1, 2, 3, 20].map(growPause)).toEqual([5000, 10_000, 20_000, 600_000])
  })
})
