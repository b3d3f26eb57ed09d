import { setTimeout as sleep } from 'node:timers/promises'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseWriter } from '../library/case-index.ts'
import { createAsk } from './ask-together.ts'
import { type Connection, isUnreachable } from './connection.ts'
import { forEver, writeDocument } from './document.ts'
import { writeEdges } from './edges.ts'
import { loadState, saveState, stillRead } from './editions.ts'
import { ask } from './hits.ts'
import { unpackJudgment } from './packed-judgment.ts'
import type { Dsl } from './to-query.ts'
import { countTouched, type Touched, touchWord } from './word-counts.ts'
import { takeLease } from './writer-lease.ts'

/** Of one bulk request; a cluster that is busy refuses more. */
const bulkBytes = 8_000_000
/** Each costs the cluster some memory of its own, however short it is. */
const bulkOperations = 5000

export type Operation = { action: Dsl; document?: Dsl }

/** Writes the edition after the published one. Nobody reads it before it is published. */
export async function openWriter(connection: Connection, touched: Touched): Promise<CaseWriter> {
  const lease = await takeLease(connection)
  let state = await loadState(connection)
  touched.begin(state.edition)

  async function put(judgments: readonly Judgment[]) {
    lease.check()
    const latest = [...new Map(judgments.map(judgment => [judgment.id, judgment])).values()]
    await endPublished(latest.map(({ id }) => id))
    const since = state.edition + 1
    const documents = latest.map(judgment => writeDocument(judgment, { since, until: forEver }))
    await touchWords(documents.map(({ body }) => body))
    await send(
      connection,
      documents.map(document => ({
        action: { index: { _index: connection.judgments, _id: nameVersion(document) } },
        document,
      })),
    )
  }

  async function remove(ids: readonly string[]) {
    await endPublished(ids)
    const since = state.edition + 1
    await send(
      connection,
      ids.map(id => ({
        action: { delete: { _index: connection.judgments, _id: nameVersion({ id, since }) } },
      })),
    )
  }

  /** The published versions of these judgments end with the next edition. */
  async function endPublished(ids: readonly string[]) {
    const until = state.edition + 1
    for (const part of chunk(ids, 200)) {
      const filter = [
        { terms: { id: part } },
        { range: { since: { lte: state.edition } } },
        { term: { until: forEver } },
      ]
      const answer = await ask(
        { connection, edition: state.edition, ask: createAsk(connection.client) },
        'judgments',
        {
          size: part.length,
          query: { bool: { filter } },
          _source: false,
          docvalue_fields: ['judgment', 'since'],
        },
      )
      const { hits } = (
        answer as {
          hits: { hits: { _id: string; fields: { judgment: string[]; since: number[] } }[] }
        }
      ).hits
      const ended = hits.map(async ({ _id, fields }) => ({
        action: { index: { _index: connection.judgments, _id } },
        document: writeDocument(await unpackJudgment(fields.judgment[0] ?? ''), {
          since: fields.since[0] ?? 0,
          until,
        }),
      }))
      await send(connection, await Promise.all(ended))
    }
  }

  /** Their judgments are counted at the publication, whoever publishes. */
  async function touchWords(bodies: readonly string[]) {
    const fresh = touched.fresh(bodies.flatMap(body => body.split(' ')))
    await send(
      connection,
      fresh.map(word => touchWord(connection, word)),
    )
    touched.add(fresh)
  }

  async function publish(landmarks = state.landmarks) {
    lease.check()
    const { client, judgments, edges, words } = connection
    const edition = state.edition + 1
    await client.indices.refresh({ index: [judgments, words] })
    const reader = { connection, edition, ask: createAsk(client) }
    const write = (operations: Operation[]) => send(connection, operations)
    await countTouched(reader, write)
    await writeEdges(reader, write)
    await client.indices.refresh({ index: [edges, words] })
    const recent = stillRead({ ...state, edition }, Date.now())
    await saveState(connection, state, { edition, landmarks, recent })
    state = await loadState(connection)
    touched.begin(edition)
    // Questions that began before are still answered.
    await client.deleteByQuery({
      index: [judgments, edges],
      conflicts: 'proceed',
      body: { query: { range: { until: { lte: recent[0]?.edition ?? 0 } } } },
    })
  }

  return { put, remove, publish, close: lease.end }
}

function nameVersion({ id, since }: { id: string; since: number }): string {
  return `${id}~${since}`
}

/** Sends what fits into one request after the other. What the cluster is too busy for is sent again, ever more slowly. */
async function send(connection: Connection, operations: readonly Operation[]) {
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

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
