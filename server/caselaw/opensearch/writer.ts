import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseWriter } from '../library/case-index.ts'
import { createAsk } from './ask-together.ts'
import type { Connection } from './connection.ts'
import { forEver, writeDocument } from './document.ts'
import { writeEdges } from './edges.ts'
import { loadState, saveState, stillRead } from './editions.ts'
import { ask } from './hits.ts'
import { unpackJudgment } from './packed-judgment.ts'
import type { PreparedDocuments } from './prepared-documents.ts'
import { type Operation, send } from './send.ts'
import { countTouched, type Touched, touchWord } from './word-counts.ts'
import { takeLease } from './writer-lease.ts'

/** Writes the edition after the published one. Nobody reads it before it is published. */
export async function openWriter(
  connection: Connection,
  touched: Touched,
  prepared: PreparedDocuments,
): Promise<CaseWriter> {
  const lease = await takeLease(connection)
  let state = await loadState(connection)
  touched.begin(state.edition)

  async function put(judgments: readonly Judgment[]) {
    lease.check()
    const latest = [...new Map(judgments.map(judgment => [judgment.id, judgment])).values()]
    await endPublished(latest.map(({ id }) => id))
    const since = state.edition + 1
    const documents = latest.map(judgment => prepared.make(judgment, { since, until: forEver }))
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

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
