import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { createTryTable, deleteForgotten } from '#server/db/try-table.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { type Clock, minute } from './clock.ts'
import { createPace, type Pace } from './pace.ts'
import { createTryMemory, type TryStore } from './tries.ts'

/** How often something may be tried. A name belongs to one limit, wherever it is counted. */
export type Limits = {
  attempts: (name: string, limit: number, windowMs: number) => Attempts
  pace: (name: string, rules: Parameters<typeof createPace>[2]) => Pace
}

type Needs = { db: Database; clock: Clock; isShared?: boolean | undefined }

const forgetEvery = 10 * minute

/** Counted by all servers together where they share a database, else in memory (decision 067). */
export function openLimits(app: FastifyInstance, { db, clock, isShared }: Needs): Limits {
  const store = isShared ? createTryTable(db) : createTryMemory()
  if (isShared) forgetRegularly(app, db, clock)
  return {
    attempts: (name, limit, windowMs) => createAttempts(nameKeys(store, name), clock, limit, windowMs),
    pace: (name, rules) => createPace(nameKeys(store, name), clock, rules),
  }
}

function nameKeys(store: TryStore, name: string): TryStore {
  return {
    change: (key, decide) => store.change(`${name} ${key}`, decide),
    clear: key => store.clear(`${name} ${key}`),
  }
}

function forgetRegularly(app: FastifyInstance, db: Database, clock: Clock) {
  const forget = () =>
    deleteForgotten(db, clock()).catch(error =>
      app.log.warn({ err: error }, 'old counts could not be deleted'),
    )
  const timer = setInterval(forget, forgetEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
