import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import type { CaseLibrary } from './case-library.ts'
import { openModels } from './models/open-models.ts'
import { disguise } from './models/testing/hash-words.ts'
import { type OpenAiServer, startOpenAiServer } from './models/testing/openai-server.ts'
import { openCaseLibrary } from './open-library.ts'

const content = path.join(import.meta.dirname, '../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-models-'))
let server: OpenAiServer
let library: CaseLibrary
let warnings: string[] = []
const switches = { answers: true, meaning: true }

beforeAll(async () => {
  server = await startOpenAiServer()
  library = await openCaseLibrary({
    folder,
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    models: openModels(
      { AI_BASE_URL: server.baseUrl, AI_API_KEY: 'secret', AI_MODEL: 'local-model' },
      () => switches,
    ),
    warn: (_failure, doing) => warnings.push(doing),
  })
}, 30_000)
afterAll(async () => {
  await library.close()
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  warnings = []
  server.mode = 'right'
  server.requests.length = 0
})

/** Sets the model's answers to its three kinds of questions. */
function say(answers: { searches?: string[]; order?: number[]; statements?: (shown: string) => unknown[] }) {
  server.say = shown => {
    if (/\] ?passage|passage 1\]/.test(shown))
      return JSON.stringify({ statements: answers.statements?.(shown) ?? [] })
    if (/judgment 1\]/.test(shown)) return JSON.stringify({ order: answers.order ?? [] })
    return JSON.stringify({ searches: answers.searches ?? [] })
  }
}

const ask = (query: string, searchType: SearchType = 'legal_issue') =>
  library.search(caseSearchBody.parse({ query, searchType }))
const question = 'When may a plaint be rejected?'

describe('a search with a language model', () => {
  it('that is switched off sends nothing and goes on without it, from the next search on', async () => {
    say({ searches: ['insider trading'] })
    switches.answers = false
    const without = await ask(question)
    const { model } = await library.describe()
    switches.answers = true
    expect(server.requests).toEqual([])
    expect(without.summary).toMatchObject({ kind: 'extracts' })
    expect(model).toBeNull()
    await ask(question)
    expect(server.requests.length).toBeGreaterThan(0)
  })

  it('finds by the words that the model adds', async () => {
    say({})
    const without = await ask('umbrellas on a rainy afternoon')
    say({ searches: ['insider trading unpublished price sensitive information'] })
    const searched = await ask('umbrellas on a rainy afternoon')
    expect(without.results.slice(0, 3).map(({ id }) => id)).not.toContain('balram-garg-v-sebi')
    expect(searched.results.slice(0, 3).map(({ id }) => id)).toContain('balram-garg-v-sebi')
  })

  it('takes the order of the model for the first results, and scores still never rise', async () => {
    say({})
    const before = await ask(question)
    say({ order: [2, 1] })
    const after = await ask(question)
    expect(after.results.slice(0, 2).map(({ id }) => id)).toEqual(
      before.results
        .slice(0, 2)
        .map(({ id }) => id)
        .reverse(),
    )
    const scores = after.results.map(({ relevanceScore }) => relevanceScore)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
  })

  it('shows the answer with its source, and takes out what no source bears', async () => {
    say({
      statements: () => [
        { text: 'A plaint may be rejected on the first ground.', passages: [1] },
        { text: 'The Court said "this was never written anywhere".', passages: [1] },
        { text: 'It is so.', passages: [99] },
      ],
    })
    const { summary, results } = await ask(question)
    expect(summary).toMatchObject({ kind: 'model', model: 'local-model' })
    expect(summary?.sentences).toHaveLength(1)
    expect(results.map(({ id }) => id)).toContain(summary?.sentences[0]?.caseId)
    expect(summary?.removed).toHaveLength(2)
  })

  it('falls back to extracts, and says why, when the model fails', async () => {
    for (const mode of ['error 500', 'wrong JSON', 'closing', 'empty'] as const) {
      server.mode = mode
      const { summary, results } = await ask(question)
      expect(results.length).toBeGreaterThan(0)
      expect(summary?.kind).toBe('extracts')
      expect(summary?.sentences.length).toBeGreaterThan(0)
      expect(summary?.notice).toMatch(/extracts/)
    }
    expect(warnings).toContain('rewriting a question')
    expect(warnings).toContain('ordering results')
  })

  it('sends a keyword search to nobody', async () => {
    say({})
    const { summary } = await ask('plaint', 'keyword')
    expect(summary?.kind).toBe('extracts')
    expect(server.requests).toEqual([])
  })

  it('says which model is asked', async () => {
    expect((await library.describe()).model).toBe('local-model')
  })
})

describe('a search with an embedding model', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'munshi-meaning-'))
  let embedding: CaseLibrary
  const search = (query: string) =>
    embedding.search(caseSearchBody.parse({ query, searchType: 'legal_issue' }))
  const partsOf = ({ why }: { why: { part: string }[] }) => why.map(({ part }) => part)

  beforeAll(async () => {
    embedding = await openCaseLibrary({
      folder: own,
      sectionMap: loadSectionMap(content),
      thesaurus: loadThesaurus(content),
      landmarks: loadLandmarkFiles(content),
      clock: () => new Date(),
      models: openModels({ AI_BASE_URL: server.baseUrl, AI_EMBEDDING_MODEL: 'local-vectors' }),
    })
  }, 30_000)
  afterAll(async () => {
    await embedding.close()
    rmSync(own, { recursive: true })
  })

  it('ranks what is close in meaning, and says so', async () => {
    await expect
      .poll(async () => (await search(question)).results.flatMap(partsOf), { timeout: 20_000 })
      .toContain('meaning')
    expect((await embedding.describe()).model).toBe('local-vectors')
  }, 30_000)

  it('finds by meaning alone what has none of the words', async () => {
    const { note } = (await library.read('balram-garg-v-sebi')) ?? {}
    const disguised = disguise(note?.ratio ?? '')
    expect((await ask(disguised)).total).toBe(0)
    const found = async () => (await search(disguised)).results
    await expect
      .poll(async () => (await found()).map(({ id }) => id), { timeout: 20_000 })
      .toContain('balram-garg-v-sebi')
    for (const parts of (await found()).map(partsOf)) {
      expect(parts).toContain('meaning')
      expect(parts).not.toContain('text')
    }
  }, 30_000)
})
