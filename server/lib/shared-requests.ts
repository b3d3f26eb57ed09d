import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { addTries } from '#server/db/try-table.ts'
import { type Clock, second } from './clock.ts'

type Count = { window: number; own: number; told: number; others: number }
type Needs = { db: Database; clock: Clock; window: number; tellEvery?: number; toldFrom?: number }

/**
 * Requests by address, counted here and told to the other servers once a second. Whoever asks for less than `toldFrom` in a
 * window is far from any limit and costs the database nothing.
 */
export function countRequestsTogether(
  app: FastifyInstance,
  { db, clock, window, tellEvery = second, toldFrom = 100 }: Needs,
): FastifyRateLimitStoreCtor {
  const counts = new Map<string, Count>()
  const nameOf = () => Math.floor(clock().getTime() / window)

  function count(address: string): Count {
    const known = counts.get(address)
    if (known?.window === nameOf()) return known
    const begun = { window: nameOf(), own: 0, told: 0, others: 0 }
    counts.set(address, begun)
    return begun
  }

  async function tell() {
    const now = nameOf()
    const untold = new Map<string, { count: Count; own: number }>()
    for (const [address, each] of counts) {
      if (each.window !== now) counts.delete(address)
      else if (each.own >= toldFrom && each.own > each.told)
        untold.set(`requests ${now} ${address}`, { count: each, own: each.own })
    }
    if (untold.size === 0) return
    const added = new Map(
      [...untold].map(
        ([
          key,
          {
            count: { told },
            own,
          },
        ]) => [key, own - told],
      ),
    )
    const sums = await addTries(db, added, clock(), new Date((now + 1) * window))
    for (const [key, { count: each, own }] of untold) {
      each.told = own
      each.others = (sums.get(key) ?? own) - own
    }
  }

  repeat(app, tell, tellEvery)
  return class implements FastifyRateLimitStore {
    incr(address: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]) {
      const each = count(address)
      each.own += 1
      const ttl = (each.window + 1) * window - clock().getTime()
      answer(null, { current: each.own + each.others, ttl })
    }
    child() {
      return this
    }
  }
}

/** A database that is away leaves each server with its own count until it is back. */
function repeat(app: FastifyInstance, work: () => Promise<void>, every: number) {
  let isAtWork = false
  const timer = setInterval(async () => {
    if (isAtWork) return
    isAtWork = true
    await work().catch(error => app.log.debug({ err: error }, 'requests were not counted together'))
    isAtWork = false
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
