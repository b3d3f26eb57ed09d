import { minute } from '#server/lib/clock.ts'
import { type Connection, hasStatus } from './connection.ts'
import { waitWhileNew } from './mapping.ts'
import type { Dsl } from './to-query.ts'

/** What readers see. The number grows with each publication; `recent` says when the last ones were. */
export type Published = {
  edition: number
  landmarks: string | null
  recent: { edition: number; at: number }[]
}
export type State = Published & { place: { if_seq_no: number; if_primary_term: number } | null }

const nothingYet: State = { edition: 0, landmarks: null, recent: [], place: null }
const id = 'published'

export async function loadState(connection: Connection): Promise<State> {
  try {
    return await readState(connection)
  } catch (failure) {
    if (!hasStatus(failure, 429, 503)) throw failure
    // An import beside this one may be just making the index.
    await waitWhileNew(connection.client, [connection.state])
    return readState(connection)
  }
}

async function readState({ client, state: index }: Connection): Promise<State> {
  try {
    const { body } = await client.get({ index, id })
    const { edition, landmarks, recent } = body._source as Published // written by saveState
    return {
      edition,
      landmarks,
      recent,
      place: { if_seq_no: body._seq_no ?? 0, if_primary_term: body._primary_term ?? 0 },
    }
  } catch (failure) {
    if (hasStatus(failure, 404)) return nothingYet
    throw failure
  }
}

/** Fails if somebody else has published since the state was loaded. */
export async function saveState({ client, state: index }: Connection, before: State, published: Published) {
  await client.index({ index, id, body: published, ...(before.place ?? { op_type: 'create' as const }) })
}

/** No question takes as long: a language model is asked for a minute at most. */
const longestQuestion = 10 * minute

/** The publications that a question may still be answered from, when there is one more now. */
export function stillRead({ edition, recent }: Published, now: number): Published['recent'] {
  const ended = recent.findLastIndex(({ at }) => at < now - longestQuestion)
  return [...recent.slice(Math.max(0, ended)), { edition, at: now }]
}

/** The versions that belong to an edition. */
export function inEdition(edition: number): Dsl[] {
  return [{ range: { since: { lte: edition } } }, { range: { until: { gt: edition } } }]
}
