import type { Client } from '@opensearch-project/opensearch'
import { PartMissing } from './connection.ts'
import type { Dsl } from './to-query.ts'

/** One search of one index. */
export type Ask = (index: string, search: Dsl) => Promise<Dsl>
type Waiting = { index: string; search: Dsl; answer: (found: Dsl) => void; fail: (failure: unknown) => void }

/** A word is as rare as it is in all shards together. With one shard OpenSearch asks but once. */
const search_type = 'dfs_query_then_fetch'

/**
 * Whatever one question asks before it waits is one request to the cluster, whichever parts of the program ask. Each
 * question has its own, so that a slow one holds up no other.
 */
export function createAsk(client: Client): Ask {
  let waiting: Waiting[] = []

  async function send() {
    const together = waiting
    waiting = []
    try {
      const { body } = await client.msearch({
        body: together.flatMap(({ index, search }) => [{ index, search_type }, search]) as object[],
      })
      const answers = body.responses as Dsl[]
      for (const [at, { answer, fail }] of together.entries()) checkAnswer(answers[at] ?? {}, answer, fail)
    } catch (failure) {
      for (const { fail } of together) fail(failure)
    }
  }

  return (index, search) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(send)
      waiting.push({ index, search, answer, fail })
    })
}

type Answered = { error?: unknown; status?: number; timed_out?: boolean; _shards?: { failed: number } }

function checkAnswer(found: Dsl, answer: Waiting['answer'], fail: Waiting['fail']) {
  const { error, status = 0, _shards: shards, timed_out } = found as Answered
  if (error && status < 500)
    fail(new Error(`OpenSearch refused a question: ${JSON.stringify(error).slice(0, 1000)}`))
  else if (error || timed_out || (shards?.failed ?? 0) > 0)
    fail(
      new PartMissing(
        `OpenSearch could not answer in full: ${JSON.stringify(error ?? shards).slice(0, 1000)}`,
      ),
    )
  else answer(found)
}
