import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { createAsk } from './ask-together.ts'
import { connect } from './connection.ts'
import { askPart } from './lists.ts'
import { openForTests } from './testing/open-for-tests.ts'

const library = openForTests(nodeUrls.join())
const ids = Array.from({ length: 25 }, (_, at) => `case-${10 + at}`)

describe.skipIf(nodeUrls.length === 0)('a list on a cluster', () => {
  const connection = connect(nodeUrls.join(), library.prefix)
  const ask = createAsk(connection.client)

  beforeAll(async () => {
    await putAndPublish(
      library.open(),
      ids.map(id => makeJudgment(id, { text: 'Bail.' })),
    )
  })
  afterAll(async () => {
    await connection.client.close()
    await library.close()
  })

  it('goes on past the farthest that one answer reaches, and leaves nothing out', async () => {
    const reachable = 10
    const asked = { docvalue_fields: ['id'], query: { match_all: {} }, sort: [{ id: 'asc' }] }
    const listed: string[] = []
    for (let from = 0; from < 35; from += 7) {
      const reader = { connection, edition: 1, ask }
      const answer = await askPart(reader, 'judgments', { ...asked, from, size: 7 }, reachable)
      const { hits } = (answer as { hits: { hits: { fields: { id: string[] } }[] } }).hits
      listed.push(...hits.flatMap(({ fields }) => fields.id))
    }
    expect(listed).toEqual(ids)
  })
})
