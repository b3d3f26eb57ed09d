import { minute } from '#server/lib/clock.ts'
import type { SharedVectors } from '../library/shared-vectors.ts'
import type { Connection } from './connection.ts'

/** Of the windows of one text, one after the other. */
type Kept = { dimensions: number; data: string }

/** A server that died while it made them leaves them to the others after this time. */
const claimedFor = 5 * minute

/** The claim of one that is neither made nor being made; one request decides, whoever asks at the same time. */
const claimIfFree = `
  if (ctx._source.data == null && ctx._source.until <= params.now) { ctx._source.until = params.until }
  else { ctx.op = 'none' }`

/** Beside the judgments, so that each server copies what one has made (decision 067). */
export function openSharedVectors({ client, vectors: index }: Connection): SharedVectors {
  async function find(keys: readonly string[]): Promise<Map<string, number[][]>> {
    const found = new Map<string, number[][]>()
    if (keys.length === 0) return found
    const { body } = await client.mget({ index, body: { ids: [...keys] } })
    for (const one of body.docs) {
      const kept = '_source' in one ? (one._source as Partial<Kept>) : {} // written below
      if (kept.data !== undefined) found.set(one._id, unpack(kept.dimensions ?? 0, kept.data))
    }
    return found
  }

  async function claim(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return []
    const now = Date.now()
    const script = { source: claimIfFree, params: { now, until: now + claimedFor } }
    const { body } = await client.bulk({
      index,
      body: keys.flatMap(_id => [{ update: { _id } }, { script, upsert: { until: now + claimedFor } }]),
    })
    return body.items.flatMap(({ update }) =>
      update?._id && (update.result === 'created' || update.result === 'updated') ? [update._id] : [],
    )
  }

  async function keep(made: ReadonlyMap<string, number[][]>) {
    if (made.size === 0) return
    const { body } = await client.bulk({
      index,
      body: [...made].flatMap(([_id, vectors]) => [{ index: { _id } }, pack(vectors)]),
    })
    if (body.errors) throw new Error('OpenSearch did not keep the vectors that were made')
  }

  return { find, claim, keep }
}

function pack(vectors: readonly number[][]): Kept {
  return {
    dimensions: vectors[0]?.length ?? 0,
    data: Buffer.from(Float32Array.from(vectors.flat()).buffer).toString('base64'),
  }
}

function unpack(dimensions: number, data: string): number[][] {
  const bytes = Uint8Array.from(Buffer.from(data, 'base64'))
  const all = [...new Float32Array(bytes.buffer)]
  const count = dimensions === 0 ? 0 : all.length / dimensions
  return Array.from({ length: count }, (_, at) => all.slice(at * dimensions, (at + 1) * dimensions))
}
