import { type Connection, hasStatus } from './connection.ts'
import type { Dsl } from './to-query.ts'

/** What readers see. The number grows with each publication. */
export type Published = { edition: number; landmarks: string | null }
export type State = Published & { place: { if_seq_no: number; if_primary_term: number } | null }

const nothingYet: State = { edition: 0, landmarks: null, place: null }
const id = 'published'

export async function loadState({ client, state: index }: Connection): Promise<State> {
  try {
    const { body } = await client.get({ index, id })
    const { edition, landmarks } = body._source as Published // written by saveState
    return {
      edition,
      landmarks,
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

/** The versions that belong to an edition. Two editions back they are kept, for questions that are still being answered. */
export function inEdition(edition: number): Dsl[] {
  return [{ range: { since: { lte: edition } } }, { range: { until: { gt: edition } } }]
}
