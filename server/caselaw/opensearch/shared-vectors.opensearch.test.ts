import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { openMeaningIndex } from '../meaning/meaning-index.ts'
import { createEmbedder } from '../models/embedder.ts'
import { type OpenAiServer, startOpenAiServer } from '../models/testing/openai-server.ts'
import { openForTests } from './testing/open-for-tests.ts'

const nameSubject = (at: number) => `subject${'abcdefgh'[at % 8]} ruling${'pqrst'[at % 5]}`
const texts = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, nameSubject(at)]))
async function* pages() {
  for (const [id, text] of Object.entries(texts))
    yield [{ id, parts: [{ id: 'p1', text }], narrowedBy: makeJudgment(id) }]
}

describe.skipIf(nodeUrls.length === 0)('vectors of judgments on a cluster', () => {
  const library = openForTests(nodeUrls.join())
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-vectors-'))
  let model: OpenAiServer
  beforeAll(async () => {
    model = await startOpenAiServer()
  })
  afterAll(async () => {
    await library.close()
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function openServer(name: string) {
    const index = library.open()
    await index.withSnapshot(async () => {})
    return openMeaningIndex({
      folder: path.join(folder, name),
      embedder: createEmbedder({ baseUrl: model.baseUrl, model: 'hash' }),
      shared: index.vectors,
      source: async () => ({ edition: null, pages: pages() }),
    })
  }
  const asked = () => model.requests.flatMap(({ input }) => input ?? [])

  it('are made once for servers that begin together, and copied by one that comes later', async () => {
    const servers = await Promise.all(['one', 'two'].map(openServer))
    await Promise.all(servers.map(server => server.settle()))
    expect(asked().sort()).toEqual(Object.values(texts).sort())
    servers.push(await openServer('three'))
    await servers[2]?.settle()
    expect(asked()).toHaveLength(40)
    for (const server of servers) expect(await server.nearest(nameSubject(7), 1)).toEqual(['c7'])
    for (const server of servers) await server.close()
  })

  it('of a text that the model refuses are not asked for again', async () => {
    const { vectors } = library.open()
    expect(await vectors?.claim(['hash long', 'hash other'])).toEqual(['hash long', 'hash other'])
    expect(await vectors?.claim(['hash long', 'hash new'])).toEqual(['hash new'])
    await vectors?.keep(new Map([['hash long', []]]))
    expect(await vectors?.find(['hash long', 'hash other', 'hash none'])).toEqual(
      new Map([['hash long', []]]),
    )
    expect(await vectors?.claim(['hash long'])).toEqual([])
  })
})
