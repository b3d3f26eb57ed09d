import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, isUnreachable } from './connection.ts'
import type { Dsl } from './to-query.ts'

/** Of one bulk request; a cluster that is busy refuses more. */
const bulkBytes = 8_000_000
/** Each costs the cluster some memory of its own, however short it is. */
const bulkOperations = 5000

export type Operation = { action: Dsl; document?: Dsl }

/** Sends what fits into one request after the other. What the cluster is too busy for is sent again, ever more slowly. */
export async function send(connection: Connection, operations: readonly Operation[]) {
  let [part, bytes]: [Operation[], number] = [[], 0]
  for (const operation of operations) {
    part.push(operation)
    bytes += JSON.stringify(operation.document ?? {}).length
    if (bytes < bulkBytes && part.length < bulkOperations) continue
    await sendPart(connection, part)
    part = []
    bytes = 0
  }
  await sendPart(connection, part)
}

const mostTries = 8

async function sendPart(connection: Connection, part: readonly Operation[], tries = 1): Promise<void> {
  if (part.length === 0) return
  const refused = await bulk(connection, part).catch(failure => {
    if (!isUnreachable(failure) || tries === mostTries) throw failure
    return part
  })
  if (refused.length === 0) return
  if (tries === mostTries) throw new Error('OpenSearch is too busy to write.')
  await sleep(100 * 2 ** tries)
  return sendPart(connection, refused, tries + 1)
}

/** Every operation names its document, so that doing it twice changes nothing. */
async function bulk({ client }: Connection, part: readonly Operation[]): Promise<Operation[]> {
  const { body } = await client.bulk({
    body: part.flatMap(({ action, document }) => (document ? [action, document] : [action])),
  })
  if (!body.errors) return []
  return part.filter((_, at) => {
    const { status = 0, error } = Object.values(body.items[at] ?? {})[0] ?? {}
    if (status < 400 || status === 404) return false
    if (status === 429 || status === 503) return true
    throw new Error(`OpenSearch refused a judgment: ${JSON.stringify(error).slice(0, 500)}`)
  })
}
