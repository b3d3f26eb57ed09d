import { once } from '#server/lib/once.ts'
import type { Entry } from '../library/entry.ts'
import { compareBy, type HitOrder } from '../library/hit-order.ts'

/** For each order, how far down it each place stands. */
export type Orders = Record<HitOrder, () => Uint32Array>

/** Worked out when an order is first asked for. */
export function createOrders(length: number, entryAt: (place: number) => Entry): Orders {
  const rankBy = (order: HitOrder) =>
    once(() => {
      const keys = Array.from({ length }, (_, place) => ({ place, ...keyOf(entryAt(place)) }))
      keys.sort(compareBy[order])
      const ranks = new Uint32Array(length)
      for (const [rank, { place }] of keys.entries()) ranks[place] = rank
      return ranks
    })
  return { newest: rankBy('newest'), oldest: rankBy('oldest'), cited: rankBy('cited') }
}

function keyOf({ id, date, year, citedByCount }: Entry) {
  return { id, date, year, citedByCount }
}

type Hit = { place: number; score: number }

export function putInOrder(hits: Hit[], ranks: Uint32Array): Hit[] {
  return hits.sort((one, other) => (ranks[one.place] ?? 0) - (ranks[other.place] ?? 0))
}
