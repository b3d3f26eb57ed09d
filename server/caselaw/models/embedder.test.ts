import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbedder } from './embedder.ts'
import { type OpenAiServer, startOpenAiServer } from './testing/openai-server.ts'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const embed = (texts: string[]) =>
  createEmbedder({ baseUrl: server.baseUrl, model: 'hash' }).embed(texts, 5000)

describe('the vectors of some texts', () => {
  it('are as many as the texts, in their order', async () => {
    server.mode = 'right'
    const both = await embed(['bail', 'land'])
    expect(both).toEqual([...(await embed(['bail'])), ...(await embed(['land']))])
    expect(both[0]).not.toEqual(both[1])
  })

  it.each(['too few vectors', 'uneven'] as const)('%s: are not taken, none of them', async mode => {
    server.mode = mode
    await expect(embed(['bail', 'land', 'divorce'])).rejects.toMatchObject({
      name: 'ModelError',
      kind: 'unreadable',
    })
  })
})
